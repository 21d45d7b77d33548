"""Games from Python: what docs/python.md promises."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import tomllib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import pytest

import touchline
from tests.given_editions import changed
from touchline.engine.errors import BadRecord
from touchline.engine.game import find

ROOT = Path(__file__).resolve().parent.parent


def play_on(table: touchline.Table, decisions: int = 10_000, seed: int = 1) -> touchline.Table:
    """Random decisions, at most so many."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if table.over:
            break
        decision = chance.choice(table.decisions)
        table.play(decision.seat, chance.choice(decision.options))
    return table


def new(seed: int | str | None = 7, seats: int = 3, **options: bool) -> touchline.Table:
    return touchline.new("best11", seats=seats, seed=seed, options=options)


def test_decision_has_seat_question_and_labelled_options() -> None:
    decisions = new().decisions
    assert [decision.seat for decision in decisions] == [0, 1, 2]
    for decision in decisions:
        assert decision.question == "keep_tactic"
        assert decision.text.endswith("?")
        assert decision.rule.startswith("B11-")
        assert len(decision.options) >= 2
        for option in decision.options:
            assert option.startswith("keep_tactic:tac_")
            assert option.label


def test_option_is_its_text() -> None:
    table = new()
    option = table.decisions[0].options[0]
    assert isinstance(option, str)
    assert option == str(option)
    assert msgspec.json.decode(msgspec.json.encode(str(option))) == option
    table.play(0, str(option))
    assert [(entry.seat, entry.option) for entry in table.log] == [(0, option)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_game_runs_to_scores_explained_by_their_parts(seats: int) -> None:
    table = new(seats=seats)
    assert table.scores == []
    play_on(table)
    assert table.over
    assert table.decisions == []
    assert [score.seat for score in table.scores] == list(range(seats))
    for score in table.scores:
        assert score.total == sum(score.parts.values())
    assert min(score.place for score in table.scores) == 1


def test_same_seed_gives_the_same_game() -> None:
    assert play_on(new(7)).record == play_on(new(7)).record
    assert play_on(new("friday"), 9).record == play_on(new("friday"), 9).record
    assert play_on(new(7)).record != play_on(new(8)).record


def test_without_a_seed_every_table_is_its_own() -> None:
    assert new(None).match.secret != new(None).match.secret


def test_refusal_names_the_rule_and_changes_nothing() -> None:
    table = play_on(new(), 20)
    before = table.record
    with pytest.raises(touchline.Refused) as refused:
        table.play(table.decisions[0].seat, "nominate:kp_1")
    assert refused.value.rule.startswith("B11-")
    assert refused.value.reason
    assert table.record == before


@pytest.mark.parametrize("seat", [3, -1, 99, "0", None, 1.0])
def test_unknown_seat_is_refused_everywhere(seat: int) -> None:
    table = new()
    option = table.decisions[0].options[0]
    with pytest.raises(touchline.TouchlineError, match="seats are 0 to 2"):
        table.play(seat, option)
    with pytest.raises(touchline.TouchlineError, match="seats are 0 to 2"):
        table.why_not(seat)
    if seat != -1:
        with pytest.raises(touchline.TouchlineError, match="seats are 0 to 2"):
            table.view(seat)
        with pytest.raises(touchline.TouchlineError, match="seats are 0 to 2"):
            table.events(seat)


def test_why_not_gives_option_rule_and_reason() -> None:
    table = new()
    seen = 0
    while not table.over:
        for decision in table.decisions:
            for option, rule, reason in table.why_not(decision.seat):
                assert option not in decision.options
                with pytest.raises(touchline.Refused) as refused:
                    table.play(decision.seat, option)
                assert (refused.value.rule, refused.value.reason) == (rule, reason)
                seen += 1
        play_on(table, 1, seen)
    assert seen > 50
    assert all(table.why_not(seat) == [] for seat in range(3))


def test_view_holds_what_the_seat_may_know() -> None:
    table = new()
    view = table.view(0)
    assert view.seat == 0
    assert view.decision is not None
    assert [option.option for option in view.decision.options] == table.decisions[0].options
    assert table.view().decision is None
    assert msgspec.to_builtins(view)["game"] == "best11"
    assert table.view(0) != table.view(1)


def test_clone_is_independent() -> None:
    table = play_on(new(), 30)
    before = table.record
    other = table.clone()
    assert other.record == before
    play_on(other)
    assert other.over
    assert table.record == before
    assert not table.over


# Other processes


def a_decision(table: touchline.Table) -> tuple[touchline.Option, touchline.Decision]:
    """What a worker sends back: the last option of the first decision, and the decision."""
    decision = table.decisions[0]
    return decision.options[-1], decision


def played(table: touchline.Table, seat: int, option: str) -> touchline.Table:
    """A worker that plays on a table, and sends it back."""
    table.play(seat, option)
    return table


@pytest.mark.parametrize("game", ["best11", "best11@my-cards"])
def test_tables_options_and_refusals_travel_between_processes(game: str, shelf: Path) -> None:
    changed()
    table = play_on(touchline.new(game, seats=3, seed=7, options={"money_cap": True}), 30)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        option, decision = pool.submit(a_decision, table).result()
        assert decision == table.decisions[0]
        assert (option, option.label, option.detail, option.effect) == _words(decision.options[-1])
        assert type(option) is touchline.Option
        sent = pool.submit(played, table, decision.seat, option).result()
        with pytest.raises(touchline.Refused) as refused:
            pool.submit(played, table, decision.seat, "nominate:kp_1").result()
    assert refused.value.rule.startswith("B11-")
    table.play(decision.seat, option)
    assert sent.record == table.record
    assert sent.match.game.spec == table.match.game.spec
    assert play_on(sent, seed=5).record == play_on(table, seed=5).record


def _words(option: touchline.Option) -> tuple[str, str, str, str]:
    return option, option.label, option.detail, option.effect


@pytest.mark.parametrize("again", [copy.deepcopy, copy.copy, lambda one: pickle.loads(pickle.dumps(one))])
def test_copies_are_equal_and_independent(again: Callable[[Any], Any]) -> None:
    table = play_on(new(), 30)
    before = table.record
    (option, decision), other = again(a_decision(table)), again(table)
    assert (_words(option), decision) == (_words(decision.options[-1]), table.decisions[0])
    assert other.record == before
    assert play_on(other).over
    assert table.record == before


def test_false_record_is_an_error_that_travels() -> None:
    with pytest.raises(BadRecord) as refused:
        touchline.load_record(play_on(new(), 5).record.replace("Seat 0", "Seat O"))
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.line, str(again)) == (1, str(refused.value))


def test_events_are_heard_by_those_who_may() -> None:
    table = play_on(new(), 30)
    own, other, public = (table.events(seat) for seat in (0, 1, -1))
    assert own != other
    assert {line.only for line in own} <= {-1, 0}
    assert {line.only for line in public} == {-1}
    assert all(line.text and line.rule.startswith("B11-") for line in own)
    assert table.events(0, after=20) == [line for line in own if line.decision >= 20]


def test_labels_call_seats_by_their_names() -> None:
    names = ["Ada", "Bo", "Cy", "Dee"]
    awards: list[touchline.Decision] = []
    for seed in range(40):
        table = touchline.new("best11", seats=4, seed=seed, names=names)
        while not table.over and not awards:
            awards = [d for d in table.decisions if d.question == "award_tie"]
            play_on(table, 1, seed)
        if awards:
            break
    assert awards
    labels = [option.label for option in awards[0].options]
    assert all(any(name in label for name in names) and "{" not in label for label in labels)


def test_record_comes_back_as_the_same_table() -> None:
    table = play_on(new(), 60)
    again = touchline.load_record(table.record)
    assert again.record == table.record
    assert again.names == table.names
    assert again.decisions == table.decisions
    assert play_on(again).over


def test_broken_record_is_refused_with_its_line() -> None:
    with pytest.raises(BadRecord, match="line 1"):
        touchline.load_record(play_on(new(), 5).record.replace("Seat 0", "Seat O"))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"game": "chess", "seats": 3}, "There is no game 'chess'. There is: best11"),
        ({"game": "best11", "seats": 5}, "2 to 4 managers, not 5"),
        ({"game": "best11", "seats": 3, "options": {"no_such": True}}, "no option 'no_such'. It has: "),
        ({"game": "best11", "seats": 3, "options": {"money_cap": "yes"}}, "give true or false"),
        ({"game": "best11", "seats": 3, "names": ["Ada"]}, "one name for each seat"),
    ],
)
def test_wrong_table_is_refused_with_what_to_do(words: dict[str, object], message: str) -> None:
    with pytest.raises(touchline.TouchlineError) as refused:
        touchline.new(**words)  # type: ignore[arg-type]
    assert message in str(refused.value)


def test_options_of_the_table_are_switched_on() -> None:
    assert new(manager_draft=True).decisions[0].question == "draft_manager"


def test_list_games_says_what_can_be_played() -> None:
    (card,) = [card for card in touchline.list_games() if card.id == "best11"]
    assert card.title == find("best11").title
    assert card.seats == [2, 3, 4]
    assert card.options[0].id == "shootout"


def test_version_is_written_in_one_place_and_has_its_changes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "touchline.__version__"}
    assert f"\n## {touchline.__version__}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert touchline.version().startswith(f"Touchline {touchline.__version__} (pure Python), ")
    assert not touchline.is_compiled()


def test_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nwe'"):
        _ = touchline.nwe
    assert "new" in dir(touchline)


@pytest.mark.parametrize(
    ("code", "unwanted"),
    [
        ("import touchline", ("touchline.", "msgspec")),
        ("import touchline; touchline.new('best11', seats=2)", ("starlette", "numpy", "rich", "typer")),
    ],
)
def test_nothing_is_imported_that_is_not_needed(code: str, unwanted: tuple[str, ...]) -> None:
    program = f"{code}\nimport sys\nprint([name for name in sys.modules if name.startswith({unwanted!r})])"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
