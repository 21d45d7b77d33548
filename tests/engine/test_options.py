"""Options of a table: on or off, one of several values, for all or for one seat; and what does not fit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, TableOption, each_seat, find
from touchline.engine.match import Match
from touchline.engine.record import read, write
from touchline.engine.variants import MOST_SETS, left_out, variants


def refuses_night_alone(seats: int, options: dict[str, int]) -> str:
    """Two seats cannot play at night."""
    return "Option 'night' is for 3 or 4 managers." if options["night"] and seats == 2 else ""


GAME: Game = replace(
    find("best11"),
    options=(
        TableOption("night", "Night", "In the dark.", "B11-001"),
        TableOption("wind", "Wind", "From where.", "B11-002", (1, 2, 3), 2),
        *each_seat(TableOption("lead", "Lead", "A start.", "B11-003", (0, 1, 5)), 4),
    ),
    incompatibility=refuses_night_alone,
)


def test_what_is_not_chosen_is_as_usual() -> None:
    usual = {"night": 0, "wind": 2, "lead.0": 0, "lead.1": 0, "lead.2": 0, "lead.3": 0}
    assert GAME.option_values({}) == usual
    assert GAME.option_values({"wind": 3, "night": True, "lead.2": 5}, 3) == usual | {
        "wind": 3,
        "night": 1,
        "lead.2": 5,
    }


def test_people_read_switches_as_on_or_off_and_others_as_values() -> None:
    plain = GAME.plain_options(GAME.option_values({"night": 1}))
    assert plain["night"] is True
    assert plain["wind"] == 2
    assert plain["lead.0"] is not False
    assert plain["lead.0"] == 0


@pytest.mark.parametrize(
    ("chosen", "seats", "message"),
    [
        ({"rain": 1}, 0, "no option 'rain'. It has: night, wind, lead.0, lead.1, lead.2, lead.3."),
        ({"night": 2}, 0, "Option 'night' is on or off: give true or false, not 2."),
        ({"wind": 4}, 0, "Option 'wind' is one of 1, 2, 3, not 4."),
        ({"wind": True}, 0, "Option 'wind' is one of 1, 2, 3, not True."),
        ({"wind": "2"}, 0, "Option 'wind' is one of 1, 2, 3, not '2'."),
        ({"lead.3": 1}, 3, "Option 'lead.3' is for seat 3; the seats here are 0 to 2."),
        ({"night": 1}, 2, "Option 'night' is for 3 or 4 managers."),
    ],
)
def test_wrong_options_are_refused_with_what_is_allowed(
    chosen: dict[str, object], seats: int, message: str
) -> None:
    with pytest.raises(TouchlineError) as refused:
        GAME.option_values(chosen, seats)
    assert message in str(refused.value)


def test_table_with_options_that_do_not_go_together_is_not_made() -> None:
    with pytest.raises(TouchlineError, match="3 or 4 managers"):
        Match(GAME, 2, {"night": True}, b"secret")
    assert Match(GAME, 3, {"night": True}, b"secret").options["night"] == 1


def test_few_sets_of_options_are_all_checked() -> None:
    two = [options for seats, options in variants(GAME) if seats == 2]
    assert len(two) == 27  # night is refused
    assert all(options["lead.2"] == options["lead.3"] == 0 for options in two)


def test_many_sets_are_spread_with_every_value_for_every_number_of_seats() -> None:
    four = [options for seats, options in variants(GAME) if seats == 4]
    assert MOST_SETS < 2 * 3 * 3**4
    assert len(four) == 1 + 3  # as usual, and mixes for the three values that an option has at most
    for option in GAME.options:
        assert {options[option.id] for options in four} == set(option.values)
    assert four == [options for seats, options in variants(GAME) if seats == 4]


ENDLESS: Game = replace(
    find("best11"),
    options=(TableOption("rounds", "Rounds", "How many.", "B11-004", (0, 3, 5), 3, endless=(0,)),),
    incompatibility=None,
)


def test_bots_alone_do_not_play_what_need_not_end() -> None:
    assert ENDLESS.option_values({"rounds": 0}, 2) == {"rounds": 0}
    assert ENDLESS.option_values({"rounds": 5}, 2, bots_alone=True) == {"rounds": 5}
    with pytest.raises(TouchlineError) as refused:
        ENDLESS.option_values({"rounds": 0}, 2, bots_alone=True)
    assert "'rounds' 0, because such a game need not end (B11-004). Choose one of 3, 5." in str(refused.value)


def test_check_leaves_out_what_need_not_end_and_says_so() -> None:
    assert [options["rounds"] for seats, options in variants(ENDLESS) if seats == 2] == [3, 5]
    assert left_out(ENDLESS) == ["rounds=0 (B11-004)"]
    assert left_out(GAME) == []


def test_record_keeps_values() -> None:
    match = Match(
        find("time_of_soccer"), 2, {"neutral_level": 5, "fatigue": True, "handicap.1": 3}, b"secret"
    )
    again, _ = read(write(match, ["Ada", "Bo"]))
    assert again.options == match.options
    assert '"neutral_level":5' in write(match, ["Ada", "Bo"])
    assert '"fatigue":true' in write(match, ["Ada", "Bo"])
