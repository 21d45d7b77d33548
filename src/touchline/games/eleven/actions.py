"""Every option that Eleven can ever list: for each verb the things that can follow it.

The targets of effects are of so many kinds that any thing may be one.
"""

from __future__ import annotations

from typing import Final

from touchline.games.eleven import cards as c

MEN: Final = list(range(c.PLAYERS))
STAFF_MEMBERS: Final = list(range(c.STAFF, c.STAFF + c.STAFFS))
DIRECTING: Final = list(range(c.DIRECTOR, c.DIRECTOR + c.DIRECTORS))
SPONSORING: Final = list(range(c.SPONSOR, c.SPONSOR + c.SPONSORS))
TACTICAL: Final = list(range(c.TACTIC, c.TACTIC + c.TACTICS))
SHIRTS: Final = list(range(c.JERSEY, c.JERSEY + c.JERSEYS))
RESOURCES: Final = list(range(c.RESOURCE, c.RESOURCE + 4))
AMOUNTS: Final = list(range(c.NUMBER, c.NUMBER + c.NUMBERS))
BUILDINGS: Final = list(range(c.INFRASTRUCTURE, c.INFRASTRUCTURE + c.INFRASTRUCTURES))
ANYTHING: Final = list(range(len(c.THINGS)))

ACTIONS: Final[dict[str, list[int]]] = {
    "draft_director": DIRECTING,
    "solo_director": DIRECTING,
    "stat_any": RESOURCES,
    "keep_objective": list(range(c.OBJECTIVE, c.OBJECTIVE + c.OBJECTIVES)),
    "director_bonus": DIRECTING,
    "basic_action": [],  # it is answered with other verbs
    "bm_reroll": [c.KEEP, c.REROLL],
    "bm_target": ANYTHING,
    "jersey_swap": SHIRTS,
    "adboard_mode": [c.EFFECT, c.BONUS_WORD],
    "kit_order": [c.EFFECT, c.BONUS_WORD],
    "effect_target": ANYTHING,
    "accept": [c.ACCEPT, c.DECLINE],
    "optional_cost": [c.PAY, c.NO],
    "gain_any": RESOURCES,
    "lose_any": RESOURCES,
    "formation": list(range(c.PLAN, c.PLAN + c.PLANS)),
    "row_shape": list(range(c.SHAPE, c.SHAPE + c.SHAPES)),
    "assign_player": [*range(c.PLACEMENT, c.PLACEMENT + c.PLACEMENTS), c.DONE],
    "swap_out": SHIRTS,
    "fund_effect": [c.FUND, c.NO],
    "place_plain": [c.TASK, c.TASK + 1],
    "confirm_lineup": [c.CONFIRM, c.RESTART],
    "before_order": list(range(c.CARDS)),
    "stands": AMOUNTS[:10],
    "second_tactic": [*TACTICAL, c.NONE],
    "match_effect": [*MEN, c.DONE],
    "after_effect": [*MEN, *TACTICAL, c.DONE],
    "die_reroll": [c.KEEP, c.REROLL],
    "conseq_target": MEN,
    "injury_icon": MEN,
    "upkeep_target": STAFF_MEMBERS,
    "solo_refresh": [c.ROW, c.ROW + 1, c.ROW + 2, c.NONE],
    "start_training": MEN,
    "pay_debt": AMOUNTS,
    "offer": AMOUNTS,
    "offer_reply": [c.ACCEPT, c.DECLINE],
    "asking_price": AMOUNTS,
    "bid": [*AMOUNTS, c.ACCEPT, c.PASS],
    "take_bid": [*AMOUNTS[:4], c.NONE],
    "hire": [*MEN, *STAFF_MEMBERS],
    "sell": MEN,
    "one_off": SPONSORING,
    "adboard": SPONSORING,
    "kit": SPONSORING,
    "build": [*BUILDINGS, c.OFFICE],
    "card_action": [*STAFF_MEMBERS, *DIRECTING],
    "paid_action": [*STAFF_MEMBERS, *DIRECTING],
    "pass_basic": [c.PASS],
    "end_turn": [c.END_TURN],
    "offer_for": MEN,
    "announce": MEN,
}
