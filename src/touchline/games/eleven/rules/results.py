"""Check the Results: final score, league, Experience, Match consequences (EL-226 to EL-249, EL-339 to
EL-341)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.games.eleven import aftermath, cards as c, effects as e, state as s
from touchline.games.eleven.rules.club import AGEING_TEAM, gain, lasts, move_stat, opponent, side
from touchline.games.eleven.rules.dice import D6, WHO_PLAYS, roll, roll_hit, who_plays
from touchline.games.eleven.rules.friday import cards_due, ready_effects, resolve_effect
from touchline.games.eleven.rules.jerseys import train
from touchline.games.eleven.rules.lane import go_on, push_next
from touchline.games.eleven.rules.objectives import check_objective
from touchline.games.eleven.rules.pitch import sold_out, who_is
from touchline.games.eleven.rules.saying import facts, refuses_trained, says_effect, says_training
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import name

# after_effect: AFTER THE MATCH effects


def after_match(g: Eleven, seat: int, more: int) -> None:
    """Check step 1: what is due is fixed now; the owner chooses the order (EL-131, EL-226, EL-365,
    EL-414)."""
    if not more:
        g.due[seat] |= ready_effects(g, seat, e.AFTER)
    if g.due[seat]:
        g.ask(seat, s.AFTER_EFFECT)


def legal_after_effect(g: Eleven, seat: int, arg: int) -> list[int]:
    """Any that is due; those with a cost may be left out (EL-130)."""
    options: list[int] = []
    bound = False
    for card in cards_due(g, seat):
        options.append(s.AFTER_EFFECT | card << 8)
        bound = bound or card >= c.PLAYERS or c.SIDE_PAYS_N[side(g, card)] == 0
    if not bound:
        options.append(s.AFTER_EFFECT | c.DONE << 8)
    return options


def answer_after_effect(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Resolve it, then the next one."""
    if option >> 8 == c.DONE:
        g.due[seat] = 0
    else:
        push_next(g, seat, s.AFTER_MATCH, 1)
        resolve_effect(g, seat, option >> 8)
    go_on(g, seat)


def caretaker_after_effect(g: Eleven, seat: int, arg: int) -> int:
    """Leave out what may be left out, else take the first (EL-366)."""
    legal = legal_after_effect(g, seat, arg)
    done = s.AFTER_EFFECT | c.DONE << 8
    return done if done in legal else legal[0]


AFTER_EFFECT_QUESTION: Final = Question(
    s.AFTER_EFFECT,
    "after_effect",
    "EL-226",
    legal_after_effect,
    answer_after_effect,
    says=says_effect,
    place="pitch",
    caretaker=caretaker_after_effect,
)


def final_score(g: Eleven, seat: int, arg: int) -> None:
    """Steps 2 and 3: the result, and the club's own marker on the league table (EL-230, EL-231, EL-400)."""
    own = g.score[2 * seat]
    other = g.score[2 * seat + 1]
    g.result[seat] = c.WIN if own > other else c.DRAW if own == other else c.LOSS
    g.points[seat] += c.LEAGUE_POINTS[g.result[seat]]
    g.history[6 * seat + g.week - 1] = g.report[seat] | own << 16 | other << 24
    g.won[seat] += int(g.result[seat] == c.WIN)
    g.clean_sheets[seat] += int(other == 0)
    g.sold_outs[seat] += int(sold_out(g, seat))
    if g.events is not None:
        g.tell("full_time", "EL-230", [seat, opponent(g, seat), own, other, g.result[seat], g.points[seat]])
    check_objective(g, seat)


def clean_up(g: Eleven, seat: int, arg: int) -> None:
    """Step 4: income of the Stands, Experience, then tokens and markers leave (EL-234 to EL-238, EL-411)."""
    fans = g.seated[seat]
    income = fans + min(fans, lasts(g, seat, e.LASTS_STANDS_CASH))
    if sold_out(g, seat):
        income += lasts(g, seat, e.LASTS_SOLD_OUT_CASH)
    gain(g, seat, e.CASH, income)
    g.seated[seat] = 0
    for card in who_plays(g, seat):
        gain_experience(g, seat, card)
        g.tokens[8 * card + s.STR_TEMP] = 0  # EL-237; permanent tokens stay (EL-238, EL-273)
        g.tokens[8 * card + s.WEAK_TEMP] = 0
    for what in range(4 * seat, 4 * seat + 4):
        g.placed[what] = 0
    g.funded[seat] = 0
    g.attacking[seat] ^= g.turned[seat]  # EL-359
    g.turned[seat] = 0


def gain_experience(g: Eleven, seat: int, card: int) -> None:
    """A Trained Youngster fills a match space, and a goal space if he scored (EL-235, EL-236, EL-399)."""
    if not c.YOUNGSTER <= card < c.VETERAN or not g.tokens[8 * card + s.TRAINED]:
        return
    gained = 0
    if g.tokens[8 * card + s.MATCH_XP] < c.MATCH_SPACES[card]:
        g.tokens[8 * card + s.MATCH_XP] += 1
        gained += 1
    if g.tokens[8 * card + s.GOAL_XP] < c.GOAL_SPACES[card] and g.scorers[seat] >> who_is(g, seat, card) & 1:
        g.tokens[8 * card + s.GOAL_XP] += 1
        gained += 1
    if g.events is not None and gained:
        g.tell("experience", "EL-235", [seat, card, gained])


# Step 5: Match consequences


def consequences(g: Eleven, seat: int, arg: int) -> None:
    """A die on the table, in the column of the result (EL-239)."""
    push_next(g, seat, s.APPLY_CONSEQUENCE)
    roll(g, seat, D6)


def apply_consequence(g: Eleven, seat: int, arg: int) -> None:
    """What the die says; without a Player card only the fans care (EL-240 to EL-249)."""
    at = 6 * g.result[seat] + g.die[seat] - 1
    kind = aftermath.KIND[at]
    if g.events is not None:
        g.tell("consequence", "EL-239", [seat, g.result[seat], g.die[seat]])
    if kind == aftermath.FAN_BASE:
        move_stat(g, seat, e.FANS, 1)
    elif kind == aftermath.INJURY:
        tokens = max(0, aftermath.TOKENS[at] - lasts(g, seat, e.LASTS_INJURY_LESS))
        if who_plays(g, seat):
            for _ in range(aftermath.ROLLS[at]):
                push_next(g, seat, s.INJURY_ROLL, tokens)
    elif conseq_targets(g, seat, kind):
        g.ask(seat, s.CONSEQ_TARGET, kind | aftermath.TOKENS[at] << 4)


def injury_roll(g: Eleven, seat: int, tokens: int) -> None:
    """One of one or two separate Injury rolls among those who played (EL-245, EL-246, EL-247, EL-248)."""
    roll_hit(g, seat, tokens | WHO_PLAYS)


# conseq_target: who is trained, stronger or weaker


def conseq_targets(g: Eleven, seat: int, kind: int) -> list[int]:
    """Who played; for training, who is Untrained (EL-241, EL-242, EL-243, EL-323, EL-349)."""
    cards = who_plays(g, seat)
    if kind != aftermath.TRAINING:
        return cards
    return [
        card
        for card in cards
        if not g.tokens[8 * card + s.TRAINED] and not (g.scenario == AGEING_TEAM and card >= c.VETERAN)
    ]


def legal_conseq_target(g: Eleven, seat: int, arg: int) -> list[int]:
    """Any Player card that fits."""
    return [s.CONSEQ_TARGET | card << 8 for card in conseq_targets(g, seat, arg & 15)]


def answer_conseq_target(g: Eleven, seat: int, arg: int, option: int) -> None:
    """All tokens on the same card (EL-244)."""
    card = option >> 8
    if arg & 15 == aftermath.TRAINING:
        train(g, seat, card, "EL-241")
    else:
        counter = s.STR_TEMP if arg & 15 == aftermath.STRENGTH else s.WEAK_TEMP
        g.tokens[8 * card + counter] += arg >> 4
        if g.events is not None:
            g.tell("tokens", "EL-244", [seat, card, counter, arg >> 4])
    go_on(g, seat)


def asks_conseq_target(g: Eleven, seat: int, arg: int) -> Said:
    """What the die brings, and after which result."""
    case = (
        "trained"
        if arg & 15 == aftermath.TRAINING
        else "stronger"
        if arg & 15 == aftermath.STRENGTH
        else "weaker"
    )
    return said(case, n=arg >> 4, result=c.RESULTS[g.result[seat]])


def says_conseq_target(g: Eleven, seat: int, card: int) -> Said | None:
    """Who is trained, stronger or weaker."""
    if card >= c.PLAYERS:
        return None
    if g.open[seat] >> 8 & 15 == aftermath.TRAINING and not g.tokens[8 * card + s.TRAINED]:
        found = says_training(g, seat, card)
        return found._replace(case="train") if found else None
    return said(card=name(card), facts=facts(g, card))


CONSEQ_TARGET_QUESTION: Final = Question(
    s.CONSEQ_TARGET,
    "conseq_target",
    "EL-244",
    legal_conseq_target,
    answer_conseq_target,
    asks=asks_conseq_target,
    says=says_conseq_target,
    place="squad",
    refuses=refuses_trained,
    tempting=lambda g, seat, arg: [s.CONSEQ_TARGET | card << 8 for card in g.squad[seat]],
)
