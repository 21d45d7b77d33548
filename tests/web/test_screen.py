"""Several managers at one screen: secrets are shown to the one in front of it, after a hand-over."""

from __future__ import annotations

from tests.web.given import Served, Visitor


def shared(served: Served) -> Visitor:
    """A screen with two managers, at a new table."""
    made = served.a_table("here", "here")
    return served.visitor(made.table, made.host)


def secrets_of(visitor: Visitor, seat: int) -> list[str]:
    """Ids of the cards that only this seat may see."""
    own = visitor.table.match.view(seat).table.own
    return [*own.hand, *own.tactics]


def shows(page: str, visitor: Visitor) -> list[int]:
    """The seats whose secrets a page shows."""
    return [seat for seat in (0, 1) if all(card in page for card in secrets_of(visitor, seat))]


def test_nothing_secret_is_shown_before_somebody_takes_the_screen(served: Served) -> None:
    screen = shared(served)
    page = screen.get(screen.at).text
    assert "Hand the screen to" in page
    assert shows(page, screen) == []
    assert "data-option=" not in page


def test_screen_passes_from_one_manager_to_the_next(served: Served) -> None:
    screen = shared(served)
    for seat in (0, 1):
        assert screen.post(f"{screen.at}/screen").status_code == 303
        page = screen.get(screen.at).text
        assert shows(page, screen) == [seat]
        form = {"decision": screen.table.decision_id(seat), "option": screen.table.match.options_of(seat)[0]}
        assert screen.post(f"{screen.at}/play", data=form).status_code == 303
        if seat == 0:
            assert shows(screen.get(screen.at).text, screen) == []


def test_answer_without_the_screen_is_refused(served: Served) -> None:
    screen = shared(served)
    form = {"decision": screen.table.decision_id(0), "option": screen.table.match.options_of(0)[0]}
    answer = screen.post(f"{screen.at}/play", data=form)
    assert answer.status_code == 409
    assert "Hand the screen" in answer.text
    assert screen.table.match.log == []


def test_hand_over_on_the_line(served: Served) -> None:
    screen = shared(served)
    with screen.line() as line:
        assert "Hand the screen to" in line.first["sections"]["decision"]
        line.say(t="screen", decision="")
        news = line.hear("sections")["sections"]
        assert "data-option=" in news["decision"]
        assert shows("".join(news.values()), screen) == [0]
        line.say(t="play", decision=screen.table.decision_id(0), option=screen.table.match.options_of(0)[0])
        news = line.hear("sections")["sections"]
        assert "Hand the screen to" in news["decision"]
        assert shows("".join(news.values()), screen) == []


def test_manager_alone_at_a_screen_is_never_asked(served: Served) -> None:
    made = served.a_table("here", "link")
    page = served.visitor(made.table, made.host).get(f"/t/{made.table}").text
    assert "Hand the screen to" not in page
    assert "data-option=" in page


def test_seat_that_a_bot_plays_needs_no_screen(served: Served) -> None:
    made = served.a_table("here", "here", "link")
    screen = served.visitor(made.table, made.host)
    screen.post(f"{screen.at}/leave", data={"seat": "1", "bot": "random"})
    assert "Hand the screen to" not in screen.get(screen.at).text


def test_two_links_in_one_browser_share_the_screen(served: Served) -> None:
    made = served.a_new_table("link", "link")
    browser = served.visitor(made.table)
    for token in made.links.values():
        assert browser.post(f"/t/{made.table}/s/{token}").status_code == 303
    assert "Hand the screen to" in browser.get(f"/t/{made.table}").text
