"""The questions of Footmania in words, made from their declarations in `rules`."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Questions, Said, refuse
from touchline.engine.rules import LOW
from touchline.games.footmania import state as s
from touchline.games.footmania.rules import QUESTIONS as ALL, RULES, VERBS
from touchline.games.footmania.rules.bank import BANK_SELL_VERB, refuses_bank_sell
from touchline.games.footmania.rules.choices import refuses_choice
from touchline.games.footmania.rules.deadline import deals_open
from touchline.games.footmania.rules.terms import BLANK
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.text import name, say

DEALS: Final = frozenset(verb.number for verb in VERBS)
OFFERED: Final = (s.WINDOW, s.OFFER_TO, s.OFFER_FOR, s.OFFER_AMOUNT)  # where an offer is made
SALES: Final = frozenset(question.number for question in ALL if BANK_SELL_VERB in question.verbs)  # FM-076


def before(g: Footmania, seat: int, option: int) -> Said | None:
    """What stands against an option whatever the question is: the hour, the deadline, the bank."""
    verb, question = option & LOW if option >= 0 else 0, g.open[seat] & LOW
    if g.over:
        return refuse("FM-216", "game-over")
    if verb in DEALS and not deals_open(g):
        return refuse("FM-230", "no-deals") if g.no_deals else refuse("FM-087", "deadline")
    if not question:
        if g.drafts[seat] and verb in DEALS:
            draft = 0 if g.drafts[seat] == BLANK else g.drafts[seat]
            return refuses_choice(g, seat, draft, option) or refuse("FM-254", "not-in-a-letter")
        return refuse("FM-018", "wait")
    if verb == s.BANK_SELL:
        return refuses_bank_sell(g, seat, option >> 8) if question in SALES else refuse("FM-076", "no-sales")
    if verb in DEALS and question not in OFFERED and (verb, question) != (s.OWN_AUCTION, s.PAYMENT):
        return refuse("FM-250", "no-window")
    return None


QUESTIONS: Final = Questions(say, RULES, ALL, name, before, VERBS)
