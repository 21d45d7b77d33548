"""The table of Time of Soccer as a page: each answer is a place and a button, and shows what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from tests.games.paged import check_question, hosted, told
from tests.games.time_of_soccer.given import GAME, Table, given
from tests.web.seen import NAMES, Page, Seen, a_table, over, played, seated
from touchline.engine.events import Heard
from touchline.engine.match import Match
from touchline.games.time_of_soccer import draft, page
from touchline.games.time_of_soccer.cards import KIND, PLAYER, TEAMS as TEAM_IDS, THINGS, TILES
from touchline.games.time_of_soccer.page.eleven import IDS, best_place, eleven, would
from touchline.games.time_of_soccer.page.faces import tile
from touchline.games.time_of_soccer.rules.levels import level
from touchline.games.time_of_soccer.text import number as shown_number
from touchline.web import tablepage
from touchline.web.viewer import Viewer

VARIANTS = {"fatigue": True, "unique_starters": True, "secondary_market": True}
MANAGERS = ("blue:manager", "M101", "M102")


def asked(table: Table, step: str, question: str, *answers: str) -> tuple[Match, int]:
    """A refereed match of this situation after seat 0 gave these answers; the dice fall until it is asked."""
    for secret in range(40):
        match = table.refereed(step, bytes([secret]))
        for answer in answers:
            match.play(0, answer)
        if GAME.question(match.state, 0) == question:
            return match, 0
    raise LookupError(question)


SITUATIONS: dict[str, Callable[[], tuple[Match, int]]] = {
    "recover": lambda: asked(given(fatigue=1).legs(0, 0, -2).legs(1, 2, 0), "recovery", "recover"),
    "dismiss": lambda: asked(
        given().managers(0, *MANAGERS).cash(0, 20).parking(0, 6, "M201"), "tue", "dismiss", "park:6"
    ),
    "force_buy": lambda: asked(
        given().cash(0, 30).car(0, "H11").market({6: "F101"}), "tue", "force_buy", "force:6"
    ),
    "sell_which": lambda: asked(
        given(secondary_market=1).cash(0, 30).bench(0, "F119", "F120").pile("F101").parking(0, 6, "L101"),
        "tue",
        "sell_which",
        "park:6",
    ),
    "pay_talks": lambda: asked(
        given().cash(0, 30).bench(0, "F119", "F120").parking(0, 6, "L101"),
        "tue",
        "pay_talks",
        "park:6",
        "sell_which:F119",
    ),
}


@pytest.fixture(scope="module")
def situations() -> dict[str, tuple[Match, int]]:
    """For each question a moment of some game at which a seat is asked it."""
    found = {question: make() for question, make in SITUATIONS.items()}
    table = a_table(4, 3, game=GAME, **VARIANTS)  # type: ignore[arg-type]
    for seat, question in played(table, 3):
        if question not in found:
            found[question] = table.match.clone(), seat
        if len(found) == len(GAME.questions) - 1:
            break
    return found


# Every decision


@pytest.mark.parametrize("question", GAME.questions[1:])
def test_every_question_has_its_page(situations: dict[str, tuple[Match, int]], question: str) -> None:
    check_question(*situations[question])


@pytest.mark.parametrize("question", ["market_step", "force_buy", "dismiss", "place_tile", "reroll"])
def test_place_and_button_have_the_same_number(
    situations: dict[str, tuple[Match, int]], question: str
) -> None:
    match, seat = situations[question]
    Seen(hosted(match), seated(seat)).check_numbers(match.options_of(seat))


@pytest.mark.parametrize("question", ["market_step", "place_tile", "dismiss", "sell_which"])
def test_reasons_name_their_rule_and_link_to_it(
    situations: dict[str, tuple[Match, int]], question: str
) -> None:
    match, seat = situations[question]
    blocked = match.view(seat).decision.blocked  # type: ignore[union-attr]
    seen = Seen(hosted(match), seated(seat))
    seen.check_reasons(blocked, "time_of_soccer")
    seen.check_dimmed(blocked, "market", "pitch", "staff")


# What nobody may know, and what is there only once


# What comes of a choice is shown before it is made


def test_force_shows_the_die_and_what_it_costs(situations: dict[str, tuple[Match, int]]) -> None:
    match, seat = situations["force_buy"]
    market = tablepage.sections(hosted(match), seated(seat))["market"]
    _, face, amount = next(h for heard in match.heard(seat) for h in heard if h.kind == "secretary_roll").args
    text = Page(market).text
    assert f"Price $6 and ${amount} for the talks: ${6 + amount}" in text
    assert f'aria-label="die {face}"' in market


def test_newcomer_shows_his_value_on_every_position(situations: dict[str, tuple[Match, int]]) -> None:
    match, seat = situations["place_tile"]
    table = match.view(seat).table
    own = table.clubs[seat]
    pitch = Page(tablepage.sections(hosted(match), seated(seat))["pitch"])
    name = tile(table.joining).short
    for option in match.options_of(seat):
        where = option.partition(":")[2]
        if where != "bench":
            at = IDS.index(where)
            line_up = tuple(own.line_up)
            value = would(where, line_up, own.principal, tuple(own.managers), at, table.joining).spot.shown
            assert f"{value}{name}?" in pitch.text
            assert f"lines-{where}" in pitch.all("id")


def test_edited_line_up_shows_its_levels_and_what_it_was() -> None:
    table = given().field(0, stl="F119", lb="F104").bench(0, "F107", "F120").fixtures("A")
    match = table.refereed("sun")
    seat = 0
    while GAME.question(match.state, seat) != "align":
        seat = match.waiting()[0]
        if GAME.question(match.state, seat) != "align" or seat != 0:
            match.play(seat, match.options_of(seat)[0])
    host = hosted(match)
    edited = draft.edit(match.state, 0, None, "best:match")  # type: ignore[arg-type]
    host.drafts = {0: msgspec.to_builtins(edited)}
    look = draft.look(match.state, 0, edited)  # type: ignore[arg-type]
    seen = Seen(host, seated(0))
    assert f"attack {look.figures['attack']}".replace("-", "−") in seen.panel.text
    assert "Play this eleven" in seen.panel.text
    assert "best:match" not in seen.places()
    club = seen.sections["club"]
    assert f"Attack level {look.figures['attack_level']}" in club
    assert match.view(0).table.clubs[0].line_up.count(None) == 9  # nothing is sent yet


def test_new_contract_sends_the_old_one_back_to_the_market() -> None:
    match = given().staff(0, "A101").parking(0, 9, "A202").refereed("tue")
    match.play(0, "park:9")
    sections = tablepage.sections(hosted(match), seated(0))
    assert 'data-key="tile-A202"' in sections["staff"]
    assert re.search(r'class="tl advertising isold[^>]*data-key="tile-A101"', sections["market"])


def test_values_of_the_pitch_are_those_of_the_rules() -> None:
    table = a_table(4, 6, game=GAME)
    for number, _ in enumerate(played(table, 6)):
        if number % 50:
            continue
        for club in table.match.view(-1).table.clubs:
            shown = eleven(tuple(club.line_up), club.principal, tuple(club.managers))
            assert [spot.value for spot in shown.spots] == club.values
            assert (shown.attack, shown.defence) == (club.attack, club.defence)
            assert (shown.attack_level, shown.defence_level) == (level(club.attack), level(club.defence))


def test_links_are_drawn_where_both_sides_show_the_skill() -> None:
    line_up = tuple({"lm": "F210", "stl": "F315", "cml": "F213"}.get(place) for place in IDS)
    shown = eleven(line_up, None, ())
    assert sorted(link.gain for link in shown.links if link.gain) == [3]
    near = {place.code: place for spot in shown.spots if spot.id == "stl" for place in spot.near}
    linked = [place for place in near.values() if place.gain]
    assert [(place.who, place.gain) for place in linked] == [(tile("F210").short, 3)]
    assert set(linked[0].own) & set(linked[0].other)
    assert f"{linked[0].own} meets {linked[0].other}, +3 each" in linked[0].told
    assert all("empty" in place.told for place in near.values() if not place.who)
    assert not [spot.near for spot in shown.spots if not spot.tile and spot.near]
    closer = best_place(line_up, None, (), "F216")
    assert closer.spot.id == "str"


def test_market_shows_where_a_player_would_be_lined_up_and_whom_he_would_be_linked_with() -> None:
    match = given().field(0, lm="F210", cml="F213").parking(0, 9, "F315").refereed("tue")
    market = tablepage.sections(hosted(match), seated(0))["market"]
    tile = re.search(r'data-key="tile-F315" data-about="([^"]*)".*?</(?:button|article)>', market, re.DOTALL)
    assert tile
    assert "\nAs left striker: worth " in tile[1]
    assert re.search(r"\nLeft midfield, .* meets .*, \+3 each", tile[1])
    assert re.search(r'<i class="nb \w on" data-drawn aria-hidden="true">LM \w+ \+3</i>', tile[0])
    watched = tablepage.sections(hosted(match), Viewer(-1))["market"]
    assert "As left striker" not in watched  # who has no club lines nobody up


def test_phone_follows_the_question() -> None:
    match = given().cash(0, 30).parking(0, 9, "F315").refereed("tue")
    assert "data-follow" in tablepage.sections(hosted(match), seated(0))["market"]  # the car
    match.play(0, "park:9")
    sections = tablepage.sections(hosted(match), seated(0))
    assert match.game.question(match.state, 0) == "place_tile"
    assert "data-follow" not in sections["market"]
    assert re.search(r'id="pos-\w+" data-follow', sections["pitch"])


# Long stretches, step by step


def test_market_movement_is_told_step_by_step() -> None:
    match = given().market({3: "F101", 8: "F102"}, old=(3,)).refereed("sat")
    match.play(0, "end:turn")
    match.play(1, "end:turn")
    steps = told(match, 0, len(match.told) - 1)
    said = [str(step["say"]) for step in steps]
    assert said[0] == "Old tiles leave: Ottoline Brace."
    assert said[1] == "1 tile stays for its last week."
    rows = [line for line in said if line.startswith("New in row")]
    assert [line[:12] for line in rows] == [f"New in row {row}" for row in (1, 2, 3, 4)]
    for step in steps:
        Page(str(step["html"]))
        assert str(step["rule"]).startswith("TS-")
    assert told(match, 0, len(match.told)) == []


def test_own_match_is_told_roll_by_roll_and_that_of_others_by_its_result() -> None:
    match = given(seats=3).managers(0, "M101").managers(1, "M102").managers(2, "M103").refereed("sun")
    while match.view(-1).table.week == 1 and not match.over:
        seat = match.waiting()[0]
        if GAME.question(match.state, seat) == "market_step":
            break
        match.play(seat, match.options_of(seat)[0])
    said = {viewer: [str(step["say"]) for step in told(match, viewer, 0)] for viewer in (0, -1)}
    results = [line for line in said[-1] if "Full time" in line or "beat" in line or "draw" in line]
    assert len(results) == 3
    assert sum("roll" in line and "level" in line for line in said[-1]) == 0
    assert sum("roll" in line and "level" in line for line in said[0]) >= 4
    assert [line for line in said[0] if line.startswith("Full time")]


@pytest.mark.parametrize(("goals", "word"), [(True, "kept"), (False, "broken")])
def test_press_release_is_shown_won_or_lost(goals: bool, word: str) -> None:
    table = given().managers(0, "M101").managers(1, "M102").press(0, "R102").fixtures("A")
    for secret in range(60):
        match = table.refereed("sun", bytes([secret]))
        while match.view(-1).table.clubs[0].press:
            seat = match.waiting()[0]
            match.play(seat, match.options_of(seat)[0])
        steps = [step for step in told(match, 0, 0) if "presscard" in str(step["html"])]
        if word in str(steps[0]["say"]):
            break
    assert f"promise {word}" in Page(str(steps[0]["html"])).text
    assert not [step for step in told(match, 1, 0) if "presscard" in str(step["html"])]


def test_cup_tree_shows_who_goes_on() -> None:
    table = a_table(2, 9, game=GAME)
    for _ in played(table, 9):
        if table.match.view(-1).table.week == 7:
            break
    league = Page(tablepage.sections(table, seated(0))["league"])
    view = table.match.view(0).table
    through = [team.team for team in view.teams if team.cup_wins]
    assert len(through) == 4
    assert league.all("aria-label").count("goes on") == 4


# The end


def test_final_table_has_the_neutral_teams_and_adds_up() -> None:
    table = over(2, 3, GAME)
    shown = tablepage.page(table, seated(0))
    Page(shown)
    final = table.match.view(0).table.final
    assert sorted(team.team for team in final) == sorted(TEAM_IDS[:6])
    for team in final:
        parts = ", ".join(f"{name} {shown_number(points)}" for name, points in team.parts.items())
        assert f'aria-label="{parts}"' in shown
        assert sum(team.parts.values()) == team.total
    title, line = page.headline(table.match.view(0), NAMES)
    assert title in Page(shown).text
    assert shown_number(final[0].total) in line


def test_the_week_before_the_season_has_a_name() -> None:
    heads = [GAME.story.chapter(Heard("week", "TS-032", [number], False)) for number in (0, 1)]
    assert [head.partition(" · ")[0] for head in heads] == ["Pre-season", "Week 1"]


def test_seats_wear_the_crests_of_their_clubs() -> None:
    table = a_table(2, 1, game=GAME)
    table.match.play(0, "choose_club:green")
    crests = page.crests(table.match.view(-1))
    assert crests[0] == page.TEAMS["green"]
    assert crests[1][5] == "No club yet"


def test_every_tile_has_a_face() -> None:
    faces = [tile(THINGS[number]) for number in range(TILES)]
    assert all(face.name and face.icon for face in faces)
    for number, face in enumerate(faces):
        assert bool(face.text) != (KIND[number] == PLAYER)
        assert bool(face.positions) == (KIND[number] == PLAYER)
        assert len(face.text) <= 60
