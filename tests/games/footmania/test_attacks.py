"""Attacks, protections and utility cards in a match (FM-200 to FM-215)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, THING, Table, given


def against(*attacks: str, bench: tuple[str, ...] = (), hand: tuple[str, ...] = ("S01",)) -> Table:
    """Seat 0, weak and at home, holds the attacks; seat 1 has the strong eleven, a bench and a hand."""
    table = given(2, phase=2).squad(0, "Y01").plus(0, *attacks).squad(1, *ELEVEN, *bench).plus(1, *hand)
    return table.shown()


@pytest.mark.rule("FM-200")
@pytest.mark.parametrize("card", [f"S{n}" for n in range(19, 29)])
def test_injuries_and_red_cards_weaken_the_other_team(card: str) -> None:
    table = against(card, "S13")
    line = int(card[1:]) >= 25
    table.play(0, card, "attack" if line else "R15").play(1, "none")
    if line:
        table.play(1, "R15")
    assert table.strength(1) == 46 - 7 - (not line)  # a vacant post, or a trainee
    assert table.strength(0) == -8


@pytest.mark.rule("FM-201")
@pytest.mark.parametrize(
    ("attack", "target", "protections"),
    [
        ("S15", None, ["S37"]),
        ("S19", "B13", ["S31", "S37"]),
        ("S25", "attack", ["S34", "S37"]),
        ("S29", "B13", ["S37"]),
    ],
)
def test_protection_that_matches_cancels_the_attack(
    attack: str, target: str | None, protections: list[str]
) -> None:
    for protection in protections:
        table = against(attack, "S13", hand=("S01", "S31", "S34", "S37")).play(0, attack)
        if target:
            table.play(0, target)
        assert table.options(1) == ["reply:none"] + [f"reply:{card}" for card in protections]
        assert table.why(1, "S01") == "FM-201"
        table.play(1, protection)
        assert table.posts(1) == ELEVEN
        assert table.strength(1) == 46
    unanswered = against(attack, "S13", hand=("S01", "S31", "S34", "S37")).play(0, attack)
    if target:
        unanswered.play(0, target)
    unanswered.play(1, "none")
    assert unanswered.strength(1) < 46 or unanswered.asked(1) == "sent_off"


@pytest.mark.rule("FM-201")
def test_protection_needs_room_in_the_limit() -> None:
    table = against("S05", "S06", "S07", "S15", hand=("S01", "S02", "S03", "S37", "S13"))
    for ours, theirs in (("S05", "S01"), ("S06", "S02"), ("pass", "S03")):
        table.play(0, ours).play(1, theirs)
    table.play(0, "S15")  # the third card of this side; the other side has played three
    assert table.events("weakened") == [[1, 2, 46 + 6 - 2]]
    assert table.names(table.g.plus_cards[1]) == ["S13", "S37"]


@pytest.mark.rule("FM-202")
def test_protection_is_no_action_of_its_own() -> None:
    table = against("S31", "S34", "S37", "S02")
    assert table.options(0) == ["match:pass", "match:S02"]
    assert [table.why(0, card) for card in ("S31", "S34", "S37")] == ["FM-202"] * 3


@pytest.mark.rule("FM-203")
@pytest.mark.parametrize("reply", ["none", "S37"])
def test_reply_is_not_an_action(reply: str) -> None:
    table = against("S15", "S13", hand=("S01", "S37")).play(0, "S15").play(1, reply)
    assert [table.asked(seat) for seat in (0, 1)] == [None, "match"]
    table.play(1, "S01")
    assert table.asked(0) == "match"


@pytest.mark.rule("FM-204")
def test_cancelled_attack_counts_and_goes_under_the_deck() -> None:
    table = against("S15", "S13", hand=("S01", "S37")).play(0, "S15").play(1, "S37")
    assert [team.cards_left for team in table.view(-1).match.teams] == [2, 2]
    table.play(1, "pass").play(0, "pass")
    assert table.names(table.g.plus_deck[:2]) == ["S37", "S15"]


@pytest.mark.rule("FM-205")
@pytest.mark.parametrize(
    ("squad", "illegal"),
    [
        (["G09", "R06"], ["S29"]),  # nobody is blue
        (["Y02"], ["S25", "S29"]),  # nobody but a goalkeeper
        ([], ["S19", "S25", "S29"]),  # nobody but trainees
        (["B06"], []),
    ],
)
def test_attack_needs_a_target(squad: list[str], illegal: list[str]) -> None:
    attacks = ["S15", "S19", "S25", "S29"]
    table = given(2, phase=2).squad(0, "Y01").plus(0, *attacks).squad(1, *squad).shown()
    assert [card for card in attacks if not table.allows(0, card)] == illegal
    assert {table.why(0, card) for card in illegal} <= {"FM-205"}


@pytest.mark.rule("FM-206")
@pytest.mark.parametrize(("card", "target"), [("S19", "G01"), ("S25", "defence"), ("S29", "B10")])
def test_target_is_named_before_the_reply(card: str, target: str) -> None:
    table = against(card, hand=("S37", "S01")).play(0, card)
    assert [table.asked(seat) for seat in (0, 1)] == ["target", None]
    table.play(0, target)
    assert table.asked(1) == "reply"
    assert table.view(1).match.target == target


@pytest.mark.rule("FM-207")
def test_injury_takes_any_footballer_off_the_pitch() -> None:
    table = given(2, phase=2).squad(0, "Y01").plus(0, "S19", "S13").squad(1, "G01", "Y07", "B13", "R15")
    table.shown().play(0, "S19")
    assert table.options(0) == ["target:B13", "target:G01", "target:R15", "target:Y07"]
    assert not table.allows(0, "trainee")
    assert table.why(0, "Y01") == "FM-206"  # his own
    table.play(0, "G01")
    assert table.posts(1)[0] == "trainee"
    assert table.view(1).match.off == ["G01"]


@pytest.mark.rule("FM-208")
def test_owner_of_the_injured_chooses_from_the_bench_or_a_trainee() -> None:
    table = against("S19", "S13", bench=("G14", "R14", "Y16")).play(0, "S19", "B13").play(1, "none")
    assert table.options(1) == ["replace:G14", "replace:trainee"]
    assert table.why(1, "R14") == "FM-174"  # a fourth red
    assert table.why(1, "Y16") == "FM-172"  # another post
    table.play(1, "trainee")
    assert table.strength(1) == 46 - 5 - 1
    table.play(1, "sub:G14")  # later, as an action, for that trainee
    assert table.posts(1)[9] == "G14"
    assert table.strength(1) == 46 - 5 + 3


@pytest.mark.rule("FM-208")
def test_red_one_may_replace_an_injured_red_one() -> None:
    table = against("S19", "S13", bench=("R25",)).play(0, "S19", "R15").play(1, "none")
    assert table.options(1) == ["replace:R25", "replace:trainee"]


@pytest.mark.rule("FM-209")
@pytest.mark.parametrize(("choice", "left"), [("G14", 1), ("trainee", 2)])
def test_only_a_bench_footballer_uses_a_substitution(choice: str, left: int) -> None:
    table = against("S19", "S13", bench=("G14",)).play(0, "S19", "B13").play(1, "none", choice)
    assert table.view(-1).match.teams[1].subs_left == left


@pytest.mark.rule("FM-209")
def test_without_a_substitution_left_a_trainee_replaces_the_injured() -> None:
    table = against("S19", "S13", bench=("G14", "Y16", "Y12"))
    table.play(0, "pass").play(1, "sub:Y16").play(0, "pass").play(1, "sub:Y12").play(0, "S19", "B13")
    table.play(1, "none")
    assert table.events("trainee_on")[0][:2] == [1, 9]  # without being asked
    assert table.posts(1)[9] == "trainee"


@pytest.mark.rule("FM-210")
@pytest.mark.parametrize(
    ("line", "posts"), [("defence", [2, 3, 4, 5]), ("midfield", [6, 8, 10]), ("attack", [7, 9, 11])]
)
def test_red_card_names_a_line_and_the_owner_chooses_in_it(line: str, posts: list[int]) -> None:
    table = against("S25", "S13").play(0, "S25")
    assert table.options(0) == ["target:defence", "target:midfield", "target:attack"]
    table.play(0, line).play(1, "none")
    in_line = sorted(ELEVEN[post - 1] for post in posts)
    assert table.options(1) == [f"sent_off:{card}" for card in in_line]
    table.play(1, in_line[0])
    assert table.posts(1)[ELEVEN.index(in_line[0])] == "vacant"


@pytest.mark.rule("FM-210")
def test_line_of_trainees_cannot_be_named() -> None:
    table = given(2, phase=2).squad(0, "Y01").plus(0, "S25", "S13").squad(1, "Y07", "B10").shown()
    table.play(0, "S25")
    assert table.options(0) == ["target:defence", "target:attack"]


@pytest.mark.rule("FM-211")
def test_goalkeeper_is_never_sent_off() -> None:
    table = against("S25", "S13").play(0, "S25", "defence").play(1, "none")
    assert table.why(1, "G01") == "FM-211"
    lone = given(2, phase=2).squad(0, "Y01").plus(0, "S25", "S13").squad(1, "G01").shown()
    assert lone.why(0, "S25") == "FM-205"


@pytest.mark.rule("FM-212")
def test_called_up_blue_footballer_leaves_a_trainee_who_stays() -> None:
    table = against("S29", "S13", bench=("Y26",)).play(0, "S29")
    assert table.options(0) == ["target:B10", "target:B13"]
    table.play(0, "B10").play(1, "none")
    assert table.strength(1) == 46 - 5 - 1
    assert table.view(0).match.off == ["B10"]
    assert "sub:Y26" in table.options(1)  # he could play 7 or 9, and 7 is closed
    table.play(1, "sub:Y26")
    assert table.events("substituted") == [[1, THING["Y26"], THING["R13"], 8, 40 - 6 + 2]]


@pytest.mark.rule("FM-212")
def test_trainee_of_a_call_up_is_not_substituted() -> None:
    table = against("S29", "S13", bench=("Y32",)).play(0, "S29", "B10").play(1, "none", "sub:Y32")
    assert table.options(1) == ["sub_post:post9", "sub_post:post11"]
    assert table.why(1, "post7") == "FM-212"


@pytest.mark.rule("FM-213")
def test_hostile_crowd_takes_two_stars_for_the_match() -> None:
    table = against("S15", "S16", "S13").play(0, "S15").play(1, "none")
    assert (table.strength(0), table.strength(1)) == (-8, 44)
    table.play(1, "pass").play(0, "S16").play(1, "none", "pass").play(0, "pass")
    assert table.events("result") == [[0, 1, -8, 42, 1]]
    assert table.shown().strength(1) == 46


@pytest.mark.rule("FM-214")
def test_extra_substitution_for_this_match() -> None:
    table = against("S13", bench=("G14", "Y16", "Y12"), hand=("S39",))
    table.play(0, "pass").play(1, "S39")
    assert table.view(-1).match.teams[1].subs_left == 3
    for card in ("G14", "Y16", "Y12"):
        table.play(0, "pass").play(1, f"sub:{card}")
    assert [table.posts(1)[post] for post in (6, 9, 10)] == ["Y12", "G14", "Y16"]
    table.play(0, "S13")  # nobody can do more: the match ends
    table.plus(0, "S12").shown()
    assert table.view(-1).match.teams[1].subs_left == 2


@pytest.mark.rule("FM-215")
@pytest.mark.parametrize(("card", "counts"), [("S13", 0), ("S14", 0), ("S39", 0), ("S40", 0), ("S02", 1)])
def test_free_cards_do_not_count(card: str, counts: int) -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, card, "S01").squad(1, "Y01").shown().play(0, card)
    assert table.view(-1).match.teams[0].cards_left == 3 - counts


@pytest.mark.rule("FM-215")
def test_free_card_may_be_a_fourth() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, "S01", "S02", "S03", "S13", "S04").squad(1, "Y01")
    table.shown().play(0, "S01", "S02", "S03", "S13")
    assert table.options(0) == ["match:pass"]  # not a fifth
    table.play(0, "pass")
    assert table.events("result") == [[0, 1, 46 + 7, -8, 1]]
    assert table.names(table.g.plus_cards[0]) == ["S04"]
