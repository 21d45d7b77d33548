"""The line-up as a person edits it: any place, in any order, until it is sent (EL-182).

The rules take a line-up formation first, then row by row, Player by Player, Jersey by Jersey. A draft is
the same choice laid out on the pitch. `edit` changes one thing or proposes a good line-up, `look` shows
what it would be, `sequence` turns it into the small decisions that the rules check again.
"""

from __future__ import annotations

import msgspec

from touchline.engine.errors import Refused
from touchline.engine.game import DraftSlot, DraftView, OptionText
from touchline.engine.questions import refuse, said
from touchline.engine.speech import capital, listed
from touchline.engine.views import Blocked, OptionView
from touchline.games.eleven import cards as c, state as s
from touchline.games.eleven.card_text import player_effect
from touchline.games.eleven.draft_play import played, swaps, world_of
from touchline.games.eleven.effects import FITNESS
from touchline.games.eleven.lineups import LineUp, best_line_up, open_zones
from touchline.games.eleven.questions import QUESTIONS
from touchline.games.eleven.rules import RULES, lineup
from touchline.games.eleven.rules.assign import says_placement
from touchline.games.eleven.rules.club import side, strength
from touchline.games.eleven.rules.jerseys import bits
from touchline.games.eleven.rules.pitch import who_is
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import (
    a_jersey,
    cost as cost_of,
    jersey_name,
    markers,
    name,
    say,
    task_name,
    zone_name,
)

PLACE_OF = {c.THINGS[c.PLACEMENT + at]: at for at in range(len(c.PLACEMENT_PLAYER))}
PLAN_OF = {c.THINGS[c.PLAN + at]: at for at in range(c.PLANS)}
SHAPE_OF = {c.THINGS[c.SHAPE + at]: at for at in range(c.SHAPES)}


def refused(op: str, rule: str, case: str, **facts: str) -> Refused:
    """Why an edit is not possible."""
    return Refused(op[:60], *QUESTIONS.reason(refuse(rule, case, **facts)))


def begin(g: Eleven, seat: int) -> LineUp:
    """The default line-up: first formation, symmetric, no Player cards, defence from the back (EL-367)."""
    plan = c.FIRST_PLAN[g.tactics[seat][0] - c.TACTIC]
    shapes = [usual_shape(plan, row) for row in range(3)]
    return refit(g, seat, LineUp(plan, (shapes[0], shapes[1], shapes[2]), (), (), ()))


def usual_shape(plan: int, row: int) -> int:
    """The most symmetric shape of a row."""
    return min(c.SHAPES_OF[c.PLAN_ROWS[3 * plan + row]], key=lineup.lean)


def current(g: Eleven, seat: int, draft: LineUp | None) -> LineUp:
    """The draft, if it can still be played; else a new one."""
    if draft is None:
        return begin(g, seat)
    try:
        played(world_of(g, seat), seat, draft, [])
    except Refused:
        return begin(g, seat)
    return draft


def refit(g: Eleven, seat: int, draft: LineUp) -> LineUp:
    """The draft with as many plain places as it has room; new ones defend from the back (EL-367)."""
    room = [c.SHAPE_COUNTS[3 * shape + place] for shape in draft.shapes for place in range(3)]
    kept = []
    for placement in draft.placements:
        zone = c.PLACEMENT_ZONE[placement]
        if zone < 0 or room[zone] > 0:
            kept.append(placement)
            if zone >= 0:
                room[zone] -= 1
    playing = [c.PLACEMENT_PLAYER[at] for at in kept]
    funded = tuple(card for card in draft.funded if card in playing)
    benched = tuple(pair for pair in draft.benched if pair[0] in playing)
    draft = msgspec.structs.replace(draft, placements=tuple(kept), funded=funded, benched=benched, plain=())
    attack, defence = left_sides(g, seat, draft)
    return msgspec.structs.replace(draft, plain=(1,) * defence + (0,) * attack)


def left_sides(g: Eleven, seat: int, draft: LineUp) -> tuple[int, int]:
    """How many plain Jerseys attack and defend once the Players of this draft have theirs."""
    world = world_of(g, seat)
    played(world, seat, draft, [])
    plain = s.ALL_JERSEYS & ~world.plan_bench[seat] & ~lineup.used_jerseys(world, seat)
    return bits(plain & world.plan_attacking[seat]), bits(plain & ~world.plan_attacking[seat])


def edit(g: Eleven, seat: int, draft: LineUp | None, op: str) -> LineUp:
    """Do one thing: `plan:TB1:3-5-2`, `shape:1:1-2-1`, `put:P07@CD`, `drop:P07@CD`, `fund:P07@CD`,
    `bench:P07@CD:j11`, `plain:4`, `best`, `clear`."""
    draft = current(g, seat, draft)
    verb, _, what = op.partition(":")
    if verb == "best":
        return best_line_up(g, seat)
    if verb == "clear":
        return begin(g, seat)
    if verb == "plan" and c.PLAN_TACTIC[PLAN_OF.get(what, 0)] in g.tactics[seat] and what in PLAN_OF:
        plan = PLAN_OF[what]
        shapes = [usual_shape(plan, row) for row in range(3)]
        return refit(
            g, seat, msgspec.structs.replace(draft, plan=plan, shapes=(shapes[0], shapes[1], shapes[2]))
        )
    row, _, shape = what.partition(":")
    if verb == "shape" and row in ("0", "1", "2") and shape in SHAPE_OF:
        if SHAPE_OF[shape] in c.SHAPES_OF[c.PLAN_ROWS[3 * draft.plan + int(row)]]:
            found = list(draft.shapes)
            found[int(row)] = SHAPE_OF[shape]
            return refit(g, seat, msgspec.structs.replace(draft, shapes=(found[0], found[1], found[2])))
        raise refused(op, "EL-180", "other-row")
    if verb in ("put", "drop", "fund") and what in PLACE_OF:
        return edit_player(g, seat, draft, verb, PLACE_OF[what], op)
    place, _, jersey = what.rpartition(":")
    if verb == "bench" and place in PLACE_OF and jersey in c.JERSEY_NAMES:
        return send_to_bench(g, seat, draft, PLACE_OF[place], c.JERSEY_NAMES.index(jersey), op)
    if verb == "plain" and what.isdecimal() and len(what) < 3 and int(what) < len(draft.plain):
        return turn(draft, int(what), op)
    raise Refused(op[:60], "EL-182", say("draft-may"))


def edit_player(g: Eleven, seat: int, draft: LineUp, verb: str, placement: int, op: str) -> LineUp:
    """Put a Player into a Zone, take him out, or fund his effect."""
    card = c.PLACEMENT_PLAYER[placement]
    others = tuple(at for at in draft.placements if c.PLACEMENT_PLAYER[at] != card)
    if verb == "drop":
        return refit(g, seat, msgspec.structs.replace(draft, placements=others))
    if verb == "fund":
        if placement not in draft.placements or not c.SIDE_PAYS_N[side(g, card)]:
            raise refused(op, "EL-195", "not-funded")
        funded = set(draft.funded) ^ {card}
        tried = msgspec.structs.replace(draft, funded=tuple(sorted(funded)))
    else:
        tried = msgspec.structs.replace(draft, placements=(*others, placement))
    world = world_of(g, seat)
    played(world, seat, tried, [])  # refuses what is not possible
    for paid in tried.funded:
        if not world.funded[seat] >> who_is(world, seat, paid) & 1:  # the rules did not even ask
            pays = markers(c.SIDE_PAYS_N[side(g, paid)], c.SIDE_PAYS[side(g, paid)])
            raise refused(op, "EL-195", "no-markers", card=name(paid), cost=pays)
    return refit(g, seat, tried)


def send_to_bench(g: Eleven, seat: int, draft: LineUp, placement: int, jersey: int, op: str) -> LineUp:
    """Choose the Jersey that goes to the Bench for that of an assigned Player (EL-187)."""
    card = c.PLACEMENT_PLAYER[placement]
    swap = next((one for one in swaps(g, seat, draft) if one.card == card), None)
    if swap is None or placement not in draft.placements:
        raise refused(op, "EL-187", "off-no-bench", card=name(card))
    if jersey not in swap.outs:
        raise refused(op, "EL-187", "other-jersey", jerseys=listed(jersey_name(out) for out in swap.outs))
    others = tuple(pair for pair in draft.benched if pair[0] != card)
    return refit(g, seat, msgspec.structs.replace(draft, benched=(*others, (card, jersey))))


def turn(draft: LineUp, at: int, op: str) -> LineUp:
    """Exchange a plain Jersey with the nearest one that shows the other side."""
    tasks = list(draft.plain)
    others = [other for other in range(len(tasks)) if tasks[other] != tasks[at]]
    if not others:
        raise refused(op, "EL-110", "one-side")
    other = min(others, key=lambda place: abs(place - at))
    tasks[at], tasks[other] = tasks[other], tasks[at]
    return msgspec.structs.replace(draft, plain=tuple(tasks))


def look(g: Eleven, seat: int, draft: LineUp | None) -> DraftView:
    """The draft as its owner sees it: the Players in their Zones, then the plain places."""
    draft = current(g, seat, draft)
    cards = [c.PLACEMENT_PLAYER[at] for at in draft.placements]
    slots = [
        DraftSlot(
            [c.THINGS[c.PLACEMENT + at]], strength(g, c.PLACEMENT_PLAYER[at]), markers_on(g, draft, at), True
        )
        for at in draft.placements
    ]
    for zone, task in zip(open_zones(draft), draft.plain, strict=True):
        slots.append(DraftSlot([f"{c.TASKS[task]}@{c.ZONE_NAMES[zone]}"], 1, 0, True))
    refused, rule = "", ""
    try:
        sequence(g, seat, draft)
    except Refused as refusal:
        refused, rule = refusal.reason, refusal.rule
    stock = g.resources[4 * seat + FITNESS] + g.placed[4 * seat + FITNESS]
    return DraftView(
        cursor=-1,
        slots=slots,
        options=options(g, seat, draft),
        blocked=blocked(g, seat, draft),
        left=[c.THINGS[card] for card in g.squad[seat] if card not in cards],
        purse=stock - len(cards),
        refused=refused,
        rule=rule,
        figures={
            "plan": draft.plan,
            "funded": len(draft.funded),
            **{f"out_{c.THINGS[swap.card]}": swap.out for swap in swaps(g, seat, draft)},
            **{f"shape_{row}": draft.shapes[row] for row in range(3)},
        },
    )


def markers_on(g: Eleven, draft: LineUp, placement: int) -> int:
    """How many markers lie on a Player who plays: 1 fitness, and the cost of a funded effect (EL-195)."""
    card = c.PLACEMENT_PLAYER[placement]
    return 1 + (c.SIDE_PAYS_N[side(g, card)] if card in draft.funded else 0)


def options(g: Eleven, seat: int, draft: LineUp) -> list[OptionView]:
    """The good line-up one click away, and every edit that is possible now."""
    best = OptionView("best", OptionText(say("draft-best"), say("draft-best.detail"), place="pitch"))
    return [
        best,
        *plan_edits(g, seat, draft),
        *put_edits(g, seat, draft),
        *player_edits(g, seat, draft),
        *bench_edits(g, seat, draft),
        *plain_edits(draft),
    ]


def plan_edits(g: Eleven, seat: int, draft: LineUp) -> list[OptionView]:
    """Other formations, and other shapes of each row."""
    found = []
    for plan in range(c.PLANS):
        if c.PLAN_TACTIC[plan] in g.tactics[seat] and plan != draft.plan:
            words = lineup.says_formation(g, seat, c.PLAN + plan)
            if words:
                label = QUESTIONS.option("formation", words, "tactics")
                found.append(OptionView(f"plan:{c.THINGS[c.PLAN + plan]}", label))
    for row in range(3):
        for shape in c.SHAPES_OF[c.PLAN_ROWS[3 * draft.plan + row]]:
            if shape != draft.shapes[row]:
                text = c.THINGS[c.SHAPE + shape]
                words = lineup.says_row_shape(g, seat, c.SHAPE + shape)
                detail = QUESTIONS.option("row_shape", words).label if words else ""
                label = OptionText(say(f"draft-shape-{row}", shape=text), detail, place="pitch")
                found.append(OptionView(f"shape:{row}:{text}", label))
    return found


def put_edits(g: Eleven, seat: int, draft: LineUp) -> list[OptionView]:
    """Who could be put where."""
    world = world_of(g, seat)
    played(world, seat, draft, [], False)
    found = []
    for option in RULES.options(world, seat):
        if option & 0xFF == s.ASSIGN_PLAYER and option >> 8 != c.DONE:
            words = says_placement(g, (option >> 8) - c.PLACEMENT)
            label = QUESTIONS.option("assign_player", words, "pitch")
            found.append(OptionView(f"put:{c.THINGS[option >> 8]}", label))
    return found


def plain_edits(draft: LineUp) -> list[OptionView]:
    """Plain Jerseys that can be exchanged with one that shows the other side."""
    if len(set(draft.plain)) < 2:
        return []
    found = []
    for at, (zone, task) in enumerate(zip(open_zones(draft), draft.plain, strict=True)):
        label = say("draft-plain", zone=capital(zone_name(zone)), task=task_name(1 - task))
        detail = say("draft-plain.detail", other=task_name(task))
        found.append(OptionView(f"plain:{at}", OptionText(label, detail, place="pitch")))
    return found


def bench_edits(g: Eleven, seat: int, draft: LineUp) -> list[OptionView]:
    """Other Jerseys that could go to the Bench for one that comes off it."""
    found = []
    for swap in swaps(g, seat, draft):
        placement = next(at for at in draft.placements if c.PLACEMENT_PLAYER[at] == swap.card)
        for out in swap.outs:
            if out != swap.out:
                label = say("draft-bench", jersey=jersey_name(out))
                shown = task_name(1 - (swap.attacking >> out & 1))
                detail = say("draft-bench.detail", task=shown, other=a_jersey(swap.out), card=name(swap.card))
                text = f"bench:{c.THINGS[c.PLACEMENT + placement]}:{c.JERSEY_NAMES[out]}"
                found.append(OptionView(text, OptionText(label, detail, place="pitch")))
    return found


def player_edits(g: Eleven, seat: int, draft: LineUp) -> list[OptionView]:
    """Take a Player out, fund his effect or leave it out."""
    found = []
    for at in draft.placements:
        card, text = c.PLACEMENT_PLAYER[at], c.THINGS[c.PLACEMENT + at]
        at_side = side(g, card)
        pays = c.SIDE_PAYS_N[at_side], c.SIDE_PAYS[at_side]
        label = OptionText(say("draft-drop", card=name(card)), "", say("draft-drop.effect"), "pitch")
        found.append(OptionView(f"drop:{text}", label))
        if card in draft.funded:
            back = say("draft-unfund.effect", cost=markers(*pays))
            label = OptionText(say("draft-unfund", card=name(card)), "", back, "pitch")
            found.append(OptionView(f"fund:{text}", label))
        elif pays[0] and not unfundable(g, seat, draft, at):
            words = said(card=name(card), facts=player_effect(at_side), cost=cost_of(*pays))
            found.append(OptionView(f"fund:{text}", QUESTIONS.option("fund_effect", words, "pitch")))
    return found


def unfundable(g: Eleven, seat: int, draft: LineUp, placement: int) -> Refused | None:
    """Why the effect of an assigned Player cannot be funded, or nothing."""
    try:
        edit_player(g, seat, draft, "fund", placement, c.THINGS[c.PLACEMENT + placement])
    except Refused as refusal:
        return refusal
    return None


def blocked(g: Eleven, seat: int, draft: LineUp) -> list[Blocked]:
    """Players who cannot be put anywhere and effects that cannot be funded, with the reason."""
    world = world_of(g, seat)
    played(world, seat, draft, [], False)
    found: list[Blocked] = []
    if world.open[seat] & 0xFF == s.ASSIGN_PLAYER:
        legal = RULES.options(world, seat)
        for option in QUESTIONS.tempting(world, seat):
            card = c.PLACEMENT_PLAYER[(option >> 8) - c.PLACEMENT]
            if option not in legal and card not in [c.PLACEMENT_PLAYER[at] for at in draft.placements]:
                rule, reason = QUESTIONS.why(world, seat, option)
                found.append(Blocked(f"put:{c.THINGS[option >> 8]}", name(card), rule, reason))
    for at in draft.placements:
        card = c.PLACEMENT_PLAYER[at]
        if card not in draft.funded and c.SIDE_PAYS_N[side(g, card)]:
            refusal = unfundable(g, seat, draft, at)
            if refusal:
                label = say("draft-effect", card=name(card))
                found.append(
                    Blocked(f"fund:{c.THINGS[c.PLACEMENT + at]}", label, refusal.rule, refusal.reason)
                )
    return found


def sequence(g: Eleven, seat: int, draft: LineUp | None) -> list[str]:
    """The small decisions that make this line-up, confirmed at the end."""
    if g.open[seat] & 0xFF != s.FORMATION:
        raise Refused(say("draft-send"), "EL-182", say("draft-one-by-one"))
    draft = current(g, seat, draft)
    world = world_of(g, seat)
    plays: list[str] = []
    played(world, seat, draft, plays)
    wish = list(zip(open_zones(draft), draft.plain, strict=True))
    while world.open[seat] & 0xFF == s.PLACE_PLAIN:
        zone = world.open[seat] >> 8
        at = next((i for i, (place, _) in enumerate(wish) if place == zone), -1)
        task = wish.pop(at)[1] if at >= 0 else 1
        option = s.PLACE_PLAIN | (c.TASK + task) << 8
        if option not in RULES.options(world, seat):  # the sides are counted, not the places
            option = RULES.options(world, seat)[0]
        plays.append(f"{QUESTIONS.names[s.PLACE_PLAIN]}:{c.THINGS[option >> 8]}")
        RULES.apply(world, seat, option)
    plays.append(f"{QUESTIONS.names[s.CONFIRM_LINEUP]}:{c.THINGS[c.CONFIRM]}")
    return plays
