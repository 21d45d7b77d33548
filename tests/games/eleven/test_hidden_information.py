"""What each seat may know, and what the caretaker does for one that does not answer (EL-281, EL-366 to
EL-376)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.eleven.given import THING, Table, fresh, given
from tests.games.eleven.ledger import WORDS, ids
from tests.games.eleven.matchday import kick_off, lay_out, zones
from touchline.engine.chance import Chance
from touchline.games.eleven import GAME, cards, opponents, scenarios, state as s
from touchline.games.eleven.cards import OPPONENT, THINGS, ZONE_NAMES
from touchline.games.eleven.lineups import club_of, match_points
from touchline.games.eleven.redeal import line_ups_expected
from touchline.games.eleven.rules import club, league

OTHERS = (1, -1)


def seen(table: Table, seat: int) -> str:
    """Everything that leaves the table for a seat, as text."""
    return msgspec.json.encode(table.view(seat)).decode()


@pytest.mark.rule("EL-281")
def test_a_hand_of_tactics_has_no_limit_and_loses_nothing_by_use() -> None:
    hand = ("TB1", "TA1", "TA2", "TA3", "TA4", "TA5", "TA6", "TA7", "TA8")
    table = given().tactics(0, *hand).tactics(1)
    table.match(0).play(0, "TB1:5-3-2").until("second_tactic").play(0, "TA3").until()
    assert table.view(0).own.tactics == list(hand)
    table.meeting(0, "BM20", "blue")  # tactic 1
    assert len(table.view(0).own.tactics) == 10


@pytest.mark.rule("EL-368")
def test_an_objective_is_its_owners_secret_until_it_is_met() -> None:
    table = fresh(2, seed=4).until("keep_objective")
    kept, unused = table.view(0).own.dealt
    table.play(0, kept)
    assert (table.view(0).own.objective, table.view(0).own.unused) == (kept, unused)
    for seat in OTHERS:
        assert f'"{kept}"' not in seen(table, seat)
        assert f'"{unused}"' not in seen(table, seat)
    assert [
        event.args for event in table.heard if event.kind == "objective_kept" and event.only is None
    ] == []
    met = given().objective(0, "O04").office(0, 2).cash(0, 5)
    assert met.view(1).clubs[0].objective is None
    met.turn(0).play(0, "build:office")
    assert met.view(1).clubs[0].objective == "O04"


@pytest.mark.rule("EL-369")
def test_tactics_in_hand_are_a_number_to_the_others_until_played() -> None:
    table = given().tactics(0, "TB2", "TA3", "TA6")
    for seat in OTHERS:
        club = table.view(seat).clubs[0]
        assert (club.tactics, club.tactics_shown) == (3, [])
        assert '"TA3"' not in seen(table, seat)
    table.match(0).play(0, "TB2:4-3-3").until("second_tactic")
    assert table.view(1).clubs[0].tactics_shown == ["TB2"]
    table.play(0, "TA3")
    assert table.view(1).clubs[0].tactics_shown == ["TB2", "TA3"]
    assert '"TA6"' not in seen(table, 1)
    assert table.view(0).own.tactics == ["TB2", "TA3", "TA6"]


@pytest.mark.rule("EL-369", "EL-378")
@pytest.mark.parametrize("other", ["TB2", "TA3"])
def test_whether_a_second_tactic_is_asked_for_does_not_tell_what_it_is(other: str) -> None:
    table = lay_out(given().tactics(0, "TB1", other)).until("second_tactic")
    assert table.asked(0) == "second_tactic"
    assert table.options(0)[-1] == "second_tactic:none"
    assert (len(table.options(0)) == 1) == (other == "TB2")
    alone = lay_out(given().tactics(0, "TB1")).until("second_tactic")
    assert alone.asked(0) is None


@pytest.mark.rule("EL-370")
def test_the_opponents_line_up_is_hidden_until_kick_off_and_public_afterwards() -> None:
    table = given().opponent(0, "T07-4").resource(0, fans=1)
    kick_off(lay_out(table))
    assert table.asked(0) == "stands"
    for seat in (0, *OTHERS):
        hidden = table.view(seat).clubs[0].opponent
        assert (hidden.card, hidden.keeper, hidden.gloves, hidden.footballers) == (None, None, None, [])
        assert '"T07-4"' not in seen(table, seat)
    table.play(0, "0")
    for seat in (0, *OTHERS):
        shown = table.view(seat).clubs[0].opponent
        assert (shown.card, shown.keeper, shown.gloves, len(shown.footballers)) == ("T07-4", 2, 1, 10)


@pytest.mark.rule("EL-370")
def test_the_club_and_the_report_are_public_from_setup_on() -> None:
    table = fresh(3, seed=5)
    assert table.asked(0) == "draft_director"
    for seat in range(3):
        card = club.opponent(table.g, seat)
        backs = [table.view(viewer).clubs[seat].opponent for viewer in (0, 1, 2, -1)]
        assert backs == [backs[0]] * 4
        assert (backs[0].team, backs[0].card) == (THINGS[card][:3], None)
        assert backs[0].report == WORDS["opponents"][THINGS[card]]
        assert all(f'"{THINGS[card]}"' not in seen(table, viewer) for viewer in (0, 1, 2, -1))


@pytest.mark.rule("EL-051", "EL-370")
def test_the_next_opponent_is_known_once_the_last_one_is_discarded() -> None:
    table = given(2, week=2)
    below = [THINGS[table.g.stack[6 * seat + 2]] for seat in (0, 1)]
    table.step(s.DISCARD_OPPONENTS)  # end-of-Week step 2; the steps after it ask nobody here
    for viewer in (0, *OTHERS):
        clubs = table.view(viewer).clubs
        assert [one.opponent.team for one in clubs] == [card[:3] for card in below]
        assert [one.opponent.report for one in clubs] == [WORDS["opponents"][card] for card in below]


@pytest.mark.rule("EL-371")
def test_opponents_below_the_top_are_unknown() -> None:
    table = given(2, seed=8)
    g = table.g
    before = [seen(table, seat) for seat in (0, *OTHERS)]
    g.stack[1:6] = reversed(g.stack[1:6])
    assert [seen(table, seat) for seat in (0, *OTHERS)] == before
    g.stack[1] = THING["T16-1"]
    assert [seen(table, seat) for seat in (0, *OTHERS)] == before


@pytest.mark.rule("EL-371")
def test_below_the_top_every_card_of_the_tier_is_imagined() -> None:
    g = given(2, seed=8).g
    found = {GAME.redeal(g, 0, seed).stack[1] for seed in range(60)}
    teams = {THINGS[card][:3] for card in found}
    assert teams == {"T01", "T02", "T03", "T04"} - {GAME.view(g, 0).clubs[0].opponent.team}  # EL-046
    assert len(found) >= 9


# What follows from the clubs, and what the others cannot know


@pytest.mark.rule("EL-420")
def test_the_clubs_stay_as_they_are_in_imagined_games() -> None:
    g = fresh(4, seed=3).g
    for seed in range(10):
        world = GAME.redeal(g, 1, seed)
        assert league.teams_met(world) == league.teams_met(g)
        GAME.rules.play_random(world, Chance(seed))
        first = [THINGS[world.history[6 * seat] & 0xFFFF][:3] for seat in range(4)]
        assert first == [one.opponent.team for one in GAME.view(g, 1).clubs]


@pytest.mark.rule("EL-420")
@pytest.mark.parametrize("name", ids(r"T\d\d-\d"))
def test_a_hidden_line_up_is_judged_by_tier_formation_and_fact(name: str) -> None:
    at = THING[name] - OPPONENT
    division = next(one for one in (3, 2, 1) if opponents.TIER[at] in scenarios.DIVISION_TIERS[one])
    easier = scenarios.DIVISION_TIERS[division][0] == opponents.TIER[at]
    g = given(1, week=1 if easier else 4, division=division).opponent(0, name).g
    tier = [c for c in range(cards.OPPONENTS) if opponents.TIER[c] == opponents.TIER[at]]
    same = [c for c in tier if opponents.FORMATION[c] == opponents.FORMATION[at]]
    expected = [card - OPPONENT for card in line_ups_expected(g, 0)]
    assert len(expected) >= 4
    assert at in expected
    assert set(expected) <= set(same if len(same) >= 4 else tier)
    imagined = {club.opponent(GAME.redeal(g, 0, seed), 0) - OPPONENT for seed in range(12 * len(expected))}
    assert imagined == set(expected)
    view = seen_of(g, 0)
    assert all(seen_of(GAME.redeal(g, 0, seed), 0) == view for seed in range(5))


def seen_of(g: s.Eleven, seat: int) -> bytes:
    """Everything that leaves a state for a seat."""
    return msgspec.json.encode(GAME.view(g, seat))


@pytest.mark.rule("EL-420")
def test_advice_is_the_same_whatever_lies_on_the_front_of_the_card() -> None:
    table = given(1).squad(0, "P07", "P11", "P27").dressed(0).resource(0, fitness=3).opponent(0, "T01-1")
    g = table.g
    advice = club_of(g, 0), match_points(g, 0)
    for name in ("T01-4", "T04-3", "T03-2"):
        other = g.clone()
        other.stack[0] = THING[name]
        other.rivals = list(range(10 * (THING[name] - OPPONENT), 10 * (THING[name] - OPPONENT) + 10))
        assert (club_of(other, 0), match_points(other, 0)) == advice


@pytest.mark.rule("EL-362", "EL-420")
def test_what_was_peeked_at_stays_in_imagined_games() -> None:
    g = given(2).opponent(0, "T07-4").meeting(0, "BM28", "blue").g  # peek cd
    known = GAME.view(g, 0).clubs[0].opponent.peeked
    assert list(known) == ["cd"]
    line_ups = set()
    for seed in range(40):
        world = GAME.redeal(g, 0, seed)
        world.revealed = 1
        men = GAME.view(world, 0).clubs[0].opponent.footballers
        assert len(men) == 10
        assert [man for man in men if man.zone == "CD"] == known["cd"]
        line_ups.add(tuple(sorted((man.zone, man.task, man.strength) for man in men)))
    assert len(line_ups) >= 4
    others = {tuple(GAME.redeal(g, 1, seed).rivals[:10]) for seed in range(40)}  # who did not look
    assert len({tuple(row for row in men if opponents.ZONE[row] == cards.CD) for men in others}) > 1


@pytest.mark.rule("EL-372")
def test_a_trained_side_is_known_to_its_owner_and_once_trained_to_all() -> None:
    table = given().row("players", "P05", "P06", "P07", "P09", "P10").cash(0, 9).squad(1, "P11")
    for seat in (0, *OTHERS):
        assert "P07" not in table.view(seat).trained_known
    table.turn(0).play(0, "hire:P07")
    assert "P07" in table.view(0).trained_known
    for seat in OTHERS:
        assert "P07" not in table.view(seat).trained_known
    table.meeting(0, "BM15", "blue")  # train(any)
    for seat in OTHERS:
        assert "P07" in table.view(seat).trained_known


@pytest.mark.rule("EL-373")
def test_a_trained_side_that_was_public_stays_public() -> None:
    table = given().squad(0, "P07").meeting(0, "BM15", "blue").meeting(0, "BM22", "blue")  # train, untrain
    assert not table.is_trained("P07")
    assert "P07" in table.view(1).trained_known
    table.turn(0).play(0, "sell:P07")
    assert all("P07" in table.view(seat).trained_known for seat in (0, *OTHERS))


@pytest.mark.rule("EL-374")
def test_deck_orders_are_hidden_but_for_two_top_cards() -> None:
    table = given(2, seed=8).top("P11", "Y07")
    for seat in (0, *OTHERS):
        assert (table.view(seat).next_player, table.view(seat).youngster) == ("P11", "Y07")
    g = table.g
    before = [seen(table, seat) for seat in (0, *OTHERS)]
    for deck in (g.veteran_deck, g.staff_deck, g.sponsor_deck, g.board_deck, g.tactic_deck, g.objective_deck):
        deck.reverse()
    for deck in (g.player_deck, g.youngster_deck):
        deck[:-1] = reversed(deck[:-1])
    assert [seen(table, seat) for seat in (0, *OTHERS)] == before


@pytest.mark.rule("EL-375")
def test_a_line_up_in_planning_is_hidden_from_the_others() -> None:
    table = given().squad(0, "P07", "P05").dressed(0).player(0, "P18").resource(0, fitness=3, fans=1)
    table.match(0)
    before = [seen(table, seat) for seat in OTHERS]
    jerseys = table.view(1).clubs[0].jerseys
    table.play(0, "TB1:5-3-2")
    while table.asked(0) == "row_shape":
        table.play(0, table.options(0)[0])
    table.play(0, "P07@CD", "P05@LD")
    assert table.view(0).clubs[0].match.assigned == ["P05", "P07"]
    kick_off(table)
    club = table.view(1).clubs[0]
    assert (club.match.formation, club.match.assigned, club.match.shape) == (None, [], [0] * 9)
    assert (club.resources["fitness"], club.match.placed["fitness"]) == (3, 0)
    assert club.jerseys == jerseys
    planned = [text.replace('"planned":true', '"planned":false') for text in (seen(table, o) for o in OTHERS)]
    assert planned == before  # that it is ready is all they see
    table.play(0, "0")
    assert table.view(1).clubs[0].match.assigned == ["P05", "P07"]
    assert table.view(1).clubs[0].match.formation == "TB1:5-3-2"


@pytest.mark.rule("EL-375")
def test_a_before_effect_shows_its_own_player_and_no_other() -> None:
    table = given().squad(0, "P06", "P07").dressed(0).resource(0, fitness=2, fans=1)  # P06: before the Match
    kick_off(lay_out(table).play(0, "P06@LD", "P07@CD")).until("stands")
    effects = [event for event in table.heard if event.kind == "effect"]
    assert [(event.args, event.only) for event in effects] == [([0, THING["P06"]], -1)]  # for all
    assert table.view(1).clubs[0].match.assigned == []


@pytest.mark.rule("EL-376")
def test_discard_piles_are_public() -> None:
    table = given().squad(0, "P07").turn(0).play(0, "sell:P07")
    table.row("sponsors", "SP25", "SP26", "SP01", "SP27", "SP28").turn(0, "wed").play(0, "one_off:SP01")
    table.step(s.MARKET_SHIFT)
    for seat in (0, *OTHERS):
        discards = table.view(seat).discards
        assert discards["players"][0] == "P07"
        assert discards["sponsors"] == ["SP01", "SP28"]
        assert [len(discards[pile]) for pile in ("players", "youngsters", "staff")] == [2, 1, 1]


# Whose time is up


def caretaker(table: Table, seat: int = 0) -> str:
    """What the engine would play for the seat."""
    return GAME.codec.text(GAME.caretaker(table.g, seat))


@pytest.mark.rule("EL-366")
def test_the_engine_declines_what_is_optional() -> None:
    youngster = given().cash(0, 9).meeting(0, "BM08", "blue")
    assert caretaker(youngster) == "accept:decline"
    sale = given().squad(0, "P07", "P11").meeting(0, "BM19", "yellow")
    assert caretaker(sale) == "bm_target:decline"
    turn = given().cash(0, 9).staff(0, "S12").resource(0, ops=2).turn(0)
    assert caretaker(turn) == "pass_basic:pass"
    assert caretaker(turn.play(0, "pass_basic:pass")) == "end_turn:end_turn"
    agent = given().squad(0, "P07").staff(0, "S30").resource(0, ops=1).turn(0).play(0, "card_action:S30")
    assert caretaker(agent) == "optional_cost:no"
    roll = given().resource(0, fans=1).board()
    assert caretaker(roll) == "bm_reroll:keep"
    debt = given(1, scenario=3).cash(0, 5).upkeep()
    assert caretaker(debt) == "pay_debt:0"
    offer = given(2, player_transfers=1).cash(0, 1).squad(1, "P11").turn(0).play(0, "offer_for:P11", "0")
    assert caretaker(offer, 1) == "offer_reply:decline"


@pytest.mark.rule("EL-366")
def test_the_engine_is_done_with_what_is_open_ended() -> None:
    heal = given().player(0, "P07", injury=1).player(0, "P11", injury=1).meeting(0, "BM13", "blue")  # heal 2
    assert caretaker(heal) == "bm_target:done"


@pytest.mark.rule("EL-366")
def test_the_engine_takes_the_first_option_of_what_is_forced() -> None:
    forced = given().squad(0, "P07", "P11").meeting(0, "BM07", "blue")  # weak_temp 1
    assert caretaker(forced) == forced.options(0)[0] == "bm_target:P07"
    board = fresh(2)
    assert caretaker(board) == board.options(0)[0]


@pytest.mark.rule("EL-367")
def test_the_default_line_up_is_plain_symmetric_and_defends_from_the_back() -> None:
    table = given().tactics(0, "TB4", "TA6").squad(0, "P07", "P01").dressed(0).resource(0, fitness=5, fans=1)
    table.match(0)
    assert caretaker(table) == "formation:TB4:5-4-1"
    table.until("stands")
    assert table.view(0).clubs[0].match.assigned == []
    where = zones(table)
    rows = [list(where.values()).count(zone) for zone in ZONE_NAMES]
    assert rows == [1, 3, 1, 1, 2, 1, 0, 1, 0]
    pitch = table.pitch(0)
    assert {pitch[name] for name, zone in where.items() if zone[1] == "D"} == {"d"}
    assert {pitch[name] for name, zone in where.items() if zone[1] != "D"} == {"a"}
