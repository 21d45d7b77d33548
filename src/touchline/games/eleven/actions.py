"""Every option that Eleven can ever list: for each verb the things that can follow it.

The targets of effects are of so many kinds that any thing may be one.
"""

from __future__ import annotations

from typing import Final

from touchline.games.eleven.cards import (
    ACCEPT,
    BONUS_WORD,
    CARDS,
    CONFIRM,
    DECLINE,
    DIRECTOR,
    DIRECTORS,
    DONE,
    EFFECT,
    END_TURN,
    FUND,
    INFRASTRUCTURE,
    INFRASTRUCTURES,
    JERSEY,
    JERSEYS,
    KEEP,
    NO,
    NONE,
    NUMBER,
    NUMBERS,
    OBJECTIVE,
    OBJECTIVES,
    OFFICE,
    PASS,
    PAY,
    PLACEMENT,
    PLACEMENTS,
    PLAN,
    PLANS,
    PLAYERS,
    REROLL,
    RESOURCE,
    RESTART,
    ROW,
    SHAPE,
    SHAPES,
    SPONSOR,
    SPONSORS,
    STAFF,
    STAFFS,
    TACTIC,
    TACTICS,
    TASK,
    THINGS,
)

MEN: Final = list(range(PLAYERS))
STAFF_MEMBERS: Final = list(range(STAFF, STAFF + STAFFS))
DIRECTING: Final = list(range(DIRECTOR, DIRECTOR + DIRECTORS))
SPONSORING: Final = list(range(SPONSOR, SPONSOR + SPONSORS))
TACTICAL: Final = list(range(TACTIC, TACTIC + TACTICS))
SHIRTS: Final = list(range(JERSEY, JERSEY + JERSEYS))
RESOURCES: Final = list(range(RESOURCE, RESOURCE + 4))
AMOUNTS: Final = list(range(NUMBER, NUMBER + NUMBERS))
BUILDINGS: Final = list(range(INFRASTRUCTURE, INFRASTRUCTURE + INFRASTRUCTURES))
ANYTHING: Final = list(range(len(THINGS)))

ACTIONS: Final[dict[str, list[int]]] = {
    "draft_director": DIRECTING,
    "solo_director": DIRECTING,
    "stat_any": RESOURCES,
    "keep_objective": list(range(OBJECTIVE, OBJECTIVE + OBJECTIVES)),
    "director_bonus": DIRECTING,
    "bm_reroll": [KEEP, REROLL],
    "bm_target": ANYTHING,
    "jersey_swap": SHIRTS,
    "adboard_mode": [EFFECT, BONUS_WORD],
    "kit_order": [EFFECT, BONUS_WORD],
    "effect_target": ANYTHING,
    "accept": [ACCEPT, DECLINE],
    "optional_cost": [PAY, NO],
    "gain_any": RESOURCES,
    "lose_any": RESOURCES,
    "formation": list(range(PLAN, PLAN + PLANS)),
    "row_shape": list(range(SHAPE, SHAPE + SHAPES)),
    "assign_player": [*range(PLACEMENT, PLACEMENT + PLACEMENTS), DONE],
    "swap_out": SHIRTS,
    "fund_effect": [FUND, NO],
    "place_plain": [TASK, TASK + 1],
    "confirm_lineup": [CONFIRM, RESTART],
    "before_order": list(range(CARDS)),
    "stands": AMOUNTS[:10],
    "second_tactic": [*TACTICAL, NONE],
    "match_effect": [*MEN, DONE],
    "after_effect": [*MEN, *TACTICAL, DONE],
    "die_reroll": [KEEP, REROLL],
    "conseq_target": MEN,
    "injury_icon": MEN,
    "upkeep_target": STAFF_MEMBERS,
    "solo_refresh": [ROW, ROW + 1, ROW + 2, NONE],
    "start_training": MEN,
    "pay_debt": AMOUNTS,
    "offer": AMOUNTS,
    "offer_reply": [ACCEPT, DECLINE],
    "asking_price": AMOUNTS,
    "bid": [*AMOUNTS, ACCEPT, PASS],
    "take_bid": [*AMOUNTS[:4], NONE],
    "hire": [*MEN, *STAFF_MEMBERS],
    "sell": MEN,
    "one_off": SPONSORING,
    "adboard": SPONSORING,
    "kit": SPONSORING,
    "build": [*BUILDINGS, OFFICE],
    "card_action": [*STAFF_MEMBERS, *DIRECTING],
    "paid_action": [*STAFF_MEMBERS, *DIRECTING],
    "pass_basic": [PASS],
    "end_turn": [END_TURN],
    "offer_for": MEN,
    "announce": MEN,
}
