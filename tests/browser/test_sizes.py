"""Every kind of decision on every size of screen: nothing overlaps, is cut or too small to read or hit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import NewPage, sample
from tests.browser.drawn import Moment, Shelf, decisions
from tests.browser.faces import AS_IT_IS, STANDS_IN
from tests.browser.sizes import NEXT_PAINT, SIZES, trouble
from touchline.engine.game import known

SAMPLE = ("1280×720", "phone")
FACES = AS_IT_IS | STANDS_IN
OURS = next(iter(AS_IT_IS))


@pytest.fixture(scope="module")
def screens(browser: Browser) -> Iterator[dict[bool, tuple[Page, Shelf]]]:
    """A page that is pointed at and one that is touched, each with what it is given to show."""
    made: dict[bool, tuple[Page, Shelf]] = {}
    for touch in (False, True):
        context = browser.new_context(reduced_motion="reduce", has_touch=touch, is_mobile=touch)
        made[touch] = (context.new_page(), Shelf(context))
    yield made
    for page, _ in made.values():
        page.context.close()


Found = dict[tuple[str, str, str], list[str]]  # what is wrong, by question, size and face


def look(screens: Any, moments: list[Moment], sizes: tuple[str, ...], faces: tuple[str, ...]) -> Found:
    """Look at each moment on each screen in each face; a table's page is loaded once."""
    found: Found = {}
    for touch, (page, shelf) in screens.items():
        fitting = [size for size in sizes if SIZES[size].touch == touch]
        for _, same in groupby(moments if fitting else [], key=lambda moment: moment.number):
            for at, moment in enumerate(same):
                (shelf.turn if at else shelf.load)(page, moment)
                for size in fitting:
                    page.set_viewport_size({"width": SIZES[size].width, "height": SIZES[size].height})
                    for face in faces:
                        tag = page.add_style_tag(content=FACES[face])
                        page.evaluate(NEXT_PAINT)
                        found[moment.question, size, face] = trouble(page, SIZES[size])
                        tag.evaluate("(tag) => tag.remove()")
    return found


def check(game: str, found: Found) -> None:
    """Print the table of what was found, and fail with the list if it is not empty."""
    sizes = list(dict.fromkeys(size for _, size, _ in found))
    print(f"\n{game:<36}", *(f"{size:>18}" for size in sizes))
    for question, face in dict.fromkeys((question, face) for question, _, face in found):
        counts = (len(found[question, size, face]) for size in sizes)
        print(f"{question:<24} {face[:11]:<11}", *(f"{count:>18}" for count in counts))
    wrong = [f"{', '.join(where)}: {one}" for where, all_ in found.items() for one in all_]
    assert not wrong, f"{len(wrong)} things are wrong\n" + "\n".join(wrong)


def test_some_decisions(screens: Any) -> None:
    game = "best11"
    moments = list(decisions(game).values())
    check(game, look(screens, moments[: len(moments) // 2 + 1 : len(moments) // 2], SAMPLE, (OURS,)))


@pytest.mark.slow
@pytest.mark.parametrize("game", known())
def test_every_decision(screens: Any, game: str) -> None:
    moments = list(decisions(game).values())
    check(game, look(screens, moments, tuple(SIZES), tuple(FACES)))


PLAIN = ("/", "/new?game=eleven", "/rules/best11", "/puzzles", "/daily", "/l", "/me", "/m", "/open")


@pytest.mark.parametrize("language", sample(["en-GB", "fr-FR"], "en-GB"))
@pytest.mark.parametrize("size", sample(SIZES, "1024×768", "phone on its side"))
def test_pages_that_are_no_tables(visitor: NewPage, size: str, language: str) -> None:
    screen = SIZES[size]
    view = {"width": screen.width, "height": screen.height}
    page = visitor(viewport=view, has_touch=screen.touch, is_mobile=screen.touch, locale=language)
    for address in PLAIN:
        page.goto(address)
        assert trouble(page, screen) == [], address
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
