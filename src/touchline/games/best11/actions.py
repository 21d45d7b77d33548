"""Every option that Best 11 can ever list: for each question the things that can answer it."""

from __future__ import annotations

from typing import Final

from touchline.games.best11.cards import (
    BENCH_TACTICS,
    CASH,
    DECLINE,
    DISCARD,
    DONE,
    FREE_AGENTS,
    KEEP,
    KEEPER,
    KEEPERS,
    MANAGER,
    MANAGERS,
    MONEY,
    MONEY_1,
    MONEY_3,
    NEXT,
    PASS,
    PLAYER,
    TACTIC,
    TACTIC_WORD,
)

AGENTS: Final = list(range(FREE_AGENTS))
TACTICAL: Final = list(range(TACTIC, TACTIC + BENCH_TACTICS))

ACTIONS: Final[dict[str, list[int]]] = {
    "draft_manager": list(range(MANAGER, MANAGER + MANAGERS)),
    "keep_tactic": TACTICAL,
    "nominate": AGENTS,
    "bid": [*AGENTS, MONEY_1, MONEY_3, NEXT],
    "late_bid": [*AGENTS, PASS],
    "award_tie": list(range(PLAYER, PLAYER + 4)),
    "handicap": [MONEY, TACTIC_WORD, DISCARD],
    "handicap_discard": [*AGENTS, DONE],
    "return_tactic": TACTICAL,
    "bonus_order": [*AGENTS, DONE],
    "bonus_hand": [*AGENTS, DECLINE],
    "bonus_reuse": [*AGENTS, DECLINE],
    "bonus_discard": [*AGENTS, DECLINE],
    "special_comp": [KEEP, CASH],
    "adjust": AGENTS,
    "keeper": [*range(KEEPER, KEEPER + KEEPERS), PASS],
}
