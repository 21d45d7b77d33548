"""Where the long words of a name may break."""

import pytest

from touchline.web.hyphens import SOFT, soft


@pytest.mark.parametrize(
    "name",
    ["Van-ton-ge-ren", "The Black-board", "Bar-row-clough", "Fea-ther-stone", "Winifred", "Ng"],
)
def test_a_long_word_may_break_between_syllables(name: str) -> None:
    assert soft(name.replace("-", "")) == name.replace("-", SOFT)


def test_a_hyphen_of_its_own_stays() -> None:
    assert soft("Tuck-Moreau") == "Tuck-Moreau"
