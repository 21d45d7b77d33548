"""The variants of Eleven that check_game plays."""

from __future__ import annotations

from touchline.engine.variants import variants
from touchline.games.eleven import GAME


def test_variants_show_every_value_of_every_option() -> None:
    found = variants(GAME)
    for option in GAME.options:
        assert {options[option.id] for _, options in found} == set(option.values), option.id
    for seats in GAME.seats:
        divisions = {options["division"] for of, options in found if of == seats}
        assert divisions == {0, 1, 2, 3}, seats


def test_no_variant_mixes_what_does_not_go_together() -> None:
    for seats, options in variants(GAME):
        assert seats == 1 or not options["scenario"]
        assert seats > 1 or not options["player_transfers"]
