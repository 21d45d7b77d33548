"""Accessibility of the table: axe finds nothing, whatever is asked."""

from __future__ import annotations

import pytest

from tests.browser.axe import EVERY_WAY, STILL, check, spread
from tests.browser.conftest import NewPage
from tests.browser.moments import asks, moment, open_moment
from tests.browser.play import Manager
from touchline.engine.game import find

# A bid is the question with most to look at: it comes first, so that it is in each run of the tests.
QUESTIONS = sorted(set(find("best11").questions) - {"", "bid"})


@pytest.mark.parametrize("question", spread(["bid", *QUESTIONS]))
def test_question(visitor: NewPage, question: str) -> None:
    page = visitor(**STILL)
    text = moment(lambda match: question in asks(match), 4, manager_draft=question == "draft_manager")
    open_moment(page, text)
    me = Manager(page)
    while question not in me.await_question().decision:  # among those who choose at once, another comes first
        me.step(me.look())
    check(page)
    if question == "bid":
        me.bid_on(me.look(), "slot:1")
        check(page, EVERY_WAY)
