"""The rules of Best 11: its steps and questions, one module per phase of the rulebook.

There are no other questions: nobody trades (B11-030) or puts a hand card straight on a team (B11-029).
The engine answers a question with one option itself, but for the bid of a manager who can bid on no slot
(B11-263), and a simulation takes simultaneous answers in whistle order (B11-288).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.rules import Rules
from touchline.games.best11 import state
from touchline.games.best11.rules import auction, board, bonuses, handicap, resolve, round_end, setup

RULES: Final = Rules(
    steps={
        state.DRAFT_MANAGERS: setup.draft_managers,
        state.DEAL_HANDS: setup.deal_hands,
        state.DRAW_TACTICS: setup.draw_tactics,
        state.RETURN_TACTICS: setup.return_tactics,
        state.START_ROUND: auction.start_round,
        state.NOMINATIONS: auction.nominations,
        state.BUILD_MARKET: auction.build_market,
        state.SECRET_BIDDING: auction.secret_bidding,
        state.REVEAL: resolve.reveal,
        state.LATE_BIDS: resolve.late_bids,
        state.RESOLVE: resolve.resolve,
        state.TAX: handicap.tax,
        state.HANDICAPS: handicap.handicaps,
        state.SIGNING_BONUSES: bonuses.signing_bonuses,
        state.ADJUST_BOARDS: board.adjust_boards,
        state.FIT: board.fit,
        state.KEEPER_STEP: board.keeper_step,
        state.INCOME_STEP: round_end.income,
        state.REFILL: round_end.refill,
        state.NEXT_ROUND: round_end.next_round,
        state.FULL_TIME: round_end.full_time,
    },
    questions={
        state.DRAFT_MANAGER: (setup.legal_draft_manager, setup.answer_draft_manager),
        state.KEEP_TACTIC: (setup.legal_keep_tactic, setup.answer_keep_tactic),
        state.NOMINATE: (auction.legal_nominate, auction.answer_nominate),
        state.BID: (auction.legal_bid, auction.answer_bid),
        state.NO_BID: (auction.legal_bid, auction.answer_bid),
        state.LATE_BID: (resolve.legal_late_bid, resolve.answer_late_bid),
        state.AWARD_TIE: (resolve.legal_award_tie, resolve.answer_award_tie),
        state.HANDICAP: (handicap.legal_handicap, handicap.answer_handicap),
        state.HANDICAP_DISCARD: (handicap.legal_handicap_discard, handicap.answer_handicap_discard),
        state.RETURN_TACTIC: (bonuses.legal_return_tactic, bonuses.answer_return_tactic),
        state.BONUS_ORDER: (bonuses.legal_bonus_order, bonuses.answer_bonus_order),
        state.BONUS_HAND: (bonuses.legal_bonus_hand, bonuses.answer_bonus_hand),
        state.BONUS_REUSE: (bonuses.legal_bonus_reuse, bonuses.answer_bonus_reuse),
        state.BONUS_DISCARD: (bonuses.legal_bonus_discard, bonuses.answer_bonus_discard),
        state.SPECIAL_COMP: (board.legal_special_comp, board.answer_special_comp),
        state.ADJUST: (board.legal_adjust, board.answer_adjust),
        state.KEEPER_CHOICE: (board.legal_keeper, board.answer_keeper),
    },
    always_ask=frozenset({state.NO_BID}),
)
