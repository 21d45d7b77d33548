# mypy: disable-error-code="arg-type"
"""The table of Footmania as a page: each answer is a place and a button, and shows what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from tests.games.footmania.given import ELEVEN, GAME, Table, given
from tests.games.paged import check_question, hosted, told
from tests.web.seen import NAMES, Page, Seen, seated
from touchline.engine.match import Match
from touchline.games.footmania import draft, page, state as s
from touchline.games.footmania.cards import FOOTBALLERS, PLUS, QUESTION_CARD, ROUTES, SQUARE_IDS, THINGS
from touchline.games.footmania.page import circuit, deals, faces
from touchline.web import tablepage
from touchline.web.acts import ACTS
from touchline.web.routes_tables import read_form
from touchline.web.viewer import Viewer

SQUAD = ("Y07", "Y20", "G04", "B10", "R15", "G01")
RIVALS = ("Y05", "B13", "G10", "G06")
BENCH = ("Y22", "G14", "Y21")
OTHER_ELEVEN = ("G02", "G06", "G07", "G08", "B08", "B09", "G11", "B11", "R24", "B16", "B14")
KICK_OFF = s.KICK_OFF | (0 | 1 << 4) << 8


def after(table: Table, step: int, *plays: tuple[int, str]) -> Match:
    """A refereed match of this situation after these answers."""
    match = table.refereed(step)
    for seat, option in plays:
        match.play(seat, option)
    return match


def dealing() -> Table:
    """Three managers with something to deal."""
    table = given().squad(0, *SQUAD).squad(1, *RIVALS).public("B13").sponsor(0, "Q01").sponsor(1, "Q04")
    return table.squad(2, "Y12").cash(0, 2000).cash(1, 1500)


def stopped(square: str, phase: int = 1) -> Table:
    """The first manager's pawn has stopped on a square."""
    return given(phase=phase).squad(0, *SQUAD).pawn(0, square).cash(0, 3000)


def matched() -> Table:
    """Two elevens with benches and plus cards, before their match."""
    table = given(seats=2, phase=2).squad(0, *ELEVEN, *BENCH).squad(1, *OTHER_ELEVEN, "G21", "Y24")
    return table.matchdays(1).plus(0, "S01", "S19", "S25", "S31").plus(1, "S20", "S32", "S34", "S38")


READY = ((0, "line_up:auto"), (1, "line_up:auto"))
HURT = (*READY, (0, "match:S19"), (0, "target:B16"))
SITUATIONS: dict[str, Callable[[], tuple[Match, int]]] = {
    "window": lambda: (after(dealing(), s.START_TURN), 0),
    "offer_to": lambda: (after(dealing(), s.START_TURN, (0, "sell:B10")), 0),
    "offer_for": lambda: (after(dealing(), s.START_TURN, (0, "buy_from:p1")), 0),
    "offer_amount": lambda: (
        after(dealing(), s.START_TURN, (0, "swap:B10"), (0, "offer_to:p1"), (0, "offer_for:B13")),
        0,
    ),
    "answer": lambda: (
        after(dealing(), s.START_TURN, (0, "buy_from:p1"), (0, "offer_for:post10"), (0, "pay:400k")),
        1,
    ),
    "confirm": lambda: (
        after(
            dealing(),
            s.START_TURN,
            (0, "buy_from:p1"),
            (0, "offer_for:post10"),
            (0, "pay:400k"),
            (1, "answer:Y05"),
        ),
        0,
    ),
    "roll": lambda: (after(given(no_deals=1).squad(0, *SQUAD).sponsor(0, "Q01"), s.START_TURN), 0),
    "route": lambda: (after(given().squad(0, *SQUAD), s.ROLL), 0),
    "draw": lambda: (after(stopped("P01"), s.RESOLVE_SQUARE), 0),
    "card": lambda: (after(stopped("P02"), s.RESOLVE_SQUARE, (0, "draw:draw")), 0),
    "bid": lambda: (
        after(stopped("P01").squad(1, "Y12"), s.RESOLVE_SQUARE, (0, "draw:draw"), (0, "card:refuse")),
        1,
    ),
    "return_plus": lambda: (
        after(stopped("P05").plus(0, "S01", "S02", "S13", "S19", "S25", "S31"), s.RESOLVE_SQUARE),
        0,
    ),
    "payment": lambda: (
        after(stopped("P04").top("Q28").cash(0, 100).sponsor(0, "Q01"), s.RESOLVE_SQUARE),
        0,
    ),
    "euromatch": lambda: (after(stopped("P07", 2), s.RESOLVE_SQUARE), 0),
    "line_up": lambda: (after(matched(), KICK_OFF), 0),
    "euro_card": lambda: (
        after(
            stopped("P07", 2).plus(0, "S01", "S19"),
            s.RESOLVE_SQUARE,
            (0, "euromatch:play"),
            (0, "line_up:auto"),
        ),
        0,
    ),
    "match": lambda: (after(matched(), KICK_OFF, *READY), 0),
    "sub_post": lambda: (after(matched(), KICK_OFF, *READY, (0, "sub:Y22")), 0),
    "target": lambda: (after(matched(), KICK_OFF, *READY, (0, "match:S25")), 0),
    "reply": lambda: (after(matched(), KICK_OFF, *HURT), 1),
    "replace": lambda: (after(matched(), KICK_OFF, *HURT, (1, "reply:none")), 1),
    "sent_off": lambda: (
        after(matched(), KICK_OFF, *READY, (0, "match:S25"), (0, "target:defence"), (1, "reply:none")),
        1,
    ),
}
QUESTIONS = GAME.questions[1:]


def further(match: Match, seat: int) -> list[str]:
    """Second and third cards of an offer: places on its slip, legal though not listed."""
    view = match.view(seat).table
    return [option for offer in (view.offer, view.own.draft) if offer for option in offer.more]


# Every decision


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_its_page(question: str) -> None:
    match, seat = SITUATIONS[question]()
    assert GAME.question(match.state, seat) == question
    title = "Choose your line-up" if question == "line_up" else ""
    check_question(match, seat, title, further(match, seat))


@pytest.mark.parametrize("question", ["route", "draw", "bid", "return_plus", "reply", "sent_off"])
def test_place_and_button_have_the_same_number(question: str) -> None:
    match, seat = SITUATIONS[question]()
    numbered = [option for option in match.options_of(seat) if not option.startswith("bank_sell:")]
    Seen(hosted(match), seated(seat)).check_numbers(numbered)


@pytest.mark.parametrize("question", ["route", "payment", "match", "sent_off", "offer_amount", "euro_card"])
def test_reasons_name_their_rule_and_link_to_it(question: str) -> None:
    match, seat = SITUATIONS[question]()
    if question == "route":
        match = after(given().squad(0, "Y07").pawn(0, "P19", came="P18"), s.ROLL)
    if question == "payment":
        match.play(0, "own_auction:G01")
        while GAME.question(match.state, 0) != "payment":
            match.play(match.waiting()[0], "bid:pass")
    view = match.view(seat)
    if view.decision is None:
        pytest.fail("nobody is asked")
    Seen(hosted(match), seated(seat)).check_reasons(view.decision.blocked, "footmania")


def test_many_options_are_folded_by_verb_and_the_keys_belong_to_what_is_open() -> None:
    match, seat = SITUATIONS["window"]()
    decision = tablepage.sections(hosted(match), seated(seat))["decision"]
    titles = re.findall(r"<summary>(.*?) <span", decision)
    assert titles[:4] == ["Offer for sale", "Buy from a manager", "Offer a swap", "Put up for auction"]
    keyed = re.findall(r'data-option="(\w+):\w+" data-keynum="[1-9]"', decision)
    assert set(keyed) == {"sell"}
    assert 'data-option="window:done" data-keynum="0"' in decision


# What nobody may know


def test_drawn_face_and_its_price_are_shown_to_the_drawer_and_only_the_back_to_others() -> None:
    match, _ = SITUATIONS["card"]()
    drawn = match.view(0).table.drawn
    face = faces.footballer(drawn.card)
    own, other = (Seen(hosted(match), seated(seat)).everything for seat in (0, 1))
    assert face.name in own.text
    assert f"{face.price:,}k" in own.text
    assert "only you see this" in own.text
    assert face.name not in other.text
    assert f"{face.price:,}k" in other.text  # the back is public
    assert "Only Ilse sees the face." in other.text


def test_hidden_faces_are_anonymous_backs() -> None:
    match, _ = SITUATIONS["window"]()
    rivals = Page(tablepage.sections(hosted(match), seated(0))["rivals"])
    assert faces.footballer("B13").name in rivals.text
    for hidden in ("Y05", "G10", "G06", "Y12"):
        assert faces.footballer(hidden).name not in rivals.text
    assert not [key for key in rivals.all("data-key") if "card" in key]
    backs = [label for label in rivals.all("aria-label") if "back of a domestic footballer" in label]
    assert len(backs) == 4


def test_offer_is_seen_by_its_two_parties_only() -> None:
    match, _ = SITUATIONS["answer"]()
    said = {seat: Seen(hosted(match), seated(seat)).everything.text for seat in range(3)}
    assert "post 10" in said[0]
    assert "Whom do you show for post 10?" in said[1]
    assert not Seen(hosted(match), seated(2)).everything.all("aria-label").count("Offer")
    assert "thinks about an offer" in said[2]


def test_line_ups_are_secret_until_both_are_shown() -> None:
    match, _ = SITUATIONS["line_up"]()
    match.play(0, "line_up:auto")
    other = Seen(hosted(match), seated(1))
    assert "Ilse is ready" in other.panel.text
    assert faces.footballer("R15").short not in other.everything.text
    match.play(1, "line_up:auto")
    assert faces.footballer("R15").short in Seen(hosted(match), Viewer(-1)).everything.text


# What comes of a choice is shown before it is made


def test_route_shows_every_square_on_the_way() -> None:
    match, seat = SITUATIONS["route"]()
    table = match.view(seat).table
    for option in match.options_of(seat):
        if option.startswith("bank_sell:"):
            continue
        way = page.shows(option, match.view(seat), -1).split()
        assert len(way) == table.die
        assert way[-1] == f"sq-{option.partition(':')[2]}"


def test_paths_lead_wherever_the_rules_lead() -> None:
    for heading in (None, *SQUARE_IDS):
        came = SQUARE_IDS.index(heading) + 1 if heading else 0
        for square, start in enumerate(SQUARE_IDS):
            for end in ROUTES[came][square][4]:
                way = circuit.path(start, heading, SQUARE_IDS[end & 0xFF], 4)
                assert len(way) == 4
                assert way[2] == SQUARE_IDS[end >> 8]


def test_board_lies_as_the_ledger_says() -> None:
    at = {square.id: (square.column, square.row) for square in circuit.squares()}
    assert (at["P00"], at["P06"], at["P14"], at["P20"]) == ((7, 9), (1, 9), (1, 1), (7, 1))
    assert (at["P26"], at["P34"], at["H1"], at["H4"], at["H7"]) == ((13, 1), (13, 9), (7, 8), (7, 5), (7, 2))
    assert len(set(at.values())) == 47


def test_edited_line_up_shows_its_strength_before_it_is_sent() -> None:
    match, seat = SITUATIONS["line_up"]()
    host = hosted(match)
    edited = draft.edit(match.state, seat, None, "clear:all")  # type: ignore[arg-type]
    host.drafts = {seat: msgspec.to_builtins(edited)}
    seen = Seen(host, seated(seat))
    assert "This team has -11 stars" in seen.panel.text.replace("−", "-")
    assert "clear:auto" in seen.places()
    assert "clear:auto" in seen.panel.all("data-option")
    assert match.view(seat).table.own.line_up == []


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("euromatch", "Your strongest line-up has"),
        ("payment", "Missing"),
        ("bid", "Bidding opens at"),
        ("confirm", "shown to you alone"),
        ("reply", "Pulled Hamstring against"),
        ("replace", "Injured: post 10 needs somebody"),
    ],
)
def test_middle_of_the_board_shows_what_is_at_stake(question: str, words: str) -> None:
    match, seat = SITUATIONS[question]()
    assert words in Page(tablepage.sections(hosted(match), seated(seat))["board"]).text


# Amounts that are not listed


def test_any_amount_may_be_typed_in_beside_the_listed_ones() -> None:
    match, seat = SITUATIONS["offer_amount"]()
    decision = Page(tablepage.sections(hosted(match), seated(seat))["decision"])
    assert decision.all("data-fill") == ["pay:{}k", "ask:{}k"]
    field = next(attrs for _, attrs in decision.elements if attrs.get("type") == "number")
    assert (field["min"], field["max"], field["step"]) == ("0", "2000", "50")
    form = {"decision": "d", "option": "pay:{}k", "amount": " 850 "}  # without scripts the server fills it in
    (typed,) = read_form(ACTS["play"], form).options  # type: ignore[attr-defined]
    assert typed == "pay:850k"
    assert typed not in match.options_of(seat)
    match.play(seat, typed)
    assert match.view(1).table.offer.amount == 850


def test_typed_amounts_end_where_the_rules_end() -> None:
    match = after(dealing(), s.START_TURN, (0, "own_auction:B10"))
    (amount,) = deals.amounts(match.view(0), False)
    assert amount.most == 2 * faces.footballer("B10").price
    assert match.refusal(0, f"opening:{amount.most}k") is None
    assert match.refusal(0, f"opening:{amount.most + 50}k").rule == "FM-259"  # type: ignore[union-attr]
    match = after(dealing(), s.START_TURN, (0, "sell:Q01"), (0, "offer_to:p2"))
    (amount,) = deals.amounts(match.view(0), False)
    assert (amount.option, amount.most) == ("ask:{}k", 7000)


# Letters


def test_letter_is_written_on_the_desk_while_others_play() -> None:
    match, _ = SITUATIONS["bid"]()
    host = hosted(match)
    assert {"auto_done:on", "letter:write"} <= set(Seen(host, seated(0)).places())
    for option in ("letter:write", "sell:B10", "offer_to:p1"):
        match.play(0, option)
    seen = Seen(host, seated(0))
    desk = Page(seen.sections["desk"])
    assert faces.footballer("B10").name in desk.text
    assert [option for option in desk.all("data-option") if option.startswith("ask:")]
    assert seen.panel.all("data-fill") == ["ask:{}k"]
    assert set(desk.all("form")) == {"aside"}
    match.play(0, "ask:850k")
    assert "850k" in Page(tablepage.sections(host, seated(0))["desk"]).text
    assert "850k" not in Page(tablepage.sections(host, seated(1))["desk"]).text


# Long stretches, step by step


def test_moves_of_others_are_told_with_their_way() -> None:
    match = after(given(), s.ROLL)
    goal = match.options_of(0)[0]
    match.play(0, goal)
    steps = [step for step in told(match, 1) if " moves to " in str(step["say"])]
    assert len(steps) >= 1
    assert len(steps[0]["places"]) == match.view(1).table.die  # the squares on the way, on the board itself
    assert steps[0]["gather"] == "Meanwhile"  # it needs no look of its own
    assert not steps[0]["important"]
    assert not [step for step in told(match, 0) if " moves to " in str(step["say"])]
    assert told(match, 1, len(match.told)) == []


def test_sponsor_jackpot_and_question_cards_are_told() -> None:
    paid = after(stopped("P03").sponsor(0, "Q03"), s.RESOLVE_SQUARE)
    assert "pays you 300k" in str(told(paid, 0)[0]["say"])
    assert "Stomp" in Page(str(told(paid, 1)[0]["html"])).text
    pot = after(stopped("P30").jackpot(900), s.RESOLVE_SQUARE)
    assert told(pot, 1)[0]["say"] == "Ilse takes the jackpot of 900k."
    card = after(stopped("P04").top("Q36"), s.RESOLVE_SQUARE)
    assert "Miss the next turn." in str(told(card, 2)[0]["say"])


def test_own_match_is_told_action_by_action_and_that_of_others_by_its_result() -> None:
    match, _ = SITUATIONS["replace"]()
    match.play(1, "replace:trainee")
    said = [str(step["say"]) for step in told(match, 1)]
    assert any("plays Pulled Hamstring against you" in line for line in said)
    kick_off = next(step for step in told(match, 1) if str(step["say"]).startswith("Kick-off"))
    assert kick_off["important"]
    assert " you " in str(kick_off["say"])
    assert "You" in Page(str(kick_off["html"])).text
    assert NAMES[1] not in str(kick_off["say"]) + str(kick_off["html"])
    for row in re.findall(r'<th scope="row">.*?</tr>', str(kick_off["html"])):
        *parts, total = [int(n.replace("−", "-")) for n in re.findall(r"<td[^>]*>(−?\d+)</td>", row)]
        assert sum(parts) == total  # goalkeeper, lines, pennants, plus cards
    while match.waiting():
        seat = match.waiting()[0]
        match.play(seat, {"match": "match:pass", "reply": "reply:none"}[GAME.question(match.state, seat)])
    steps = told(match, -1)
    assert [step for step in steps if "win" in str(step["say"]) or "draw" in str(step["say"])]
    assert not [step for step in steps if "Hamstring" in str(step["say"])]
    for step in steps:
        Page(str(step["html"]))
        assert str(step["rule"]).startswith("FM-")


def test_league_is_shown_after_each_matchday() -> None:
    table = given(seats=3, phase=2).squad(0, *ELEVEN).squad(1, *OTHER_ELEVEN)
    table.g.lapped = 0
    match = table.refereed(s.MATCHDAY)
    while match.waiting() and GAME.question(match.state, match.waiting()[0]) in ("line_up", "match"):
        seat = match.waiting()[0]
        question = GAME.question(match.state, seat)
        match.play(seat, "line_up:auto" if question == "line_up" else "match:pass")
    income = [step for step in told(match, 2) if "500k" in str(step["say"])]
    assert len(income) == 1
    assert "ltable" in str(income[0]["html"])
    league = Page(tablepage.sections(hosted(match), seated(2))["league"])
    assert "bye: You" in league.text
    assert re.search(r"\d+–\d+", league.text)


def test_both_teams_stay_on_the_pitch_while_their_match_is_told() -> None:
    match, _ = SITUATIONS["replace"]()
    hurt = next(step for step in told(match, 1) if "leaves the pitch injured" in str(step["say"]))
    posts = [cls for cls in Page(str(hurt["html"])).all("class") if cls.split()[0] == "post"]
    assert len(posts) == 22
    assert [at for at, cls in enumerate(posts) if "changed" in cls] == [11 + 9]  # the visitors' post 10
    match.play(1, "replace:trainee")
    while match.waiting():
        seat = match.waiting()[0]
        match.play(seat, {"match": "match:pass", "reply": "reply:none"}[GAME.question(match.state, seat)])
    result = next(step for step in told(match, 1) if "points" in str(step["say"]))
    assert str(result["html"]).count('class="post ') == 22


def test_complete_team_is_told_on_the_pitch() -> None:
    table = given().squad(0, *ELEVEN[1:]).top("G01").pawn(0, "P01")
    match = after(table, s.RESOLVE_SQUARE, (0, "draw:draw"), (0, "card:buy"))
    step = next(step for step in told(match, 1) if "complete team" in str(step["say"]))
    assert str(step["html"]).count('class="post kit-') == 11


# The end


def ended(*results: tuple[int, int, int, int]) -> Match:
    """A game of two after these results; the matches may not be over yet if a play-off is needed."""
    table = given(seats=2, phase=2).squad(0, *ELEVEN).squad(1, *OTHER_ELEVEN).matchdays(2)
    for home, away, ours, theirs in results:
        table.result(home, away, ours, theirs, 1 + home)
    return table.refereed(s.PLAY_OFF)


def test_final_table_adds_up() -> None:
    match = ended((0, 1, 40, 30), (1, 0, 20, 20))
    assert match.over
    host = hosted(match)
    shown = Page(tablepage.page(host, seated(0)))
    assert page.headline(match.view(0), NAMES)[0] == "You are champion"
    assert "40–30" in shown.text
    for row in match.view(0).scores:
        assert sum(row.parts.values()) == row.total


def test_play_off_is_a_match_of_its_own() -> None:
    match = ended((0, 1, 40, 40), (1, 0, 30, 30))
    assert "Play-off for the title" in Page(tablepage.sections(hosted(match), seated(0))["board"]).text


def test_every_card_has_a_face() -> None:
    assert all(faces.footballer(id).facts for id in THINGS[:FOOTBALLERS])
    assert all(faces.plus(id).text and faces.plus(id).icon for id in THINGS[PLUS:QUESTION_CARD])
    assert all(faces.event(id).text for id in THINGS[QUESTION_CARD : QUESTION_CARD + 36])
    assert all(faces.club(f"E{n:02}").country for n in range(1, 31))
