"""The vocabulary of card effects: words of content.toml, and the numbers that stand for them.

A part of an effect is a primitive with its words and numbers (`gain 2 cash`, `hire_staff 1-5 2
optional`). `parts` turns an effect into rows of six numbers, DO N X Y Z DECLINABLE:

    primitive                           N                   X                        Y            Z
    gain, lose                          how many            resource
    gain_per, lose_per                  how many for each   resource                 counter      bounds
    stat                                steps               Stat, or ANY
    stat_two                            steps, two Stats
    vp, tactic, heal, move, glove,      how many
    keeper, seat_fan
    train, untrain                                          filter
    str_temp, str_perm, weak_temp,      tokens              on whom (ON_PLAYER …)
    weak_perm, inj, susp
    clear                               tokens              from what (CLEAR_ALL …)
    hire_player, hire_staff             discount                                                  slots
    hire_youngster, office              discount
    sponsor                                                                                       slots
    search                                                  profession
    veterans                            draw                discard                  trained
    sell                                more cash           SALE_USUAL, SALE_NO_HALVING
    build                               discount            kind (BUILD_ANY …)
    refresh                                                 row (ROW_PLAYERS …)
    peek                                                    Section, or 5 for any
    flip                                Jerseys, up to      task, or 2 for any
    boost, weaken                       strength            whom (WHOM_SELF …)
    goal                                goals               1: credited to the Player
    oppgoal                             goals, may be −1
    week                                how much            what lasts (LASTS_…)
    if                                  threshold           condition (IF_WIN …)
    roll                                faces as bits, bit 0 for face 1
    may_pay                             how many            resource
    need                                other effect        need (NEED_STAND_LEFT …)
    take_player, lose_sponsor, search_tactic, repeat_bonus, flip_card: no numbers

Gates: the rest of an effect is carried out only if the condition of `if` holds, if `roll` shows one of
its faces, if the owner pays for `may_pay`. Where a `need` is not met the other effect comes instead. A
discount of FREE makes it free; bounds and slots are `low | high << 4`. DECLINABLE is 1 for what may be
declined inside a Sponsor bonus, a Director BONUS or a Board Meeting decision (EL-379). `week` makes
something last until end-of-Week step 5 (EL-350); the same things last as long as a card with that FEATURE
is in play.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.content import named

FREE: Final = 99


# Resources, which are also the four Stats; the last two leave the choice to the owner.
CASH: Final = 0
FANS: Final = 1
OPS: Final = 2
FITNESS: Final = 3
ANY: Final = 4
ANY_BUT_CASH: Final = 5
RESOURCES: Final[list[str]] = named("cash fans ops fitness any any_but_cash")

# Primitives; an effect ends with `end`.
DO_END: Final = 0
DO_GAIN: Final = 1
DO_LOSE: Final = 2
DO_GAIN_PER: Final = 3
DO_LOSE_PER: Final = 4
DO_STAT: Final = 5
DO_STAT_TWO: Final = 6
DO_VP: Final = 7
DO_TRAIN: Final = 8
DO_UNTRAIN: Final = 9
DO_STR_TEMP: Final = 10
DO_STR_PERM: Final = 11
DO_WEAK_TEMP: Final = 12
DO_WEAK_PERM: Final = 13
DO_INJ: Final = 14
DO_SUSP: Final = 15
DO_HEAL: Final = 16
DO_CLEAR: Final = 17
DO_TACTIC: Final = 18
DO_HIRE_PLAYER: Final = 19
DO_HIRE_YOUNGSTER: Final = 20
DO_HIRE_STAFF: Final = 21
DO_TAKE_PLAYER: Final = 22
DO_SEARCH: Final = 23
DO_SEARCH_TACTIC: Final = 24
DO_VETERANS: Final = 25
DO_SPONSOR: Final = 26
DO_LOSE_SPONSOR: Final = 27
DO_SELL: Final = 28
DO_BUILD: Final = 29
DO_OFFICE: Final = 30
DO_REFRESH: Final = 31
DO_PEEK: Final = 32
DO_FLIP: Final = 33
DO_MOVE: Final = 34
DO_BOOST: Final = 35
DO_WEAKEN: Final = 36
DO_GLOVE: Final = 37
DO_KEEPER: Final = 38
DO_GOAL: Final = 39
DO_OPPGOAL: Final = 40
DO_WEEK: Final = 41
DO_IF: Final = 42
DO_ROLL: Final = 43
DO_MAY_PAY: Final = 44
DO_NEED: Final = 45
DO_SEAT_FAN: Final = 46
DO_REPEAT_BONUS: Final = 47
DO_FLIP_CARD: Final = 48
PRIMITIVES: Final[list[str]] = named(
    "end gain lose gain_per lose_per stat stat_two vp train untrain str_temp str_perm weak_temp "
    "weak_perm inj susp heal clear tactic hire_player hire_youngster hire_staff take_player search "
    "search_tactic veterans sponsor lose_sponsor sell build office refresh peek flip move boost "
    "weaken glove keeper goal oppgoal week if roll may_pay need seat_fan repeat_bonus flip_card"
)

# What gain_per and lose_per count: Stands beyond the printed two, Trained Players, Staff of the crowd set,
# every two Staff cards.
PER_EXTRA_STAND: Final = 0
PER_TRAINED_PLAYER: Final = 1
PER_CROWD_STAFF: Final = 2
PER_STAFF_PAIR: Final = 3
COUNTERS: Final[list[str]] = named("extra_stand trained_player crowd_staff staff_pair")

# Which Players can be trained.
FIT_ANY: Final = 0
FIT_YOUNGSTER: Final = 1
FIT_REGULAR: Final = 2
FIT_VETERAN: Final = 3
FIT_DEF: Final = 4
FIT_MID: Final = 5
FIT_FWD: Final = 6
FILTERS: Final[list[str]] = named("any youngster regular veteran DEF MID FWD")

# Whom tokens go on: `same` is the Player of the part before, `self` the Player whose effect it is.
ON_PLAYER: Final = 0
ON_TWO_PLAYERS: Final = 1
ON_SAME: Final = 2
ON_D12: Final = 3
ON_CHOICE: Final = 4
ON_BEST: Final = 5
ON_SELF: Final = 6
ON_STAFF: Final = 7
ON_DIRECTOR: Final = 8
TARGETS: Final[list[str]] = named("player two_players same d12 choice best self staff director")

# What may be cleared.
CLEAR_ALL: Final = 0
CLEAR_STAFF_AND_DIRECTORS: Final = 1
SCOPES: Final[list[str]] = named("all staff_and_directors")

# Professions of Staff.
FIRST_TRAINER: Final = 0
TACTICIAN: Final = 1
YOUNGSTER_TRAINER: Final = 2
DOCTOR: Final = 3
FITNESS_TRAINER: Final = 4
STEWARD: Final = 5
PR_MANAGER: Final = 6
CHIEF_FINANCIAL_OFFICER: Final = 7
RESOURCE_MANAGER: Final = 8
SCOUT: Final = 9
AGENT: Final = 10
PROFESSIONS: Final[list[str]] = named(
    "first_trainer tactician youngster_trainer doctor fitness_trainer steward pr_manager "
    "chief_financial_officer resource_manager scout agent"
)

# How a sale is priced.
SALE_USUAL: Final = 0
SALE_NO_HALVING: Final = 1
SALES: Final[list[str]] = named("usual no_halving")

# What may be built.
BUILD_ANY: Final = 0
BUILD_STAND: Final = 1
BUILD_GENERAL: Final = 2
BUILDS: Final[list[str]] = named("any stand general")

# Rows of the Transfer Area.
ROW_PLAYERS: Final = 0
ROW_STAFF: Final = 1
ROW_SPONSORS: Final = 2
ROWS: Final[list[str]] = named("players staff sponsors")

# Sections, in the order of EL-416.
SECTION_LW: Final = 0
SECTION_RW: Final = 1
SECTION_CD: Final = 2
SECTION_CM: Final = 3
SECTION_CF: Final = 4
SECTION_CHOICE: Final = 5
SECTION_WORDS: Final[list[str]] = named("lw rw cd cm cf choice")

# Tasks.
TASK_A: Final = 0
TASK_D: Final = 1
TASK_CHOICE: Final = 2
TASK_WORDS: Final[list[str]] = named("a d choice")

# Who is stronger or weaker in a Match: the card itself, one or all other footballers of its Section, all of a
# Section with that task, a footballer of the opposing Section, any two of the Opponent.
WHOM_SELF: Final = 0
WHOM_MATE: Final = 1
WHOM_MATES: Final = 2
WHOM_SECTION_DEFENDERS: Final = 3
WHOM_SECTION_ATTACKERS: Final = 4
WHOM_OPPOSITE: Final = 5
WHOM_TWO: Final = 6
WHOM: Final[list[str]] = named("self mate mates section_defenders section_attackers opposite two")

# Who scores.
SCORER_TEAM: Final = 0
SCORER_CREDITED: Final = 1
SCORERS: Final[list[str]] = named("team credited")

# Conditions; the threshold is 1 where there is nothing to count.
IF_WIN: Final = 0
IF_DRAW: Final = 1
IF_LOSS: Final = 2
IF_GOALS: Final = 3
IF_CONCEDED: Final = 4
IF_MARGIN: Final = 5
IF_THIS_SCORED: Final = 6
IF_SOLD_OUT: Final = 7
IF_STANDS: Final = 8
IF_OPPONENT_GOALS: Final = 9
CONDITIONS: Final[list[str]] = named(
    "win draw loss goals conceded margin this_scored sold_out stands opponent_goals"
)

# What an effect may need.
NEED_STAND_LEFT: Final = 0
NEED_DIRECTOR_BONUS: Final = 1
NEEDS: Final[list[str]] = named("stand_left director_bonus")

# What lasts, for a Week or as a FEATURE; plain_lw to plain_cf follow the Sections.
LASTS_NOTHING: Final = 0
LASTS_PLAIN_LW: Final = 1
LASTS_PLAIN_RW: Final = 2
LASTS_PLAIN_CD: Final = 3
LASTS_PLAIN_CM: Final = 4
LASTS_PLAIN_CF: Final = 5
LASTS_UPKEEP_LESS: Final = 6
LASTS_FREE_REROLL: Final = 7
LASTS_MATCH_REROLLS: Final = 8
LASTS_EXTRA_TACTIC: Final = 9
LASTS_INFRASTRUCTURE_LESS: Final = 10
LASTS_OFFICE_LESS: Final = 11
LASTS_PAID_LESS: Final = 12
LASTS_HIRES_MORE: Final = 13
LASTS_NO_PLAYER_HIRE: Final = 14
LASTS_NO_STAFF_HIRE: Final = 15
LASTS_ONE_OFF_CASH: Final = 16
LASTS_STANDS_CASH: Final = 17
LASTS_SOLD_OUT_CASH: Final = 18
LASTS_YOUNGSTERS: Final = 19
LASTS_INJURY_LESS: Final = 20
LASTS_PREPARE_MORE: Final = 21
LASTING: Final[list[str]] = named(
    "nothing plain_lw plain_rw plain_cd plain_cm plain_cf upkeep_less free_reroll match_rerolls "
    "extra_tactic infrastructure_less office_less paid_less hires_more no_player_hire no_staff_hire "
    "one_off_cash stands_cash sold_out_cash youngsters injury_less prepare_more"
)

# When the effect of a Player or Tactic card is resolved.
NEVER: Final = 0
BEFORE: Final = 1
DURING: Final = 2
AFTER: Final = 3
PASSIVE: Final = 4
MOMENTS: Final[list[str]] = named("never before during after passive")

# What follows each primitive in content.toml, in this order. N, X and Y are numbers.
_FORMS: Final[dict[str, str]] = {
    "gain": "N resource",
    "lose": "N resource",
    "gain_per": "N resource counter bounds",
    "lose_per": "N resource counter bounds",
    "stat": "N resource",
    "stat_two": "N",
    "vp": "N",
    "train": "filter",
    "untrain": "filter",
    "str_temp": "N target",
    "str_perm": "N target",
    "weak_temp": "N target",
    "weak_perm": "N target",
    "inj": "N target",
    "susp": "N target",
    "heal": "N",
    "clear": "N scope",
    "tactic": "N",
    "hire_player": "bounds N",
    "hire_youngster": "N",
    "hire_staff": "bounds N",
    "take_player": "",
    "search": "profession",
    "search_tactic": "",
    "veterans": "N X Y",
    "sponsor": "bounds",
    "lose_sponsor": "",
    "sell": "N sale",
    "build": "kind N",
    "office": "N",
    "refresh": "row",
    "peek": "section",
    "flip": "N task",
    "move": "N",
    "boost": "N whom",
    "weaken": "N whom",
    "glove": "N",
    "keeper": "N",
    "goal": "N scorer",
    "oppgoal": "N",
    "week": "lasting N",
    "if": "condition N",
    "roll": "faces",
    "may_pay": "N resource",
    "seat_fan": "N",
    "repeat_bonus": "",
    "flip_card": "",
}
_WORDS: Final[dict[str, list[str]]] = {
    "resource": RESOURCES,
    "counter": COUNTERS,
    "filter": FILTERS,
    "target": TARGETS,
    "scope": SCOPES,
    "profession": PROFESSIONS,
    "sale": SALES,
    "kind": BUILDS,
    "row": ROWS,
    "section": SECTION_WORDS,
    "task": TASK_WORDS,
    "whom": WHOM,
    "scorer": SCORERS,
    "condition": CONDITIONS,
    "lasting": LASTING,
}
_FIELD: Final[dict[str, int]] = {"N": 1, "faces": 1, "X": 2, "Y": 3, "counter": 3, "bounds": 4}  # others: X
_MAY_DECLINE: Final = {"hire_player", "hire_youngster", "hire_staff", "sponsor", "sell", "build", "office"}


def number_of(kind: str, word: str) -> int:
    """The number of a word of that kind: of a list, an amount, bounds such as 1-5, or faces such as 2/4/6."""
    if kind in _WORDS:
        if word not in _WORDS[kind]:
            raise ValueError(f"{word!r} is no {kind}: use one of {', '.join(_WORDS[kind])}")
        return _WORDS[kind].index(word)
    if kind == "bounds":
        low, _, high = word.partition("-")
        return int(low) | int(high) << 4
    if kind == "faces":
        return sum(1 << int(face) - 1 for face in word.split("/"))
    if word == "free":
        return FREE
    if not word.lstrip("+-").isdigit():
        raise ValueError(f"{word!r} is no number")
    return int(word)


def part(text: str) -> list[int]:
    """The six numbers of one part."""
    words = text.split()
    name = words.pop(0)
    if name not in _FORMS:
        raise ValueError(f"{name!r} in {text!r} is no primitive: use one of {', '.join(_FORMS)}")
    optional = words[-1:] == ["optional"]
    if optional:
        words.pop()
    kinds = _FORMS[name].split()
    if len(words) != len(kinds):
        raise ValueError(f"{text!r} should read: {name} {_FORMS[name]}")
    row = [PRIMITIVES.index(name), 0, 0, 0, 0, 0]
    for kind, word in zip(kinds, words, strict=True):
        row[_FIELD.get(kind, 2)] = number_of(kind, word)
    row[5] = int(optional or (name in _MAY_DECLINE and row[1] != FREE))
    return row


def parts(text: str) -> list[list[int]]:
    """The parts of an effect in order, without the `end`."""
    return [part(words) for words in text.split(", ")]
