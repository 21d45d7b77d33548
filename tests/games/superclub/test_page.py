"""The table of Superclub as a page: each answer is a place and a button, and shows what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest

from tests.games.paged import CROWD, check_question, hosted, told
from tests.games.superclub.given import GAME, THING, Table, card, given
from tests.web.seen import Page, Seen, a_table, played, seated
from touchline.engine.match import Match
from touchline.games.superclub import cards, draft, page, state as s
from touchline.games.superclub.odds import Side, match_odds
from touchline.games.superclub.page import faces, season
from touchline.games.superclub.page.board import chances
from touchline.games.superclub.text import halves
from touchline.tables.table import Table as Hosted
from touchline.web import tablepage

MOST = 3000  # decisions of a game that is looked at


def asked(table: Table, question: str, *steps: int) -> tuple[Match, int]:
    """A refereed match of this situation in which seat 0 is asked this; the dice fall until it is."""
    for secret in range(60):
        match = table.refereed(*steps, secret=bytes([secret]))
        while not match.over and match.waiting() and match.waiting() != [0]:
            match.act_for(match.waiting()[-1])
        if GAME.question(match.state, 0) == question:
            return match, 0
    raise LookupError(question)


def final() -> Table:
    """Two clubs in the Super-Duper-Cup."""
    table = given(season=2).eleven(0).eleven(1)
    table.g.contest = s.SUPER_DUPER
    table.g.home, table.g.away, table.g.revealed = 0, 1, 1
    return table.stage("finals")


def match_day(table: Table) -> Table:
    """Line-ups are shown, and the match begins."""
    table.g.revealed, table.g.round, table.g.contest = 1, 1, s.LEAGUE
    return table.stage("season")


def news(changer: str) -> Table:
    """A match is over, and its home side has drawn this Game changer."""
    table = given(season=2).eleven(0).eleven(1).squad(0, card("MID", 2, 4)).stage("season")
    table.g.home, table.g.away, table.g.revealed, table.g.round = 0, 1, 1, 1
    table.g.changer_deck.remove(THING[changer] - cards.CHANGER)
    table.g.put_aside = [(THING[changer] - cards.CHANGER) << 1]
    return table


SITUATIONS: dict[str, Callable[[], tuple[Match, int]]] = {
    "release": lambda: asked(given().crew(0, 14).stage("season"), "release", s.RELEASE | 4 << 3 << 8),
    "forced_sale": lambda: asked(given().crew(0, 14).stage("season"), "forced_sale", s.FINE | 30 << 3 << 8),
    "taker": lambda: asked(final(), "taker", s.FINAL_MATCH, s.FINAL_WHISTLE),
    "free_star": lambda: asked(news("GC-05a"), "free_star", s.OPEN_CHANGERS),
    "free_continent": lambda: asked(news("GC-06"), "free_continent", s.OPEN_CHANGERS),
    "free_hire": lambda: asked(news("GC-07"), "free_hire", s.OPEN_CHANGERS),
    "weapon": lambda: asked(
        match_day(given(season=2).eleven(0).eleven(1).weapon(0, "GC-26a")), "weapon", s.LEAGUE_MATCH | 1 << 12
    ),
}


def free_sign() -> tuple[Match, int]:
    """A continent was turned for nothing."""
    match, seat = SITUATIONS["free_continent"]()
    match.play(seat, match.options_of(seat)[0])
    return match, seat


def target() -> tuple[Match, int]:
    """A secret weapon asks for a third."""
    match, seat = SITUATIONS["weapon"]()
    match.play(seat, "weapon:GC-26a")
    return match, seat


SITUATIONS |= {"free_sign": free_sign, "target": target}


@pytest.fixture(scope="module")
def situations() -> dict[str, tuple[Match, int]]:
    """For each question a moment of some game at which a seat is asked it."""
    found = {question: make() for question, make in SITUATIONS.items()}
    for seed in range(1, 40):
        seats = 2 + seed % 2
        table = a_table(seats, seed, names=CROWD, game=GAME, quick=True, unhappy_players=True)
        for number, (seat, question) in enumerate(played(table, seed)):
            if question not in found:
                found[question] = table.match.clone(), seat
            if number > MOST or len(found) == len(GAME.questions) - 1:
                break
        if len(found) == len(GAME.questions) - 1:
            return found
    raise LookupError(set(GAME.questions[1:]) - set(found))


# Every decision


@pytest.mark.parametrize("question", GAME.questions[1:])
def test_every_question_has_its_page(situations: dict[str, tuple[Match, int]], question: str) -> None:
    check_question(*situations[question], title="Set your line-up" if question == "line_up" else "")


@pytest.mark.parametrize("question", ["draft", "scout", "invest", "bid", "substitute", "taker", "answer"])
def test_place_and_button_have_the_same_number(
    situations: dict[str, tuple[Match, int]], question: str
) -> None:
    match, seat = situations[question]
    Seen(hosted(match), seated(seat)).check_numbers()


@pytest.mark.parametrize("question", ["train", "substitute", "fill"])
def test_reasons_name_their_rule_and_link_to_it(
    situations: dict[str, tuple[Match, int]], question: str
) -> None:
    match, seat = situations[question]
    blocked = match.view(seat).decision.blocked  # type: ignore[union-attr]
    seen = Seen(hosted(match), seated(seat))
    seen.check_reasons(blocked, "superclub")
    seen.check_dimmed(blocked, "squad")


# What nobody may know, and what is there only once


# What comes of a choice is shown before it is made


def test_line_up_shows_what_each_third_counts_with_chemistry_and_captain() -> None:
    right, both, left = (
        card("MID", 3, chemistry="right"),
        card("MID", 3, chemistry="both"),
        card("MID", 3, chemistry="left"),
    )
    table = given(season=2).squad(0, right, both, left).crew(0, 9).stage("season")
    table.g.round = 1
    match = table.refereed(s.LINE_UPS | 1 << 8)
    board = Page(tablepage.sections(hosted(match), seated(0))["squad"])
    look = draft.look(match.state, 0, None)  # type: ignore[arg-type]
    assert halves(look.figures["midfield"]) in board.text
    assert "+1 captain" in board.text
    decision = Page(tablepage.sections(hosted(match), seated(0))["decision"]).text
    assert f"midfield {halves(look.figures['midfield'])}" in decision.lower()


def test_odds_are_exact_and_shown_before_the_dice(situations: dict[str, tuple[Match, int]]) -> None:
    match, seat = situations["weapon"]
    view = match.view(seat).table.match
    assert view.third == 0
    home, away = (Side(*team.strength) for team in view.teams)
    odds = match_odds(home, away, True)
    arena = Page(tablepage.sections(hosted(match), seated(seat))["arena"]).text
    for part in odds:
        assert f"{100 * part:.1f} %" in arena


def test_odds_in_the_middle_of_a_match_follow_from_the_score() -> None:
    home, away = Side(14, 12, 16), Side(11, 13, 15)
    faces_ = range(1, 7)
    swings = [a + b - c - d for a, b, c, d in product(faces_, faces_, faces_, faces_)]
    last = [home.defence - away.att + 2 * swing for swing in swings]
    wins = sum(1 for lead in last if lead > 0) / len(last)
    odds = chances(home, away, (2, 2), 2, True)  # level, and the home side has attacked already
    assert odds.win == pytest.approx(wins)
    assert chances(home, away, (0, 0), 0, True) == match_odds(home, away, True)
    ahead = chances(home, away, (2, 0), 1, True)
    assert ahead.win > match_odds(home, away, True).win
    assert sum(ahead) == pytest.approx(1)


def test_substitute_shows_the_totals_with_him() -> None:
    table = given(season=2).eleven(0).eleven(1).squad(0, card("DEF", 4), card("DEF", 4, nth=2))
    match, seat = asked(match_day(table), "substitute", s.LEAGUE_MATCH | 1 << 12)
    said = {option.words.effect for option in match.view(seat).decision.options}
    assert any(words.startswith("total ") for words in said)
    shown = Page(tablepage.sections(hosted(match), seated(seat))["squad"]).text
    assert all(words in shown for words in said)


def test_money_in_and_out_adds_up_to_the_cash() -> None:
    table = given(season=2).crew(0, 12).crew(1, 12).cash(20, 20).points(45, 40).stage("finance")
    match = table.refereed(s.OFF_SEASON)
    before = 20
    match.play(0, "wages:pay")
    view = match.view(0).table
    shown = Page(tablepage.sections(hosted(match), seated(0))["arena"]).text
    wages = view.managers[0].wages
    assert f"−{wages}M" in shown
    assert "+100M" in shown
    gained = int(re.search(r"In (\d+)M, out", shown)[1])  # type: ignore[index]
    assert before + gained - wages == view.managers[0].cash


def test_shoot_out_is_shown_kick_by_kick(situations: dict[str, tuple[Match, int]]) -> None:
    match, seat = situations["taker"]
    match = match.clone()
    match.play(seat, match.options_of(seat)[0])
    kicks = match.view(seat).table.match
    if kicks is None:
        return
    arena = tablepage.sections(hosted(match), seated(seat))["arena"]
    assert arena.count('class="kick ') == len(kicks.kicks)
    assert "Penalties" in arena


# Step by step


def a_round() -> Match:
    """Three managers before the line-ups of a round are sent."""
    table = given(seats=3, season=2).crew(0, 16).crew(1, 16).crew(2, 16)
    return table.refereed(s.MATCH_ROUND | 1 << 8)


def test_own_match_is_told_third_by_third_and_that_of_others_by_its_result() -> None:
    match = a_round()
    playing = {seat for pair in match.view(-1).table.fixtures[0] for seat in pair}
    while match.waiting() and match.view(-1).table.round == 1 and not match.over:
        match.act_for(match.waiting()[0])
    own = min(playing)
    steps = told(match, own)
    said = [str(step["say"]) for step in steps]
    assert sum("thirdcard" in str(step["html"]) for step in steps) >= 4  # dice and result of each third
    assert any(line.startswith("Kick-off") for line in said)
    kick_off = next(step for step in steps if str(step["say"]).startswith("Kick-off"))
    assert "Chances" in str(kick_off["html"])
    assert str(kick_off["html"]).count("stillteam") == 2
    assert all(step["important"] for step in steps if "thirdcard" in str(step["html"]))
    assert not any(step["important"] for step in steps if step["gather"])
    watched = [str(step["say"]) for step in told(match, -1)]
    assert any(line.startswith("Full time") for line in watched)
    assert not any(line.startswith("Kick-off") for line in watched)
    assert any("simulated" in line for line in watched)
    for step in steps:
        Page(str(step["html"]))
        assert re.match(r"SC-|KS-|GC-", str(step["rule"]))
    assert told(match, own, len(match.told)) == []


def test_training_roll_is_shown_with_its_die() -> None:
    player = card("MID", 2, 6)
    table = given().squad(0, player).crew(0, 11).stage("training")
    table.g.guaranteed = -1
    match = table.refereed(s.TRAIN_TURN)
    match.play(0, f"train:{player}")
    step = told(match, 0)[0]
    assert 'class="die' in str(step["html"])
    assert faces.base(player).name in str(step["html"])


# Amounts


@pytest.mark.rule("SC-307")
def test_any_amount_may_be_typed_in_where_an_offer_names_the_money() -> None:
    mine = card("DEF", 4)
    table = given().squad(0, mine).crew(0, 12).crew(1, 12).cash(33, 180).stage("training")
    match = table.refereed(s.TRADE_WINDOW)
    assert page.amounts(match.view(0), False) == []
    for part in ("offer_to:p1", f"give:{mine}", "offer:done", "offer:done"):
        match.play(0, part)
    found = page.amounts(match.view(0), False)
    assert [(one.option, one.most) for one in found] == [("pay:{}", 33), ("ask_cash:{}", 180)]
    assert page.amounts(match.view(0), True) == []
    assert page.amounts(match.view(1), False) == []
    for part in ("letter:write", "offer_to:p0", "offer:done", f"ask:{mine}", "offer:done"):
        match.play(1, part)
    found = page.amounts(match.view(1), True)
    assert [(one.option, one.most) for one in found] == [("pay:{}", 180), ("ask_cash:{}", 33)]


@pytest.mark.rule("SC-307")
def test_an_offer_that_is_begun_is_filled_in_on_one_sheet() -> None:
    table = given().squad(0, card("DEF", 4)).crew(0, 12).crew(1, 12).cash(33, 180).stage("training")
    match = table.refereed(s.TRADE_WINDOW)
    assert page.sheet(match.view(0), CROWD) is None
    match.play(0, "offer_to:p1")
    assert page.sheet(match.view(1), CROWD) is None
    sheet = page.sheet(match.view(0), CROWD)
    gives, gets = ([thing for thing, _, _ in tray.things] for tray in sheet.trays)
    assert {option[5:] for option in match.options_of(0) if option.startswith("give:")} <= set(gives)
    assert [(option, most) for option, _, most in sheet.payers] == [("pay:{}", 33), ("ask_cash:{}", 180)]
    assert sheet.recipes[2] == "give:< offer:done?< ask:> offer:done?> $ offer:send"
    for part in (
        f"give:{gives[0]}",
        "offer:done",
        f"ask:{gets[0]}",
        "offer:done",
        "ask_cash:7",
        "offer:send",
    ):
        match.play(0, part)
    offer = match.view(1).table.offer
    assert (offer.gives, offer.paid) == ([gives[0]], -7)
    assert page.sheet(match.view(0), CROWD) is None


# The end


def over(**options: int) -> Hosted:
    """A game that caretakers have played to its end."""
    match = Match(GAME, 2, {"season_limit": 3, **options}, b"page")
    while not match.over:
        match.act_for(match.waiting()[0])
    return hosted(match)


@pytest.fixture(scope="module")
def ended() -> Hosted:
    """A table whose game is over."""
    return over()


def test_final_table_adds_up(ended: Hosted) -> None:
    shown = tablepage.page(ended, seated(0))
    Page(shown)
    for score in ended.match.scores:
        parts = ", ".join(f"{name} {points}" for name, points in score.parts.items())
        assert f'aria-label="{parts}"' in shown
        assert sum(score.parts.values()) == score.total
    title, line = page.headline(ended.match.view(0), CROWD)
    assert title in Page(shown).text
    assert line in Page(shown).text


@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_last_season_is_told_as_it_was_played(ended: Hosted, order: list[int]) -> None:
    g = ended.match.state.clone()
    g.order = order  # whoever is ahead has another number by now
    table = GAME.view(g, 0)
    shown = [
        (number, fixture.home, fixture.away, bool(fixture.score))
        for number, one in enumerate(season.rounds(table, CROWD, 0), 1)
        for fixture in one.fixtures
    ]
    played = [(result.round, result.home, result.away) for result in table.results]
    assert shown == [(number, home, -1 if away is None else away, True) for number, home, away in played]
    assert len({number for number, *_ in shown}) == 5


def test_season_table_has_a_marker_and_a_squad_token_for_every_club(
    situations: dict[str, tuple[Match, int]],
) -> None:
    match, seat = situations["substitute"]
    table = match.view(seat).table
    ladder = season.ladder(table, CROWD, seat)
    assert sorted(mark.value for mark in ladder.points) == sorted(one.points for one in table.managers)
    assert sorted(mark.value for mark in ladder.tokens) == sorted(one.squad_stars for one in table.managers)
    section = tablepage.sections(hosted(match), seated(seat))["ladder"]
    assert section.count('class="tk') == match.seats


def test_every_card_has_a_face() -> None:
    for thing in range(cards.PLAYERS):
        face = faces.base(cards.THINGS[thing])
        assert face.name
        assert face.flavour
        assert face.kit in faces.KITS.values()
    for thing in range(cards.STAFF, cards.CHANGER):
        assert faces.member(cards.THINGS[thing]).text
    for thing in range(cards.CHANGER, cards.CUP):
        assert faces.changer(cards.THINGS[thing]).text
    for thing in range(cards.CUP, cards.CONTINENT):
        assert faces.cup(cards.THINGS[thing]).att


def test_seats_wear_the_crests_of_their_clubs() -> None:
    table = a_table(2, 1, names=CROWD, game=GAME)
    table.match.play(0, "club:purple")
    crests = page.crests(table.match.view(-1))
    assert crests[0] == faces.badge("purple")
    assert crests[1][5] == "No club yet"
