"""The rules of Footmania: its steps and questions, one module per phase of the rulebook.

The engine answers a question with one option itself, unless that would tell the others what a manager holds
(FM-278). Nothing is drawn by chance but the first manager, the decks and the die (FM-263 to FM-266).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.rules import Rules
from touchline.games.footmania import state
from touchline.games.footmania.rules import (
    attacks,
    auction,
    buying,
    championship,
    complete,
    deals,
    debts,
    euromatch,
    letters,
    line_up,
    match,
    moving,
    plus_cards,
    squares,
    turn,
    window,
)

RULES: Final = Rules(
    steps={
        state.START_TURN: turn.start_turn,
        state.SPEAK: window.speak,
        state.DELIVER: deals.deliver,
        state.ROLL: moving.roll,
        state.RESOLVE_SQUARE: squares.resolve_square,
        state.AUCTION: auction.auction,
        state.SETTLE_DEBT: debts.settle_debt,
        state.END_TURN: turn.end_turn,
        state.START_PHASE_2: complete.start_phase_2,
        state.EUROMATCH_TEAM: euromatch.euromatch_team,
        state.EUROMATCH_CARDS: euromatch.euromatch_cards,
        state.EUROMATCH_RESULT: euromatch.euromatch_result,
        state.MATCHDAY: championship.matchday,
        state.KICK_OFF: match.kick_off,
        state.SHOW_LINE_UPS: match.show_line_ups,
        state.ACTION: match.action,
        state.END_MATCH: match.end_match,
        state.END_MATCHDAY: championship.end_matchday,
        state.PLAY_OFF: championship.play_off,
        state.FULL_TIME: championship.full_time,
    },
    questions={
        state.WINDOW: (window.legal_window, window.answer_window),
        state.OFFER_TO: (window.legal_offer, window.answer_offer),
        state.OFFER_FOR: (window.legal_offer, window.answer_offer),
        state.OFFER_AMOUNT: (window.legal_offer, window.answer_offer),
        state.ANSWER: (deals.legal_answer, deals.answer_answer),
        state.CONFIRM: (deals.legal_confirm, deals.answer_confirm),
        state.ROUTE: (moving.legal_route, moving.answer_route),
        state.DRAW: (buying.legal_draw, buying.answer_draw),
        state.CARD: (buying.legal_card, buying.answer_card),
        state.BID: (auction.legal_bid, auction.answer_bid),
        state.RETURN_PLUS: (plus_cards.legal_return_plus, plus_cards.answer_return_plus),
        state.PAYMENT: (debts.legal_payment, debts.answer_payment),
        state.EUROMATCH: (euromatch.legal_euromatch, euromatch.answer_euromatch),
        state.LINE_UP: (line_up.legal_line_up, line_up.answer_line_up),
        state.EURO_CARD: (euromatch.legal_euro_card, euromatch.answer_euro_card),
        state.MATCH: (match.legal_match, match.answer_match),
        state.SUB_POST: (match.legal_sub_post, match.answer_sub_post),
        state.TARGET: (attacks.legal_target, attacks.answer_target),
        state.REPLY: (attacks.legal_reply, attacks.answer_reply),
        state.REPLACE: (attacks.legal_replace, attacks.answer_replace),
        state.SENT_OFF: (attacks.legal_sent_off, attacks.answer_sent_off),
        state.ROLL_DIE: (window.legal_roll, window.answer_roll),
    },
    unlisted={
        state.WINDOW: window.unlisted_window,
        state.OFFER_TO: window.unlisted_offer,
        state.OFFER_FOR: window.unlisted_offer,
        state.OFFER_AMOUNT: window.unlisted_offer,
        state.BID: auction.unlisted_bid,
    },
    unheard=frozenset(  # what managers say to each other (FM-277); line-ups, substitutes
        {
            state.WINDOW,
            state.OFFER_TO,
            state.OFFER_FOR,
            state.OFFER_AMOUNT,
            state.ANSWER,
            state.CONFIRM,
            state.LINE_UP,
            state.MATCH,
            state.SUB_POST,
        }
    ),
    side=(letters.legal_side, letters.answer_side, letters.unlisted_side),
    always_ask=frozenset(
        {state.ANSWER, state.LINE_UP, state.EURO_CARD, state.MATCH, state.REPLY, state.REPLACE}  # FM-278
    ),
)
