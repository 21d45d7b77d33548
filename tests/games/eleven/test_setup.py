"""Setup: decks and Transfer Area, First player, club boards, the draft of Directors (EL-016 to EL-043)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, fresh, given
from tests.games.eleven.ledger import ROWS
from touchline.games.eleven import state as s
from touchline.games.eleven.cards import SPONSOR, STAFF, THINGS, YOUNGSTER

MARKED = {name for name, row in ROWS.items() if name in THING and THING[name] >= STAFF and "3+" in row}


def names(things: list[int]) -> set[str]:
    """Cards by id."""
    return {THINGS[card] for card in things}


def with_boards(*boards: tuple[str, str, str], seed: int = 1, first: int = 0) -> Table:
    """A game in setup in which the clubs have drafted these Directors, up to the next question."""
    table = fresh(len(boards), seed)
    g = table.g
    g.lead = first
    g.agenda.pop()  # the rest of the draft
    g.open, g.unanswered, g.dealt = [0] * g.seats, 0, [-1] * (4 * g.seats)
    for seat, board in enumerate(boards):
        table.directors(seat, *board)
    table.heard.clear()
    return table


def dealt(table: Table, seat: int) -> list[str]:
    """The cards that the seat has in its hand to choose from."""
    return [option.split(":")[1] for option in table.options(seat)]


# The Transfer Area


@pytest.mark.rule("EL-016")
def test_five_regular_players_form_the_upper_row_untrained() -> None:
    g = fresh().g
    row = g.market[:5]
    assert len(set(row)) == 5
    assert all(0 <= card < YOUNGSTER for card in row)
    assert len(g.player_deck) == 31
    assert not any(g.tokens[8 * card + s.TRAINED] for card in row)


@pytest.mark.rule("EL-017")
def test_the_top_player_and_youngster_lie_open() -> None:
    table = given().top("P33", "Y09")
    for seat in (0, 1, -1):
        seen = table.view(seat)
        assert (seen.next_player, seen.youngster) == ("P33", "Y09")
        assert not {"P33", "Y09"} & set(seen.trained_known)


@pytest.mark.rule("EL-018")
def test_players_are_gained_untrained() -> None:
    setup = fresh(4).until("keep_objective")
    assert not any(setup.g.tokens[8 * card + s.TRAINED] for squad in setup.g.squad for card in squad)
    table = given().cash(1, 9).player(0, "P07", trained=True).turn(0).play(0, "sell:P07")
    table.row("players", "P05", "P06", "P07", "P09", "P10").turn(1).play(1, "hire:P07")
    assert not table.is_trained("P07")


@pytest.mark.rule("EL-019")
def test_each_club_gets_one_random_first_trainer() -> None:
    seen = set()
    for seed in range(12):
        g = fresh(4, seed).g
        trainers = [names(staff) for staff in g.staff]
        assert all(len(staff) == 1 for staff in trainers)
        assert set.union(*trainers) == {"F1", "F2", "F3", "F4"}
        seen.add(min(trainers[g.lead]))
    assert seen == {"F1", "F2", "F3", "F4"}


@pytest.mark.rule("EL-020")
def test_first_trainers_that_were_not_dealt_leave_the_game() -> None:
    g = fresh(2).g
    found = names(g.staff_deck + g.market[5:10] + g.staff_discard)
    assert not found & {"F1", "F2", "F3", "F4"}


@pytest.mark.rule("EL-021")
def test_marked_staff_cards_are_for_three_and_four_players() -> None:
    assert len(MARKED) == 8
    for seats in (1, 2, 3, 4):
        g = fresh(seats).g
        in_game = names(g.staff_deck + g.market[5:10])
        assert in_game & MARKED == (MARKED if seats >= 3 else set())
        assert len(in_game) == (32 if seats >= 3 else 24)


@pytest.mark.rule("EL-022")
def test_five_staff_cards_lie_open_the_rest_is_a_shuffled_facedown_deck() -> None:
    decks = [tuple(fresh(seed=seed).g.staff_deck) for seed in range(6)]
    assert len(set(decks)) == 6
    table = fresh()
    assert table.view(1).staff == [THINGS[card] for card in table.g.market[5:10]]
    assert all(STAFF <= card < SPONSOR for card in table.g.market[5:10])
    before = table.view(1)
    table.g.staff_deck.reverse()
    assert table.view(1) == before
    assert before.decks["staff"] == 19


@pytest.mark.rule("EL-023")
def test_five_sponsors_lie_open_the_rest_is_a_shuffled_facedown_deck() -> None:
    decks = [tuple(fresh(seed=seed).g.sponsor_deck) for seed in range(6)]
    assert len(set(decks)) == 6
    table = fresh()
    before = table.view(0)
    assert before.sponsors == [THINGS[card] for card in table.g.market[10:]]
    assert all(name is not None and name.startswith("SP") for name in before.sponsors)
    table.g.sponsor_deck.reverse()
    assert table.view(0) == before
    assert before.decks["sponsors"] == 31


@pytest.mark.rule("EL-026")
def test_new_cards_enter_on_the_left_and_shift_to_the_right() -> None:
    table = given().row("sponsors", "SP01", "SP02", "SP03", "SP04", "SP05").top("SP06").turn(0)
    table.play(0, "one_off:SP03")
    assert table.view(0).sponsors == ["SP06", "SP01", "SP02", "SP04", "SP05"]
    table.top("SP07").turn(1).play(1, "one_off:SP05")
    assert table.view(0).sponsors == ["SP07", "SP06", "SP01", "SP02", "SP04"]


@pytest.mark.rule("EL-027")
def test_the_first_player_is_random_and_starts_on_monday() -> None:
    assert {fresh(3, seed).g.lead for seed in range(20)} == {0, 1, 2}
    table = fresh(3, 4)
    first = table.g.lead
    table.until("bm_reroll")
    assert table.events("week") == [[1, first]]
    assert table.view().day == s.MONDAY


@pytest.mark.rule("EL-028")
def test_the_others_follow_clockwise() -> None:
    table = given(4, first=2).step(s.ACTION_DAY | s.TUESDAY << 8).until()
    assert [args[0] for args in table.events("passed")] == [2, 3, 0, 1]


@pytest.mark.rule("EL-029")
def test_a_seat_and_its_colour_change_nothing() -> None:
    table = given(4)
    boards = [table.view().clubs[seat] for seat in range(4)]
    for board in boards[1:]:
        assert (board.resources, board.stats, board.built) == (
            boards[0].resources,
            boards[0].stats,
            boards[0].built,
        )
        assert board.jerseys == boards[0].jerseys
    hires = []
    for seat in range(4):
        table = given(4).cash(seat, 5).staff(seat, "F1", only=True).turn(seat)
        hires.append([option for option in table.options(seat) if not option.startswith("card_action")])
    assert hires[0] == hires[1] == hires[2] == hires[3]


# Club boards


@pytest.mark.rule("EL-030")
def test_stats_start_on_two() -> None:
    table = fresh(3)
    for seat in range(3):
        assert table.stats(seat) == {"cash": 2, "fans": 2, "ops": 2, "fitness": 2}


@pytest.mark.rule("EL-031")
def test_nobody_starts_with_resources_but_for_a_directors_bonus() -> None:
    table = with_boards(("D02", "D03", "D04"), ("D05", "D03", "D04"))._settle().until("keep_objective")
    assert table.stock(0) == {"cash": 0, "fans": 0, "ops": 0, "fitness": 0}
    assert table.stock(1) == {"cash": 4, "fans": 0, "ops": 0, "fitness": 0}
    table.until("bm_reroll")
    assert table.stock(0) == table.stats(0)  # Monday's Production


@pytest.mark.rule("EL-032")
def test_steps_above_five_are_markers() -> None:
    table = given().stat(0, ops=4).directors(0, "D13", "D03", "D02")  # ops +2
    table.step(s.REVEAL_DIRECTORS)
    assert table.stats(0)["ops"] == 5
    assert table.stock(0)["ops"] == 1
    again = given().stat(0, fans=5).meeting(0, "BM21", "yellow")  # −2 cash, stat fans +1
    assert (again.stats(0)["fans"], again.stock(0)["fans"]) == (5, 1)


@pytest.mark.rule("EL-033")
def test_steps_below_one_cost_a_marker_if_there_is_one() -> None:
    table = given().stat(0, fitness=1, fans=2).resource(0, fitness=2, fans=2)
    table.meeting(0, "BM12", "yellow")  # stat cash +1, stat fitness −1
    assert (table.stats(0)["fitness"], table.stock(0)["fitness"]) == (1, 1)
    table.meeting(0, "BM12", "blue")  # stat fitness +1, stat fans −1: no marker while the Stat can move
    assert (table.stats(0)["fans"], table.stock(0)["fans"]) == (1, 2)
    none = given().stat(0, fitness=1).meeting(0, "BM12", "yellow")
    assert (none.stats(0)["fitness"], none.stock(0)["fitness"]) == (1, 0)


@pytest.mark.rule("EL-034")
def test_the_office_starts_below_its_track() -> None:
    table = fresh(2)
    assert [club.office for club in table.view().clubs] == [0, 0]
    assert table.part(0, "Office") == 0
    office = given().cash(0, 3).turn(0).play(0, "build:office")  # the first step, for 3
    assert (office.g.office[0], office.stock(0)["cash"]) == (1, 0)


@pytest.mark.rule("EL-035")
def test_a_stadium_has_two_stands_and_two_adboards_and_nothing_else() -> None:
    table = fresh()
    club = table.view().clubs[0]
    assert set(club.built.values()) == {0}
    assert (club.adboards, club.kit) == ([], None)
    stands = given().resource(0, fans=5).match(0).until("stands")
    assert len(stands.options(0)) == 3  # 0, 1 or 2 fans
    one = given().adboard(0, "SP01").row("sponsors", "SP02", "SP03", "SP04", "SP05", "SP06").turn(0)
    assert "adboard:SP04" in one.options(0)
    two = given().adboard(0, "SP01").adboard(0, "SP07")
    two.row("sponsors", "SP02", "SP03", "SP04", "SP05", "SP06").turn(0)
    assert two.why(0, "adboard:SP04") == "EL-153"


# The draft


@pytest.mark.rule("EL-036")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_four_of_sixteen_directors(seats: int) -> None:
    table = fresh(seats)
    hands = [dealt(table, seat) for seat in range(seats)]
    assert [len(hand) for hand in hands] == [4] * seats
    assert len(set().union(*hands)) == 4 * seats
    assert len(table.g.spare) == 16 - 4 * seats
    assert len({tuple(dealt(fresh(seats, seed), 0)) for seed in range(8)}) == 8


@pytest.mark.rule("EL-037")
def test_hands_are_passed_to_the_left_until_three_are_kept() -> None:
    table = fresh(3)
    hands = [dealt(table, seat) for seat in range(3)]
    kept: list[list[str]] = [[], [], []]
    for left in (4, 3, 2):
        assert [dealt(table, seat) for seat in range(3)] == hands
        assert [len(hand) for hand in hands] == [left] * 3
        for seat in range(3):
            kept[seat].append(hands[seat].pop(1))
            table.play(seat, kept[seat][-1])
        hands = [hands[2], hands[0], hands[1]]
    assert [
        [THINGS[card] for card in table.g.directors[3 * seat : 3 * seat + 3]] for seat in range(3)
    ] == kept


@pytest.mark.rule("EL-038")
def test_picks_are_simultaneous_and_secret() -> None:
    table = fresh(2)
    assert (table.asked(0), table.asked(1)) == ("draft_director", "draft_director")
    picked = dealt(table, 1)[0]
    table.play(1, picked)
    assert table.asked(0) == "draft_director"
    assert len(dealt(table, 0)) == 4  # nothing is passed before everybody has picked
    assert table.view(0).clubs[1].directors == table.view(-1).clubs[1].directors == []
    assert [card.card for card in table.view(1).clubs[1].directors] == [picked]
    event = next(event for event in table.heard if event.kind == "director_kept")
    assert (event.only, event.veil) == (1, [1, -1])


@pytest.mark.rule("EL-039")
def test_after_the_third_pick_all_directors_lie_open_and_the_others_are_gone() -> None:
    table = fresh(2)
    for _ in range(3):
        for seat in (0, 1):
            table.play(seat, dealt(table, seat)[0])
    for seat in (0, 1, -1):
        assert [len(club.directors) for club in table.view(seat).clubs] == [3, 3]
    g = table.g
    assert g.spare == []
    assert not [card for card in g.dealt if card >= THING["D01"] and THINGS[card].startswith("D")]
    assert len(set(g.directors)) == 6
    assert len(table.events("directors")) == 2


@pytest.mark.rule("EL-040")
def test_directors_move_the_stats_card_by_card() -> None:
    up = with_boards(("D11", "D05", "D12"), ("D02", "D03", "D04")).step(s.REVEAL_DIRECTORS)
    assert up.stats(0)["fans"] == 5  # 2 + 2 + 1, and one beyond the end of the track
    assert up.stock(0)["fans"] == 1
    down_first = with_boards(("D08", "D11", "D01"), ("D02", "D03", "D04")).step(s.REVEAL_DIRECTORS)
    assert down_first.stats(0)["cash"] == 3  # 2 − 1, not below 1, + 2
    up_first = with_boards(("D01", "D08", "D11"), ("D02", "D03", "D04")).step(s.REVEAL_DIRECTORS)
    assert up_first.stats(0)["cash"] == 2  # 2 + 2 − 1 − 1
    choice = with_boards(("D16", "D02", "D03"), ("D02", "D03", "D04")).step(s.REVEAL_DIRECTORS)
    assert len(choice.options(0)) == 4
    assert choice.play(0, "stat_any:ops").stats(0) == {"cash": 4, "fans": 2, "ops": 3, "fitness": 2}


@pytest.mark.rule("EL-041")
def test_director_bonuses_come_once_in_turn_order_and_own_order() -> None:
    table = with_boards(("D05", "D09", "D02"), ("D12", "D10", "D03"), first=1)
    table._settle()
    assert (table.asked(1), table.asked(0)) == ("director_bonus", None)
    assert table.options(1) == ["director_bonus:D12", "director_bonus:D10"]
    table.play(1, "D10")  # D12 is left, and forced
    table.until("director_bonus")
    assert table.options(0) == ["director_bonus:D05", "director_bonus:D09"]
    table.play(0, "D09").until("keep_objective")
    told = [(args[0], THINGS[args[1]]) for args in table.events("director_bonus")]
    assert told == [(1, "D10"), (1, "D12"), (0, "D09"), (0, "D05")]
    assert table.stock(0)["cash"] == 4
    assert len(table.g.tactics[0]) == 3


@pytest.mark.rule("EL-042")
def test_bonuses_come_after_the_starting_cards_and_before_the_jerseys() -> None:
    nine = ("D09", "D02", "D03")  # tactic 2
    table = with_boards(nine, ("D06", "D02", "D03"), ("D02", "D03", "D04"), ("D02", "D03", "D04"))
    basic = {"TB1", "TB2", "TB3", "TB4"}
    table.top("P09")._settle().until("keep_objective")
    hands = [names(hand) for hand in table.g.tactics]
    assert [len(hand & basic) for hand in hands] == [1, 1, 1, 1]
    assert len(hands[0]) == 3
    assert table.kinds("starting_players", "director_bonus", "jerseys") == (
        ["starting_players"] * 4 + ["director_bonus"] * 2 + ["jerseys"] * 4
    )
    assert "P09" in names(table.g.squad[1])
    assert table.pitch(1)["j2"] == "a"  # the Director's Player counts as a starting Player


@pytest.mark.rule("EL-043")
def test_the_first_trainer_is_a_staff_card() -> None:
    for trainer in ("F1", "F2", "F3", "F4"):
        table = given().staff(0, trainer, only=True).squad(0, "P07").resource(0, fitness=1, cash=1)
        assert table.view().clubs[0].maintenance[2] == 1
        assert THINGS[table.g.staff[0][0]] == trainer
        assert table.turn(0).play(0, f"card_action:{trainer}").is_trained("P07")
        with_tactician = given().staff(0, trainer, "S01", only=True)
        assert with_tactician.part(0, "Staff sets") == 1  # two cards of coaching
