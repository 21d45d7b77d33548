"""The tables of the ledger of Eleven, and card effects in the ledger's own notation, to compare the two."""

from __future__ import annotations

import re
from collections.abc import Callable

from touchline.engine.content import read_text, read_words
from touchline.games.eleven import cards, effects, opponents
from touchline.games.eleven.cards import PART_DO, PART_N, PART_X, PART_Y, PART_Z, THINGS
from touchline.games.eleven.effects import FREE, PRIMITIVES, RESOURCES

THING = {name: at for at, name in enumerate(THINGS)}
WORDS = read_words("touchline.games.eleven")
LEDGER = read_text("touchline.games.eleven", "ledger.md")
RULE = dict(re.findall(r"^- \*\*(EL-X?\d+)\*\* (.*)$", LEDGER, re.M))
_ID = re.compile(r"\| (F\d, F\d|T\d\d-\d|[A-Z]{1,2}\d{1,2}(?: X)?) \|")
ROWS: dict[str, list[str]] = {}  # rows of the content tables: id -> cells
for _line in LEDGER.splitlines():
    if _found := _ID.match(_line):
        ROWS.setdefault(_found[1], [cell.strip() for cell in _line.split("|")[1:-1]])


def numbers(text: str) -> list[int]:
    """All whole numbers in a text."""
    return [int(n.replace("−", "-")) for n in re.findall(r"−?\d+", text)]


def ids(pattern: str) -> list[str]:
    """The ids of the content tables that look like this, in the order of the ledger."""
    return [name for name in ROWS if re.fullmatch(pattern, name)]


def cell(text: str) -> list[str]:
    """The parts of an effect in a cell of the ledger: split at commas and semicolons outside brackets."""
    text = text.replace("LW and RW +1", "LW +1, week: plain Jerseys in RW +1").replace(" and flip", ", flip")
    found: list[str] = []
    for piece in re.split(r"[,;] (?![^(]*\))", text):
        if found and piece.startswith(("at most", "at least", "optional", "credited")):
            found[-1] += f", {piece}"
        else:
            found.append(piece.removeprefix("then "))
    return found


def _signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def _less(n: int) -> str:
    return "free" if n == FREE else f"−{n}"


def _slots(bounds: int) -> str:
    return f"slots {bounds & 15}–{bounds >> 4}"


def _per(sign: str, at: int) -> str:
    counted, bounds = [
        ("Stand beyond 2", ""),
        ("Trained Player", f", at most {PART_Z[at] >> 4}"),
        ("Staff card of crowd", f", at least {PART_Z[at] & 15}"),
        ("2 Staff cards", ""),
    ][PART_Y[at]]
    return f"{sign}{PART_N[at]} {RESOURCES[PART_X[at]]} per {counted}{bounds}"


def _tokens(at: int) -> str:
    where = ["", " on two Players", " on it"][PART_X[at]]
    return f"{PRIMITIVES[PART_DO[at]]} {PART_N[at]}{where}"


def _hit(at: int) -> str:
    if PART_X[at] == effects.ON_SELF:
        return f"{PART_N[at]} Suspension token on this Player"
    return f"{PRIMITIVES[PART_DO[at]]} {PART_N[at]} @{effects.TARGETS[PART_X[at]]}"


def _resource(at: int) -> str:
    return RESOURCES[PART_X[at]].replace("any_but_cash", "any except cash")


def lasting(kind: int, n: int) -> str:
    """What lasts, in the words of the ledger."""
    name = effects.LASTING[kind]
    if name.startswith("plain_"):
        return f"plain Jerseys in {name[6:].upper()} +{n}"
    return {
        "upkeep_less": f"upkeep −{n}",
        "free_reroll": f"free_reroll {n}",
        "match_rerolls": f"free_reroll {n} on Match dice",
        "extra_tactic": f"extra_tactic {n}",
        "infrastructure_less": f"Infrastructure costs {n} less",
        "office_less": f"Office costs {n} less",
        "paid_less": f"Paid actions cost {n} ops less",
        "hires_more": f"hires cost {n} more",
        "no_player_hire": "no Player can be hired",
        "no_staff_hire": "no Staff can be hired",
        "one_off_cash": f"sponsor one-off contracts give +{n} cash",
        "stands_cash": f"each fans on Stands earns +1 cash, at most {n}",
        "sold_out_cash": f"after a Sold Out Match +{n} cash",
        "youngsters": f"assigned Youngsters +{n} S",
        "injury_less": f"Injury hits put {n} token fewer",
        "prepare_more": f"Prepare step 4 removes {n + 1} tokens instead of 1 from each own Player",
    }[name]


_CONDITIONS = [
    "if(win)",
    "if(draw)",
    "if(loss)",
    "if(goals≥{n})",
    "if(conceded={n})",
    "if(margin≥{n})",
    "if(this_scored)",
    "if(sold_out)",
    "if(stands≥{n})",
    "if Opponent goals ≥ {n}",
]
_BOOSTED = [
    "self",
    "one other own footballer in the same Section",
    "all other own footballers in the same Section",
    "all own defenders of one Section",
    "all own attackers of one Section",
]


def _weaken(at: int) -> str:
    if PART_X[at] == effects.WHOM_TWO:
        return f"weaken(two Opponent footballers, {PART_N[at]} each)"
    return f"weaken(one Opponent footballer in the opposing Section, {PART_N[at]})"


def _faces(bits: int) -> str:
    return ",".join(str(face) for face in range(1, 7) if bits >> face - 1 & 1)


_SAY: dict[str, Callable[[int], str]] = {
    "gain": lambda at: f"+{PART_N[at]} {_resource(at)}",
    "lose": lambda at: f"−{PART_N[at]} {_resource(at)}",
    "gain_per": lambda at: _per("+", at),
    "lose_per": lambda at: _per("−", at),
    "stat": lambda at: f"stat {RESOURCES[PART_X[at]]} {_signed(PART_N[at])}",
    "train": lambda at: f"train({effects.FILTERS[PART_X[at]]})",
    "untrain": lambda at: f"untrain({effects.FILTERS[PART_X[at]]})",
    "str_temp": _tokens,
    "str_perm": _tokens,
    "weak_temp": _tokens,
    "weak_perm": _tokens,
    "inj": _hit,
    "susp": _hit,
    "clear": lambda at: f"clear {PART_N[at]}" + (" of Staff and Directors" if PART_X[at] else ""),
    "hire_player": lambda at: f"hire(player, {_slots(PART_Z[at])}, {_less(PART_N[at])})",
    "hire_staff": lambda at: f"hire(staff, {_slots(PART_Z[at])}, {_less(PART_N[at])})",
    "hire_youngster": lambda at: f"hire(youngster, {_less(PART_N[at])})",
    "take_player": lambda at: "take(player deck)",
    "search": lambda at: f"search({effects.PROFESSIONS[PART_X[at]].capitalize()})",
    "veterans": lambda at: f"veterans(draw {PART_N[at]}, discard {PART_X[at]}, trained {PART_Y[at]})",
    "sponsor": lambda at: f"sponsor({_slots(PART_Z[at])})",
    "lose_sponsor": lambda at: "lose_sponsor",
    "sell": lambda at: (
        f"sell(+{PART_N[at]})"
        + (" without the halving for Injury or Suspension" if PART_X[at] == effects.SALE_NO_HALVING else "")
    ),
    "build": lambda at: f"build({effects.BUILDS[PART_X[at]]}, {_less(PART_N[at])})",
    "office": lambda at: f"office({_less(PART_N[at])})",
    "refresh": lambda at: f"refresh({effects.ROWS[PART_X[at]]})",
    "peek": lambda at: (
        "peek(one Section of choice)"
        if PART_X[at] == effects.SECTION_CHOICE
        else f"peek({effects.SECTION_WORDS[PART_X[at]].upper()})"
    ),
    "flip": lambda at: f"flip({PART_N[at]}, {['a', 'd', 'task of choice'][PART_X[at]]})",
    "move": lambda at: f"move({PART_N[at]})",
    "boost": lambda at: f"boost({_BOOSTED[PART_X[at]]}, {PART_N[at]})",
    "weaken": _weaken,
    "goal": lambda at: f"goal {PART_N[at]}" + (", credited to this Player" if PART_X[at] else ""),
    "oppgoal": lambda at: f"oppgoal {PART_N[at]}".replace("-", "−"),
    "week": lambda at: f"week: {lasting(PART_X[at], PART_N[at])}",
    "if": lambda at: _CONDITIONS[PART_X[at]].format(n=PART_N[at]) + ": ",
    "roll": lambda at: f"roll({_faces(PART_N[at])}): ",
    "may_pay": lambda at: f"may pay {PART_N[at]} {RESOURCES[PART_X[at]]} for ",
    "flip_card": lambda at: "flip this card",
    "stat_two": lambda at: f"two different Stats {_signed(PART_N[at])} each, owner chooses",
}


def said(effect: int) -> list[str]:
    """An effect as the game plays it, in the notation of the ledger; gates go with the part that follows."""
    found: list[str] = []
    gate = ""
    at = effect
    while PART_DO[at] != effects.DO_END:
        name = PRIMITIVES[PART_DO[at]]
        text = gate + (_SAY[name](at) if name in _SAY else f"{name} {PART_N[at]}")
        if PART_DO[at] in (effects.DO_IF, effects.DO_ROLL, effects.DO_MAY_PAY):
            gate = text
        else:
            found.append(text)
            gate = ""
        at += 1
    return found


def cost(n: int, resource: int) -> str:
    """A cost in brackets, or nothing."""
    return f" [{n} {RESOURCES[resource]}]" if n else ""


def texts(card: int) -> list[str]:
    """BONUS, ACTION and FEATURE of a Staff or Director card, each split into its parts."""
    found = []
    if cards.BONUS[card]:
        found += ["BONUS", *said(cards.BONUS[card])]
    if cards.ACTION[card]:
        found += ["ACTION" + cost(cards.PAYS_N[card], cards.PAYS[card]), *said(cards.ACTION[card])]
    if cards.FEATURE[card]:
        found += ["FEATURE", lasting(cards.FEATURE[card], cards.FEATURE_N[card])]
    return found


def footballers(at: int) -> list[tuple[int, int, int]]:
    """Zone, task and Strength of the ten of an Opponent card."""
    ten = slice(10 * at, 10 * at + 10)
    return list(
        zip(
            opponents.ZONE[ten],
            opponents.TASK[ten],
            opponents.STRENGTH[ten],
            strict=True,
        )
    )
