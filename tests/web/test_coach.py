"""The coach on the pages: for the asking seat alone, with and without scripts; the review; trying again."""

from __future__ import annotations

import random
import re
from typing import Any

import httpx
import msgspec
import pytest

from tests.web.given import Served, Visitor
from tests.web.test_routes import finished_record, imported
from touchline.bots import review
from touchline.bots.advice import Advice, Advised
from touchline.bots.counsel import Counsel
from touchline.bots.review import Balance, Review, Turn
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.engine.speech import speaking
from touchline.games.best11.page.faces import face
from touchline.tables.parts import HintReply, HintRequest
from touchline.tables.table import Table
from touchline.web import panel, replaypage, reviewpage, story
from touchline.web.gamepage import page_of
from touchline.web.panel_parts import Panel

HINT = "It costs nothing and brings more than"
REVIEW = Review(
    1.0,
    ((0, (0.5, 0.5)), (40, (0.9, 0.1)), (80, (0.2, 0.8))),
    (
        Turn(0, "Pass", 0, 0.5, 0.9),
        Turn(41, "Pass", 1, 0.1, 0.8),
        Turn(80, "Pass", 0, 0.2, 0.25),
    ),
    (Balance(0, 0.5, 0.1, -0.2, -0.4, 0.0), Balance(1, 0.5, 0.2, -0.1, 0.4, 1.0)),
)


def two(served: Served, coach: bool | None = True) -> tuple[Visitor, Visitor]:
    """The browsers of a host and a guest at a new table."""
    made = served.a_table("here", "link", coach=coach)
    return served.visitor(made.table, made.host), served.visitor(made.table, made.links[1])


def over(served: Served, review: Review | None = None) -> Visitor:
    """A finished game, which the coach has looked at."""
    visitor = served.visitor()
    visitor.at = imported(visitor, finished_record())
    visitor.table_id = visitor.at.removeprefix("/t/")
    if review is not None:
        served.tables.coach._reviews[visitor.table_id] = fitted(review, visitor.table)
    return visitor


def fitted(review: Review, table: Table) -> Review:
    """The review, up to the end of this game."""
    end = (len(table.match.log), (0.0, 1.0))
    return msgspec.structs.replace(review, curve=(*review.curve, end))


def test_hint_comes_over_the_line_to_the_asking_seat_alone(served: Served) -> None:
    host, guest = two(served)
    with host.line() as mine, guest.line() as theirs:
        assert 'data-send="hint"' in mine.first["sections"]["decision"]
        mine.say(t="hint", decision=host.table.decision_id(0))
        said = mine.hear_until(HINT, "decision")["sections"]["decision"]
        assert re.findall(r'<b class="pc">(\d+) %</b>', said)[:2] == ["60", "50"]
        second = host.table.match.view(0).decision.options[1].words.label
        assert f"{HINT} “{second}”." in said
        assert 'class="option  hinted"' in said
        assert "Chances of winning, as the coach sees them." in said
        news = theirs.hear_until("asked the coach", "log")
        assert HINT not in str(news)
        assert theirs.silent()
    assert HINT in host.get(host.at).text
    watcher = served.visitor(host.table_id)
    for other in (guest, watcher):
        page = other.get(other.at).text
        assert HINT not in page
        assert "Manager 1 asked the coach." in page
    assert "You asked the coach." in host.get(host.at).text


@pytest.mark.parametrize("game", ["eleven", "time_of_soccer"])
def test_alone_no_chances_are_shown_nor_explained(served: Served, game: str) -> None:
    made = served.a_table("here", game=game, coach=True)
    alone = served.visitor(made.table, made.host)
    alone.post(f"{alone.at}/hint", data={"decision": alone.table.decision_id(0)})
    page = alone.get(alone.at).text
    assert HINT in page
    assert 'class="pc"' not in page
    assert "The chance to win" not in page
    assert "Only you see this" in page


def hinted(panel: Panel) -> list[str]:
    """Everything in the panel that is marked as the coach's choice."""
    folded = [choice for group in panel.groups for choice in group.options]
    found = [choice.option for choice in [*panel.options, *folded, *panel.others] if choice.hinted]
    found += [slot["option"] for slot in panel.slots if slot.get("hinted")]
    return found + ([panel.confirm.option] if panel.confirm and panel.confirm.hinted else [])


def advised(match: Match, seat: int, option: str, question: str = "", draft: Any = None) -> Panel:
    """The panel of a seat to whom the coach has said one thing."""
    dress, view, names = page_of(match.game), match.view(seat), ["Ada", "Bo"]
    counsel = Counsel(Advice([Advised(option, 0.5, 10)], 0.5, ""), {option: "This"}, question)
    made, looked, sending = panel.asked(dress, view, names, "1", "/t/x", "/rules/x"), None, []
    drafting = match.game.drafting
    if drafting and match.game.question(match.state, seat) == drafting.question:
        looked = drafting.look(match.state, seat, draft)
        sending = drafting.sequence(match.state, seat, draft)
        made = panel.drafted(dress, view, names, looked, made)
    said = HintReply("1", counsel)
    return panel.marked(panel.coached(dress, view, names, said, made, "/t/x", looked, sending))


def reached(game: str, question: str, most: int = 0) -> tuple[Match, int]:
    """A random game at a question, with more than so many options, and whose it is."""
    for seed in range(1, 200):
        match, luck = Match(find(game), 2, {}, seed.to_bytes(32, "big")), random.Random(seed)
        while not match.over:
            for seat in match.waiting():
                if match.game.question(match.state, seat) == question and len(match.options_of(seat)) > most:
                    return match, seat
            seat = luck.choice(match.waiting())
            match.play(seat, luck.choice(match.options_of(seat)))
    raise LookupError(question)


@pytest.mark.parametrize(("game", "question"), [("eleven", "basic_action"), ("footmania", "offer_for")])
def test_choice_in_a_fold_is_marked_and_its_fold_is_open(game: str, question: str) -> None:
    match, seat = reached(game, question, 9)
    for option in match.options_of(seat):
        made = advised(match, seat, option)
        assert hinted(made) == [option]
        assert made.groups
        held = [any(choice.option == option for choice in group.options) for group in made.groups]
        if any(held):
            assert [group.open for group in made.groups] == held


@pytest.mark.parametrize(
    ("game", "option", "question", "button"),
    [
        ("best11", "bid:money_1", "Slot 1: bid for {card}", "put:money_1"),
        ("best11", "bid:next", "Slot 1: bid for {card}", "slot:2"),
        ("best11", "bid:money_1", "Slot 3: bid for {card}", "slot:3"),
        ("superclub", "line_up:auto_best", "", "best:stars"),
        ("superclub", "line_up:3-5-2", "", "formation:3-5-2"),
        ("time_of_soccer", "align:keep", "", "seal"),
        ("time_of_soccer", "align:edit", "", ""),
        ("footmania", "line_up:auto", "", "seal"),
        ("footmania", "line_up:trainee", "Who plays on post 2, back?", ""),
    ],
)
def test_choice_that_is_prepared_as_a_whole_is_marked(
    game: str, option: str, question: str, button: str
) -> None:
    match, seat = reached(game, find(game).drafting.question)
    if "{card}" in question:
        slot = match.view(seat).table.market[int(question[5]) - 1]
        question = question.format(card=face(slot.card).name)
    assert hinted(advised(match, seat, option, question)) == ([button] if button else [])


def test_formation_of_the_coach_is_marked_until_it_is_chosen() -> None:
    match, seat = reached("eleven", "formation")
    drafting = match.game.drafting
    other = next(o.option for o in drafting.look(match.state, seat, None).options if o.option[:5] == "plan:")
    best = other.replace("plan", "formation")
    assert hinted(advised(match, seat, best)) == [other]
    chosen = drafting.edit(match.state, seat, None, other)
    assert hinted(advised(match, seat, best, draft=chosen)) == []


def test_hint_goes_when_the_decision_is_answered(served: Served) -> None:
    host, _ = two(served)
    host.post(f"{host.at}/hint", data={"decision": host.table.decision_id(0)})
    assert HINT in host.get(host.at).text
    host.answer(0)
    assert HINT not in host.get(host.at).text


def test_form_without_scripts_waits_for_the_hint(served: Served) -> None:
    host, _ = two(served)
    form = {"decision": host.table.decision_id(0)}
    answer = host.post(f"{host.at}/hint", data=form)
    assert (answer.status_code, answer.headers["location"]) == (303, host.at)
    assert HINT in host.get(host.at).text
    assert host.post(f"{host.at}/hint", data=form).status_code == 303  # again: harmless
    assert len(host.table.asked) == 1


def test_coach_that_is_off_has_no_button_and_refuses(served: Served) -> None:
    host, _ = two(served, None)
    page = host.get(host.at).text
    assert 'data-send="hint"' not in page
    assert "Coach: off" in page
    refused = host.post(f"{host.at}/hint", data={"decision": host.table.decision_id(0)})
    assert refused.status_code == 403
    assert "switched off at this table" in refused.text
    with host.line() as line:
        line.say(t="hint", decision=host.table.decision_id(0))
        assert "switched off" in line.hear("error")["message"]


def test_spectators_and_others_may_not_ask(served: Served) -> None:
    host, guest = two(served)
    decision = host.table.decision_id(0)
    assert (
        served.visitor(host.table_id).post(f"{host.at}/hint", data={"decision": decision}).status_code == 403
    )
    assert guest.post(f"{host.at}/hint", data={"decision": decision, "seat": "0"}).status_code == 403
    assert not host.table.asked


@pytest.mark.parametrize(("chosen", "on"), [("auto", True), ("on", True), ("off", False)])
def test_form_for_a_new_table_has_the_switch(served: Served, chosen: str, on: bool) -> None:
    visitor = served.visitor()
    assert 'name="coach" value="auto" checked' in visitor.get("/new?game=best11").text
    form = {"game": "best11", "coach": chosen, "seat-0-who": "here", "seat-1-who": "bot"}
    made = visitor.post("/tables", data=form | {"seat-1-bot": "random"})
    assert served.table(made.headers["location"].removeprefix("/t/")).coach is on


def seated(web: httpx.Client, made: dict[str, Any]) -> dict[str, str]:
    """A program sits down at the first seat: what it sends along from then on."""
    sat = web.post(f"/tables/{made['table']}/sit", json={"link": made["links"]["0"]})
    return {"Authorization": f"Bearer {sat.json()['token']}"}


def test_programs_ask_too(served: Served) -> None:
    seats = [{"kind": "link"}, {"kind": "link"}]
    with httpx.Client(base_url=f"{served.url}/api", timeout=10) as web:
        made = web.post("/tables", json={"game": "best11", "seats": seats, "coach": True}).json()
        at, own = f"/tables/{made['table']}", seated(web, made)
        assert web.get(at, headers=own).json()["coach"] is True
        asking = {"seat": 0, "decision": web.get(at, headers=own).json()["decision"]}
        said = web.post(f"{at}/hint", json=asking, headers=own).json()
        assert said["advice"]["reason"].startswith(HINT)
        assert web.get(at).json()["asked_coach"] == [0]
        assert web.post(f"{at}/hint", json=asking).status_code == 403
        assert web.get(f"{at}/review").status_code == 403
        assert web.post(f"{at}/branch", json={"at": 0, "bots": ["", "random"]}).status_code == 403
        off = web.post("/tables", json={"game": "best11", "seats": seats}).json()
        own = seated(web, off)
        refused = web.post(f"/tables/{off['table']}/hint", json=asking, headers=own)
        assert refused.status_code == 403
        assert "switched off" in refused.json()["error"]["message"]


def test_line_of_the_log_stands_where_it_was_asked(served: Served) -> None:
    match = over(served).table.match
    told = story.chapters(match, ["Ada", "Bo"], 0, [HintRequest(1, 3, False), HintRequest(0, 999, False)])
    lines = [line.text for chapter in told for line in chapter.lines]
    assert lines[-1] == "You asked the coach."
    assert lines.index("Bo asked the coach.") < len(lines) / 2
    plain = [line.text for chapter in story.chapters(match, ["Ada", "Bo"], 0) for line in chapter.lines]
    assert [text for text in lines if "asked the coach" not in text] == plain
    assert told[-1].fresh == story.chapters(match, ["Ada", "Bo"], 0)[-1].fresh + 1


def test_finished_game_is_being_analysed(served: Served) -> None:
    visitor = over(served)
    assert "being worked out, 0 %" in visitor.get(visitor.at).text
    assert "being worked out: 0 %" in visitor.get(f"{visitor.at}/replay?n=3").text


def test_end_shows_curve_turning_points_and_luck(served: Served) -> None:
    visitor = over(served, REVIEW)
    page = visitor.get(visitor.at).text
    assert page.count('<path class="l"') == 2
    assert 'role="img" aria-label="Chance of winning during the game: Ada Lorne from 50 to 0 per cent' in page
    assert re.findall(rf'href="{visitor.at}/replay\?n=(\d+)"', page) == ["0", "41", "80"]
    assert "Ada Lorne: 50 % → 90 %" in page
    assert "Luck was kindest to Bo Tarn (+40 points of winning chance)." in page
    assert re.findall(r'<td class="(?:up|down|)">(.{1,4})</td>', page) == [
        "+10",
        "−20",
        "−40",
        "+20",
        "−10",
        "+40",
    ]
    assert "<td>50 %</td><td>50 %</td>" in page


def test_page_at_the_end_fills_in_live(served: Served) -> None:
    visitor = over(served)
    with visitor.line() as line:
        assert "being worked out" in line.first["sections"]["review"]
        table = visitor.table

        async def finish() -> None:
            served.tables.coach._keep(table, fitted(REVIEW, table))
            served.tables.coach._hall.announce(table)

        served.do(finish())
        assert "Turning points" in line.hear("sections")["sections"]["review"]


def test_replay_shows_the_chances_of_the_moment(served: Served) -> None:
    visitor = over(served, REVIEW)
    page = visitor.get(f"{visitor.at}/replay?n=20").text
    assert re.findall(r'<b class="pc">(\d+) %</b>', page) == ["70", "30"]  # half-way from 50 to 90
    assert page.count('class="ev turning"') == 3
    assert page.count("<polyline") == 2


def test_turning_point_says_what_was_chosen_and_what_came_of_it(served: Served) -> None:
    table = over(served).table
    names, log = table.names, table.match.log
    for at in range(0, len(log), 9):
        for seat in (0, 1):
            text = reviewpage._sentence(table, Turn(at, "Pass", seat, 0.5, 0.6))
            told = [line for line in story.lines(table.match, at + 1, names) if line.seat is not None]
            assert text.startswith(f"{names[log[at].seat]}: Pass.")
            about = [line.text for line in told if line.seat == seat] or [
                line.text for line in told if line.seat == log[at].seat
            ]
            assert text.endswith(about[-1] if about else "Pass.")


@pytest.mark.parametrize(
    ("own", "luck", "kind", "skill"),
    [
        (
            (12, -3),
            (-4, 4),
            "kindest to B (+4 points of winning chance)",
            "A’s own decisions were worth most (+12)",
        ),
        ((-11, -30), (0, -2), "Luck helped nobody", "A’s own decisions cost the least (−11)"),
        ((0, -30), (0, 0), "Luck helped nobody", "Nobody’s own decisions were worth more than a newcomer’s"),
    ],
)
def test_luck_and_skill_in_words(own: tuple[int, ...], luck: tuple[int, ...], kind: str, skill: str) -> None:
    parts = [{"name": name, "own": own[seat], "luck": luck[seat]} for seat, name in enumerate("AB")]
    assert reviewpage._line(parts).removeprefix("Luck was ") == f"{kind}. {skill}."


def test_luck_and_skill_add_up_as_they_are_shown() -> None:
    shown = reviewpage._parts(Balance(0, 0.384, -0.414, 0.044, -0.014, 0.0))
    assert shown == {"start": 38, "own": -41, "others": 4, "luck": -1, "result": 0}


def test_seats_in_a_text_are_named_and_the_viewer_is_you() -> None:
    assert panel.named("{1} pays {0} for {1}.", ["Ada", "Bo"], 0) == "Bo pays you for Bo."
    with speaking("fr"):
        assert panel.named("{0} et {1}", ["Ada", "Bo"], 0) == "Vous et Bo"


def test_headings_below_the_curve_never_overlap() -> None:
    marks = [(36.0, "Round 1"), (60.0, "Round 2"), (101.0, "Round 3, turns 1 to 12"), (200.0, "Round 4")]
    marks += [(280.0, "Round 5"), (560.0, "Round 7")]
    titles = [title for _, title in reviewpage._ticks(marks)]
    assert titles == ["Round 1", "Round 3, turns 1 to 12", "Round 5"]  # the last would not fit in the picture


def test_headings_below_the_line_of_a_replay_never_overlap() -> None:
    marks = [replaypage.Mark(n, left, f"Round {n}") for n, left in enumerate((0.0, 3.0, 9.0, 50.0, 96.0))]
    assert [mark.n for mark in replaypage.headed(marks)] == [0, 2, 3]  # the last would stick out


def test_names_beside_the_lines_never_overlap() -> None:
    places = reviewpage._spread([236.0, 236.0, 14.0, 230.0])
    assert min(abs(a - b) for i, a in enumerate(places) for b in places[:i]) >= reviewpage.APART
    assert max(places) <= reviewpage.HEIGHT
    assert min(places) == 14.0


def test_replay_leads_to_a_table_of_ones_own(served: Served) -> None:
    visitor = over(served)
    page = visitor.get(f"{visitor.at}/replay?n=30").text
    seat = visitor.table.match.log[30].seat
    assert f'action="{visitor.at}/branch"' in page
    form = {"n": "30", f"seat-{seat}": "", f"seat-{1 - seat}": "random"}
    made = visitor.post(f"{visitor.at}/branch", data=form)
    assert made.status_code == 303
    table = served.table(made.headers["location"].removeprefix("/t/"))
    assert table.match.log[:30] == visitor.table.match.log[:30]
    assert (table.bot(seat), table.bot(1 - seat), table.title) == ("", "random", "From decision 30")
    assert 'data-send="hint"' in visitor.get(made.headers["location"]).text
    last = len(visitor.table.match.log)
    assert 'id="try"' not in visitor.get(f"{visitor.at}/replay?n={last}").text
    refused = visitor.post(f"{visitor.at}/branch", data=form | {"n": str(last)})
    assert refused.status_code == 400
    assert "Choose a moment" in refused.text


def test_nobody_tries_a_game_in_which_nothing_is_left_to_decide(served: Served) -> None:
    visitor = over(served)
    log, names = visitor.table.match.log, visitor.table.names
    seat = log[-1].seat  # the last decision is this manager's alone
    form = {"n": str(len(log) - 1), f"seat-{seat}": "random", f"seat-{1 - seat}": ""}
    refused = visitor.post(f"{visitor.at}/branch", data=form)
    assert refused.status_code == 400
    assert f"From there on, only {names[seat]} made decisions." in refused.text
    made = visitor.post(f"{visitor.at}/branch", data=form | {f"seat-{seat}": ""})
    assert served.table(made.headers["location"].removeprefix("/t/")).match.waiting() == [seat]


def test_replay_of_a_game_that_was_tried_shows_every_moment_of_it(served: Served) -> None:
    """Its first decisions have the dice of another game, and those of a fork of a fork of two others."""
    visitor, luck = over(served), random.Random(2)
    for at in (40, 70):
        table = visitor.table
        made = visitor.post(f"{visitor.at}/branch", data={"n": str(at), "seat-0": "", "seat-1": ""})
        visitor.at = made.headers["location"]
        visitor.table_id = visitor.at.removeprefix("/t/")
        assert visitor.table.match.log == table.match.log[:at]
        while not (match := visitor.table.match).over:
            seat = luck.choice(match.waiting())
            assert visitor.answer(seat, luck.choice(match.options_of(seat))).status_code < 400
    assert [fork.decisions for fork in match.forks] == [40, 70]
    for n in (0, 39, 40, 41, 69, 70, 71, *range(80, len(match.log), 25), len(match.log)):
        shown = visitor.get(f"{visitor.at}/replay?n={n}&as=-2")
        assert shown.status_code == 200, f"after {n} decisions: {shown.text[:500]}"
    then = match.at(0)
    moments = [then.state.dump()]
    for entry in match.log:
        then.play(entry.seat, entry.option)
        moments.append(then.state.dump())
    assert then.digest() == match.digest()
    assert [match.at(n).state.dump() for n in range(len(moments))] == moments
    reviewed = review._moments(review.Played.of(match), range(len(moments)))
    assert [g.dump() for _, g in reviewed] == moments
