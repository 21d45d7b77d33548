"""What every game promises: its variants pass check_game, its recorded games are true to the last line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.recorded import HERE, files, how_to, matches, replayed
from tools.records import GOLDEN, RECORDS, report
from touchline.engine import record
from touchline.engine.check import check_game
from touchline.engine.game import find, known
from touchline.engine.variants import variants

every_game = pytest.mark.parametrize("game", known())
# Of so many decisions one is looked at, once a question is familiar; the slow tests look at more.
LEAST_SAMPLE = 48
SPARING = 24  # times the sample of a game that has one of its own


@every_game
def test_variants_have_every_number_of_seats_and_every_value_of_every_option(game: str) -> None:
    found = variants(find(game))
    assert {seats for seats, _ in found} == set(find(game).seats)
    for option in find(game).options:
        assert {options[option.id] for _, options in found} == set(option.for_bots), option.id


@pytest.mark.timeout(900)
@every_game
def test_every_variant_passes_check_game(game: str) -> None:
    found = variants(find(game))
    heard: list[tuple[int, int]] = []
    own = find(game).sample
    sample = LEAST_SAMPLE if own == 1 else own * SPARING
    checked = check_game(
        find(game), len(found), progress=lambda done, of: heard.append((done, of)), sample=sample
    )
    assert checked.failures == []
    assert checked.leaks == 0
    assert checked.games == len(found)
    assert heard[-1] == (len(found), len(found))
    assert checked.redeals > 0
    assert checked.hostile > checked.redeals
    assert checked.redeals * sample > checked.decisions / 2


@pytest.mark.slow
@pytest.mark.timeout(900)
@every_game
def test_every_variant_passes_check_game_at_length(game: str) -> None:
    checked = check_game(find(game), len(variants(find(game))), seed=2)
    assert checked.failures == []
    assert checked.redeals * find(game).sample > checked.decisions / 2


@pytest.mark.parametrize(
    "path",
    [path for game in known() for path in files(game)],
    ids=lambda path: f"{path.parts[-3]}-{path.stem}",
)
def test_record_is_true(path: Path) -> None:
    match, names = replayed(path)
    assert match.over
    assert record.write(match, names) == path.read_text(encoding="utf-8")
    assert not match.game.conserved(match.state)


@every_game
def test_there_is_a_record_of_every_row_and_no_other(game: str) -> None:
    assert {path.stem for path in files(game)} == {row.file for row in RECORDS[game]}, how_to(game)


@every_game
def test_every_number_of_seats_has_a_record(game: str) -> None:
    assert {match.seats for match in matches(game)} == set(find(game).seats), how_to(game)


@every_game
def test_story_of_a_game_is_the_one_that_was_approved(game: str) -> None:
    name = GOLDEN[game]
    golden = (HERE / game / "golden" / f"{name}.txt").read_text(encoding="utf-8")
    assert report(*replayed(HERE / game / "records" / f"{name}.jsonl")) == golden, how_to(game)
