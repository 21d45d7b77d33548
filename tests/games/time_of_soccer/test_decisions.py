"""Which decisions there are, who is asked, and what the engine does without asking (TS-323 to TS-327)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.games.time_of_soccer.given import GAME, given
from tests.games.time_of_soccer.ledger import LEDGER
from touchline.engine.chance import Chance, seed_state
from touchline.games.time_of_soccer import draft
from touchline.games.time_of_soccer.state import TimeOfSoccer

EVERYTHING = {"fatigue": 1, "secondary_market": 1, "unique_starters": 1, "free_traffic.0": 1}
OUT_OF_TURN = {"align", "align_principal", "align_position", "team_kind", "reroll"}
IN_A_MARKET_TURN = {"market_step", "place_tile", "dismiss", "force_buy", "sell_which", "pay_talks"}


def moments(seats: int, seed: int) -> Iterator[TimeOfSoccer]:
    """Every decision of a random game with all variants."""
    g: TimeOfSoccer = GAME.new(seats, seed_state(seed), GAME.option_values(EVERYTHING, seats))
    GAME.rules.settle(g)
    chance = Chance(seed)
    while g.unanswered:
        yield g
        seat = g.next_seat()
        options = GAME.rules.options(g, seat)
        GAME.rules.apply(g, seat, options[chance.rand(len(options))])
    yield g


def boards(g: TimeOfSoccer) -> list[set[int]]:
    """All tiles of each club."""
    single = (g.scout, g.secretary, g.community, g.advertising, g.tv, g.friendly)
    return [
        {*g.squad[seat], *g.managers[seat], *g.press[seat], *(place[seat] for place in single)} - {-1}
        for seat in range(g.seats)
    ]


@pytest.mark.rule("TS-326")
def test_decisions_are_exactly_those_of_the_ledgers_table() -> None:
    section = LEDGER.partition("## Decision points")[2].partition("## Chance")[0]
    declared = re.findall(r"^\| `(\w+)` \|", section, re.M)
    assert GAME.questions[1:] == declared
    steps = {"move", "park", "force", "end"}  # a market step is one of these
    assert set(GAME.codec.verbs) - {""} == set(declared) - {"market_step"} | steps


@pytest.mark.rule("TS-326")
def test_no_tile_ever_goes_from_one_club_to_another() -> None:
    before: list[set[int]] = []
    for g in moments(4, 7):
        if g.car.count(-1) == 0:
            now = boards(g)
            for seat, tiles in enumerate(now):
                for other, had in enumerate(before):
                    assert seat == other or not tiles & had
            before = [had | tiles for had, tiles in zip(before or now, now, strict=True)]
            second = set(g.second)
            returned = {tile for tile in g.market if tile >= 0}
            before = [had - second - returned for had in before]  # sold, or given back: open to all


@pytest.mark.rule("TS-323")
def test_engine_collects_ages_the_market_and_plays_neutral_matches_without_asking() -> None:
    table = given(seats=2).bench(0, "F101").only("mon")
    assert len(table.events("collection")) == 2
    table.market({1: "F101", 2: "F102"}, old=(1,)).only("movement")
    assert len(table.events("tile_placed")) == 15
    table.match("yellow", "green")
    assert len(table.events("clash")) == 1
    table.managers(0, "M101").press(0, "R101").fans(0, 13, 3).dice(*[1] * 6, *[1] * 6)
    table.match("blue", "black").play(0, "keep")  # the one thing that a club decides in this match
    assert len(table.events("neutral_reroll")) >= 1
    assert len(table.events("press_true") + table.events("press_false")) == 1
    assert len(table.events("satisfaction")) == 1
    assert (table.asked(0), table.asked(1)) == (None, None)


@pytest.mark.rule("TS-324")
def test_decision_with_one_option_is_taken_by_the_engine() -> None:
    table = given().cash(0, 6).car(0, "H11").market({6: "F101"}).dice(1).turn(0).play(0, "force:6")
    assert table.events("declined") == [[0, 0]]  # 6 $ and 2 $: nothing to decide
    assert table.asked(0) is None
    table = given().bench(0, "F101").match("red", "blue").play(0, "edit")
    assert table.asked(0) == "align_position"  # one manager; F101 or nobody in goal
    table.play(0, "F101")
    assert table.asked(0) is None  # nobody is left for the other ten positions
    for g in moments(3, 2):
        assert all(len(GAME.rules.options(g, seat)) > 1 for seat in range(3) if g.open[seat])


@pytest.mark.rule("TS-325")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_matches_ask_out_of_turn_and_one_club_at_a_time(seats: int) -> None:
    last = (-1, -1, -1)
    asked = set()
    for g in moments(seats, 5):
        waiting = [seat for seat in range(seats) if g.open[seat]]
        if not waiting:
            break
        assert len(waiting) == 1  # the table waits for this club alone
        question = GAME.question(g, waiting[0])
        asked.add(question)
        if question in OUT_OF_TURN:
            assert g.day in (2, 6)
            assert GAME.view(g, -1).match or g.week == 10  # before scoring there is no match
        elif g.car.count(-1) == 0:
            now = (g.week, g.day, (waiting[0] - g.lead) % seats)
            if now[:2] == last[:2]:
                assert now[2] >= last[2]  # in turn order
            assert (question == "recover") == (g.day == 0)
            assert g.day == 0 or question in IN_A_MARKET_TURN
            last = now
    assert asked >= {"market_step", "align", "team_kind", "reroll"}


@pytest.mark.rule("TS-325")
def test_defender_is_asked_about_his_reroll_during_the_others_attack() -> None:
    table = given(first=1).managers(1, "M101").match("blue", "red").play(1, "keep").play(0, "keep")
    assert table.asked(0) == "reroll"  # red attacks, blue has defended
    assert table.events("attack_roll")[-1][0] == 1


@pytest.mark.rule("TS-327")
def test_proposal_of_a_line_up_changes_nothing_until_it_is_sent() -> None:
    table = given().bench(0, "F101", "F103", "F104", "F119", "F216").managers(0, "blue:manager", "M104")
    table.match("red", "blue")
    before = table.g.dump()
    proposal = draft.edit(table.g, 0, None, "best:match")
    decisions = draft.sequence(table.g, 0, proposal)
    assert table.g.dump() == before
    assert decisions[0] == "align:edit"
    assert decisions[1].startswith("align_principal:")
    assert {text.partition(":")[0] for text in decisions[2:]} == {"align_position"}
    table.play(0, *decisions)  # each is checked like any other
    assert table.g.line_up[:11] == list(proposal.team)
    assert table.levels(0) >= (1, 1)
