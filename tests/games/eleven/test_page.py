# mypy: disable-error-code="misc"
"""The table of Eleven as a page: each answer is a place and a button, and shows what comes of it."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator

import msgspec
import pytest

from tests.games.eleven.given import GAME, Table, fresh, given
from tests.games.eleven.ledger import WORDS
from tests.games.eleven.matchday import kick_off, lay_out
from tests.games.paged import check_question, hosted, told
from tests.web.seen import NAMES, Page, Seen, a_table, over, played, seated
from touchline.engine.errors import Refused
from touchline.engine.events import Heard, heard_by
from touchline.engine.match import Match
from touchline.games.eleven import draft, page, state as s
from touchline.games.eleven.cards import COLOURS, DIRECTOR, OBJECTIVE, PLAYERS, SPONSOR, STAFF, TACTIC, THINGS
from touchline.games.eleven.page import faces, pitch
from touchline.games.eleven.page.scene import PLANNING, stage_of
from touchline.games.eleven.questions import QUESTIONS
from touchline.games.eleven.rules import lane
from touchline.games.eleven.rules.pitch import jersey_strength
from touchline.tables.table import Table as Hosted
from touchline.web import tablepage

TRANSFERS = {"player_transfers": True}
NEVER_ASKED = "before_order"  # only one Player has a BEFORE effect, and what has no choice is not asked


def as_it_is(table: Table) -> tuple[Match, int]:
    """A refereed match of this situation, in which seat 0 is asked something."""
    return table._match(table.g.agenda, b"secret"), 0


def lose_any() -> Table:
    """A club that has to lose two markers of its choice."""
    table = given().resource(0, cash=2, fitness=1)

    def act() -> None:
        lane.push_next(table.g, 0, s.LOSE_RESOURCE, 2)
        lane.go_on(table.g, 0)

    return table._run(act)._settle()


def swap_out() -> Table:
    """A winger whose Jersey is on the Bench."""
    table = given().squad(0, "P29", "P28").dressed(0).resource(0, fitness=2)
    table.jersey(0, "j11", bench=True).jersey(0, "j10", bench=False)
    return lay_out(table, "TB1:3-5-2", -1).play(0, "P29@RF")


def funded() -> Table:
    """A Match in which somebody's effect is funded and aimed at one of several."""
    table = given().squad(0, "P08").dressed(0).resource(0, fitness=1, ops=1)
    return kick_off(lay_out(table).play(0, "P08@CD", "fund")).until("match_effect")


SITUATIONS: dict[str, Callable[[], Table]] = {
    "solo_director": lambda: fresh(1),
    "start_training": lambda: fresh(1, seed=3, scenario=6).until("start_training"),
    "optional_cost": lambda: (
        given().staff(0, "S30").squad(0, "P07").resource(0, ops=1).turn(0).play(0, "card_action:S30")
    ),
    "lose_any": lose_any,
    "swap_out": swap_out,
    "injury_icon": lambda: given().squad(0, "P29", "P13", "P28").dice(12).meeting(0, "BM18", "blue"),
    "match_effect": funded,
    "effect_target": lambda: funded().play(0, "P08"),
    "upkeep_target": lambda: given().staff(0, "S12", "S15").built(0, stand_3=1, stand_4=1).upkeep(),
    "director_bonus": lambda: fresh(2, seed=5).until("director_bonus"),
}


@pytest.fixture(scope="module")
def situations() -> dict[str, tuple[Match, int]]:
    """For each question a moment of some game at which a seat is asked it."""
    found: dict[str, tuple[Match, int]] = {}
    for question, make in SITUATIONS.items():
        match, seat = as_it_is(make())
        asked = [one for one in match.waiting() if GAME.question(match.state, one) == question]
        if asked:
            found[question] = match, asked[0] if seat not in asked else seat
    for seats, seed, options in ((4, 3, TRANSFERS), (1, 4, {"scenario": 3}), (3, 5, {})):
        table = a_table(seats, seed, game=GAME, **options)
        for seat, question in played(table, seed):
            if question not in found:
                found[question] = table.match.clone(), seat
            if len(found) == len(QUESTIONS.names) - 2:
                return found
    return found


ASKED = [question for question in QUESTIONS.names[1:] if question != NEVER_ASKED]


# Every decision


@pytest.mark.parametrize("question", ASKED)
def test_every_question_has_its_page(situations: dict[str, tuple[Match, int]], question: str) -> None:
    check_question(*situations[question], title="Plan your line-up" if question == "formation" else "")


@pytest.mark.parametrize(
    "question", ["draft_director", "bm_reroll", "stands", "conseq_target", "upkeep_target", "gain_any"]
)
def test_place_and_button_have_the_same_number(
    situations: dict[str, tuple[Match, int]], question: str
) -> None:
    match, seat = situations[question]
    Seen(hosted(match), seated(seat)).check_numbers(match.options_of(seat))


def test_reasons_name_their_rule_and_dim_what_they_are_about() -> None:
    match, seat = as_it_is(given().cash(0, 1).staff(0, "S18").turn(0))
    blocked = match.view(seat).decision.blocked  # type: ignore[union-attr]
    seen = Seen(hosted(match), seated(seat))
    seen.check_reasons(blocked, "eleven")
    seen.check_dimmed(blocked, "area", "board")
    assert 'data-why-rule="EL-103"' in seen.sections["area"]


# What nobody may know, and what is there only once


def test_secrets_are_only_on_the_pages_of_their_owner() -> None:
    table = a_table(2, 3, game=GAME)
    for _seat, question in played(table, 3):
        if question == "basic_action":
            break
    own = table.match.view(0).table.own
    words = [faces.tactic(id).name for id in own.tactics] + [faces.objective(own.objective).name]
    mine, theirs = (Seen(table, seated(seat)).everything.text for seat in (0, 1))
    assert all(word in mine and word not in theirs for word in words)


def test_trained_side_is_shown_to_its_owner_alone() -> None:
    match, _ = as_it_is(given().squad(0, "P07").dressed(0).turn(0))
    other_side = faces.player("P07", True).facts
    assert f"Trained: {other_side}" in tablepage.sections(hosted(match), seated(0))["squad"]
    assert other_side not in html.unescape("".join(tablepage.sections(hosted(match), seated(1)).values()))


def test_line_up_in_planning_is_on_the_owners_page_alone() -> None:
    match = given().squad(0, "P07").dressed(0).resource(0, fitness=1).refereed(s.MATCHDAY)
    host = hosted(match)
    planned = draft.edit(match.state, 0, None, "put:P07@CD")  # type: ignore[arg-type]
    host.drafts = {0: msgspec.to_builtins(planned)}
    assert "drop:P07@CD" in Seen(host, seated(0)).places()
    assert "drop:P07@CD" not in "".join(tablepage.sections(host, seated(1)).values())
    assert match.view(0).table.clubs[0].match.assigned == []  # nothing is sent yet


# What comes of a choice is shown before it is made


def test_board_meeting_shows_the_die_the_votes_and_what_is_decided(
    situations: dict[str, tuple[Match, int]],
) -> None:
    match, seat = situations["bm_reroll"]
    club = match.view(seat).table.clubs[seat]
    area = tablepage.sections(hosted(match), seated(seat))["area"]
    card = faces.meeting(club.meeting)
    assert f'aria-label="die {club.die}"' in area
    text = Page(area).text
    assert card.story in text
    for colour, _letter, why, what in card.decisions:
        assert why in text
        assert what in text
        if colour == club.colour:
            assert what in html.unescape(tablepage.sections(hosted(match), seated(seat))["decision"])
    votes = [faces.director(one.card).votes[club.die - 1] for one in club.directors]
    assert votes.count("YBR"[COLOURS.index(club.colour)]) >= 2
    for letter in votes:
        assert f'data-about="votes {letter}"' in area


def test_good_line_up_is_one_click_away() -> None:
    match = given().squad(0, "P07", "P27", "P03").dressed(0).resource(0, fitness=3).refereed(s.MATCHDAY)
    host = hosted(match)
    assert "best" in Seen(host, seated(0)).places()
    best = draft.edit(match.state, 0, None, "best")  # type: ignore[arg-type]
    host.drafts = {0: msgspec.to_builtins(best)}
    seen = Seen(host, seated(0))
    assert "3 Players in it, 0 fitness left." in seen.panel.text
    assert {"drop:P07@CD", "drop:P27@CF", "drop:P03@GK"} <= set(seen.places())
    assert "Play this line-up" in seen.panel.text


@pytest.mark.rule("EL-187")
def test_who_goes_to_the_bench_is_chosen_in_the_line_up() -> None:
    table = given().squad(0, "P29", "P28").dressed(0).resource(0, fitness=2)
    match = table.jersey(0, "j11", bench=True).jersey(0, "j10", bench=False).refereed(s.MATCHDAY)
    host = hosted(match)
    plan = draft.edit(match.state, 0, None, "plan:TB1:3-5-2")  # type: ignore[arg-type]
    plan = draft.edit(match.state, 0, plan, "shape:2:0-1-1")  # type: ignore[arg-type]
    plan = draft.edit(match.state, 0, plan, "put:P29@RF")  # type: ignore[arg-type]
    host.drafts = {0: msgspec.to_builtins(plan)}
    others = {f"bench:P29@RF:j{number}" for number in range(2, 10)}
    seen = Seen(host, seated(0))
    assert {place for place in seen.places() if place.startswith("bench:")} == others
    assert 'aria-label="Jersey 10, attack goes to the Bench"' in tablepage.sections(host, seated(0))["area"]
    plan = draft.edit(match.state, 0, plan, "bench:P29@RF:j4")  # type: ignore[arg-type]
    assert "swap_out:j4" in draft.sequence(match.state, 0, plan)  # type: ignore[arg-type]
    for wrong, reason in (
        ("bench:P29@RF:u1", "these can: Jersey 10, "),
        ("bench:P28@CF:j4", "brings no Jersey"),
    ):
        with pytest.raises(Refused, match=reason):
            draft.edit(match.state, 0, plan, wrong)  # type: ignore[arg-type]


@pytest.mark.rule("EL-111")
def test_who_makes_room_for_a_newcomer_is_chosen_on_the_jerseys() -> None:
    table = given().row("players", "P01", "P02", "P32", "P03", "P04").cash(0, 9)
    table.jersey(0, "j9", bench=True).jersey(0, "u1", bench=False).turn(0).play(0, "hire:P32")
    match, seat = as_it_is(table)
    chips = Page(tablepage.sections(hosted(match), seated(seat))["squad"]).all("data-option")
    assert [chip for chip in chips if chip.startswith("jersey_swap:")] == [
        f"jersey_swap:{name}" for name in ("j2", "j3", "j4", "j5", "j6", "j7", "j8", "j10", "j11", "u1")
    ]


@pytest.mark.rule("EL-175", "EL-415")
@pytest.mark.parametrize("day", [s.TUESDAY, s.FRIDAY])
def test_scout_report_is_headed_by_the_club_and_silent_about_the_goalkeeper(day: int) -> None:
    table = given().opponent(0, "T07-4").opponent(1, "T02-1")
    match = table.refereed(s.MATCHDAY) if day == s.FRIDAY else as_it_is(table.turn(0))[0]
    page = tablepage.sections(hosted(match), seated(0))
    report = Page(page["area"] if day == s.FRIDAY else page["seats"]).text
    assert faces.team_name("T07") in report
    assert WORDS["opponents"]["T07-4"] in report
    assert "strongest footballer: a defender" in report
    assert not re.search(r"keeper (is )?(weak|solid|strong)|(weak|solid|strong) keeper", report)
    assert WORDS["opponents"]["T02-1"] in Page(page["rivals"]).text
    assert faces.team_name("T02") in Page(page["rivals"]).text


def test_effect_is_funded_with_its_cost_on_the_button() -> None:
    match = given().squad(0, "P08").dressed(0).resource(0, fitness=1, ops=1).refereed(s.MATCHDAY)
    host = hosted(match)
    plan = draft.edit(match.state, 0, None, "put:P08@CD")  # type: ignore[arg-type]
    host.drafts = {0: msgspec.to_builtins(plan)}
    assert "fund −1 ops" in Page(tablepage.sections(host, seated(0))["area"]).text
    plan = draft.edit(match.state, 0, plan, "fund:P08@CD")  # type: ignore[arg-type]
    host.drafts = {0: msgspec.to_builtins(plan)}
    area = tablepage.sections(host, seated(0))["area"]
    assert "effect funded" in area
    assert "unfund" in Page(area).text


def test_effect_that_cannot_be_paid_says_why() -> None:
    match = given().squad(0, "P08").dressed(0).resource(0, fitness=1).refereed(s.MATCHDAY)
    plan = draft.edit(match.state, 0, None, "put:P08@CD")  # type: ignore[arg-type]
    look = draft.look(match.state, 0, plan)  # type: ignore[arg-type]
    assert "fund:P08@CD" not in [option.option for option in look.options]
    assert [b.rule for b in look.blocked if b.option == "fund:P08@CD"]


def test_kept_roll_says_what_it_leads_to() -> None:
    table = given().squad(0, "P29", "P13").resource(0, fans=1).dice(11).meeting(0, "BM18", "blue")
    match, seat = as_it_is(table)
    labels = {option.option: option.words for option in match.view(seat).decision.options}  # type: ignore[union-attr]
    assert labels["die_reroll:keep"].detail == f"It hits {faces.player('P29', False).name}"
    assert "twelve-sided die, 11" in tablepage.sections(hosted(match), seated(seat))["area"]


def test_strength_on_the_pitch_is_that_of_the_rules() -> None:
    table = a_table(3, 6, game=GAME)
    compared = 0
    for number, (_seat, question) in enumerate(played(table, 6)):
        if question not in ("second_tactic", "match_effect", "after_effect", "die_reroll") or number % 3:
            continue
        g = table.match.state
        view = table.match.view(-1).table
        for club in view.clubs:
            if not club.match.revealed or club.match.result:
                continue
            young = dict(club.lasting).get("youngsters", 0)
            for spot in pitch.own_team(club):
                at = [jersey.jersey for jersey in club.jerseys].index(spot.key)
                assert spot.strength == jersey_strength(g, club.seat, at, young)  # type: ignore[arg-type]
                compared += 1
    assert compared


# Long stretches, step by step


def a_friday(**options: bool) -> Match:
    """A Friday and the Monday after it; everybody plays the first thing that comes."""
    match = given(week=2).squad(0, "P27", "P07").dressed(0).resource(0, fitness=2).refereed(s.MATCHDAY)
    while match.waiting():
        seat = match.waiting()[0]
        if GAME.question(match.state, seat) == "formation":
            best = draft.edit(match.state, seat, None, "best")  # type: ignore[arg-type]
            for answer in draft.sequence(match.state, seat, best):  # type: ignore[arg-type]
                match.play(seat, answer)
        else:
            match.play(seat, match.options_of(seat)[0])
    return match


def test_own_match_is_told_section_by_section_and_no_other() -> None:
    match = a_friday()
    steps = told(match, 0)
    said = [str(step["say"]) for step in steps]
    sections = [line for line in said if re.match(r"(Left|Right|Central) [a-z]+:", line)]
    moments = [h for heard in match.heard(0) for h in heard if h.kind == "moment" and h.args[0] == 0]
    assert len(sections) == len({h.args[2] >> 3 & 7 for h in moments}) > 1
    assert [line for line in said if line.startswith("Full time: you")]
    assert not [line for line in said if NAMES[1] in line]
    for step in steps:
        Page(str(step["html"]))
        assert str(step["rule"]).startswith("EL-")
    goals = [
        str(step["html"]).count("sres g")
        for step in steps
        if re.match(r"[A-Z][a-z]+ [a-z]+:", str(step["say"]))
    ]
    assert goals == sorted(goals)  # they add up on the pitch


def test_league_round_is_told_with_the_table_after_it() -> None:
    table = a_table(2, 3, game=GAME)
    for _ in played(table, 3):
        if table.match.view(-1).table.week == 2:
            break
    steps = tablepage.steps(table, seated(0), 0)
    rounds = [step for step in steps if step["say"] == "The league after this round."]
    assert len(rounds) == 1
    text = Page(str(rounds[0]["html"])).text
    assert "play elsewhere" in text
    assert re.search(f"Full time: {NAMES[1]} (wins|draws|loses)", text)
    for row in table.match.view(0).table.league:
        assert faces.team_name(row.team) in text


def test_revealed_objective_is_a_step_for_everybody() -> None:
    table = given().objective(0, "O04").office(0, 2).cash(0, 9).turn(0).play(0, "build:office")
    match, _ = as_it_is(table)
    for viewer in (0, 1):
        heard = [heard_by(event, viewer) for event in table.heard if event.kind == "objective"]
        steps = list(page.steps([(True, one) for one in heard if one], match.view(viewer), NAMES))
        assert [step.card.name for step in steps] == [faces.objective("O04").name]


# The end


def test_final_table_adds_up_and_shows_the_objectives() -> None:
    table = over(2, 3, GAME)
    shown = tablepage.page(table, seated(0))
    text = Page(shown).text
    view = table.match.view(0)
    for score in view.scores:
        assert sum(score.parts.values()) == score.total
        assert faces.objective(score.notes[0][0]).name in text
    title, line = page.headline(view, NAMES)
    assert title in text
    assert str(max(score.total for score in view.scores)) in line


def test_solo_game_ends_with_its_rank() -> None:
    table = over(1, 3, GAME)
    title, line = page.headline(table.match.view(0), NAMES)
    assert title.startswith("Rank: ")
    assert "The next rank begins at" in line
    scenario = a_table(1, 4, game=GAME, scenario=1)  # type: ignore[arg-type]
    for _ in played(scenario, 4):
        pass
    title, _ = page.headline(scenario.match.view(0), NAMES)
    assert re.match(r"First Job (won|lost)\. Rank: ", title)
    assert title in Page(tablepage.page(scenario, seated(0))).text


@pytest.mark.parametrize("seat", [-2, -1, 0])
def test_at_full_time_no_match_is_on_the_stage(seat: int) -> None:
    table = over(2, 4, GAME)
    view = table.match.view(seat)
    assert [(club.match.score, club.match.revealed) for club in view.table.clubs] == [((0, 0), False)] * 2
    assert stage_of(view.table, "", {}) == "market"


def test_who_watches_sees_the_matches_as_soon_as_they_are_planned() -> None:
    table = a_table(2, 4, game=GAME)
    seen = set()
    for _, question in played(table, 4):
        if question in PLANNING:
            seen.add((question, stage_of(table.match.view(-1).table, "", {})))
    assert {stage for _, stage in seen} == {"match"}
    assert {question for question, _ in seen} > {"formation", "confirm_lineup"}


def test_every_card_has_a_face() -> None:
    made = [faces.player(THINGS[card], trained) for card in range(PLAYERS) for trained in (False, True)]
    made += [faces.staff(THINGS[card]) for card in range(STAFF, DIRECTOR)]
    made += [faces.director(THINGS[card]) for card in range(DIRECTOR, SPONSOR)]
    made += [faces.sponsor(THINGS[card]) for card in range(SPONSOR, SPONSOR + 36)]
    made += [faces.tactic(THINGS[card]) for card in range(TACTIC, OBJECTIVE)]
    made += [faces.objective(THINGS[card]) for card in range(OBJECTIVE, OBJECTIVE + 12)]
    assert all(face.name for face in made)
    assert len({badge[:5] for badge in page.TEAMS.values()}) == len(page.TEAMS) == 16


# What cannot be taken back


def test_hire_or_contract_says_what_it_costs_before_it_is_final() -> None:
    table, final = a_table(2, game=GAME), 0
    for seat, _ in played(table, 4):
        view = table.match.view(seat)
        for one in view.decision.options if view.decision else ():
            asked = page.sure(one.option, view, None)
            assert bool(asked) == (one.option.partition(":")[0] in page.FINAL)
            assert not asked or one.words.label in asked
            final += bool(asked)
        if final:
            break
    assert final


def test_score_is_the_sum_of_its_sections() -> None:
    table, summed = a_table(2, game=GAME), 0
    told = 0
    for seat, _ in played(table, 4):
        steps = list(page.steps(list(events_of(table, seat, told)), table.match.view(seat), table.names))
        for step in steps:
            if step.board and step.board.tallies:
                goals = [one.goals for one in step.board.tallies]
                assert tuple(map(sum, zip(*goals, strict=True))) == step.board.score
                summed += 1
        told = len(table.match.told)
        if summed > 3:
            break
    assert summed


def events_of(table: Hosted, seat: int, since: int) -> Iterator[tuple[bool, Heard]]:
    """What a seat heard, and whether it is news."""
    for number, heard in enumerate(table.match.heard(seat)):
        for one in heard:
            yield number >= since, one
