"""Every option that Best 11 can ever list: for each question the things that can answer it."""

from __future__ import annotations

from typing import Final

from touchline.games.best11 import cards as c

AGENTS: Final = list(range(c.FREE_AGENTS))
TACTICAL: Final = list(range(c.TACTIC, c.TACTIC + c.BENCH_TACTICS))

ACTIONS: Final[dict[str, list[int]]] = {
    "draft_manager": list(range(c.MANAGER, c.MANAGER + c.MANAGERS)),
    "keep_tactic": TACTICAL,
    "nominate": AGENTS,
    "bid": [*AGENTS, c.MONEY_1, c.MONEY_3, c.NEXT],
    "late_bid": [*AGENTS, c.PASS],
    "award_tie": list(range(c.PLAYER, c.PLAYER + 4)),
    "handicap": [c.MONEY, c.TACTIC_WORD, c.DISCARD],
    "handicap_discard": [*AGENTS, c.DONE],
    "return_tactic": TACTICAL,
    "bonus_order": [*AGENTS, c.DONE],
    "bonus_hand": [*AGENTS, c.DECLINE],
    "bonus_reuse": [*AGENTS, c.DECLINE],
    "bonus_discard": [*AGENTS, c.DECLINE],
    "special_comp": [c.KEEP, c.CASH],
    "adjust": AGENTS,
    "keeper": [*range(c.KEEPER, c.KEEPER + c.KEEPERS), c.PASS],
}
