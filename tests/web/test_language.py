"""Which language a visitor reads."""

from __future__ import annotations

import pytest

from touchline.web.language import chosen, preferred


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("en-GB,en;q=0.9,fr;q=0.8", "en"),
        ("de,fr;q=0.5,en;q=0.4", "fr"),
        ("de,it", "en"),
        ("fr;q=0,en;q=0.1", "en"),
        ("fr;q=nonsense", "en"),
        (",,;;q=,", "en"),
    ],
)
def test_browser_says_what_it_prefers(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_a_choice_is_stronger_than_the_browser_and_the_address_than_both() -> None:
    assert chosen("", "a=1; touchline-language=fr", "en") == "fr"
    assert chosen("en", "touchline-language=fr", "fr") == "en"
    assert chosen("xx", "touchline-language=yy", "fr") == "fr"
