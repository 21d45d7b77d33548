"""The questions of Eleven in words: who is asked, what, what is at stake, under which rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.game import Prompt
from touchline.games.eleven.cards import PART_N, PART_X, RESULTS
from touchline.games.eleven.rules import RULES
from touchline.games.eleven.rules.club import cash, upkeep
from touchline.games.eleven.rules.pitch import card_of
from touchline.games.eleven.state import (
    ACCEPT_PART,
    ADBOARD_MODE,
    AFTER_EFFECT,
    ASKING_PRICE,
    ASSIGN_PLAYER,
    BASIC_ACTION,
    BEFORE_ORDER,
    BID,
    BM_REROLL,
    BM_TARGET,
    CONFIRM_LINEUP,
    CONSEQ_TARGET,
    DIE_REROLL,
    DIRECTOR_BONUS,
    DRAFT_DIRECTOR,
    EFFECT_TARGET,
    FORMATION,
    FUND_EFFECT,
    GAIN_ANY,
    INJURY_ICON,
    JERSEY_SWAP,
    KEEP_OBJECTIVE,
    KIT_ORDER,
    LOSE_ANY,
    MATCH_EFFECT,
    OFFER,
    OFFER_REPLY,
    OPTIONAL_COST,
    PAY_DEBT,
    PLACE_PLAIN,
    ROW_SHAPE,
    SECOND_TACTIC,
    SOLO_DIRECTOR,
    SOLO_REFRESH,
    STANDS,
    START_TRAINING,
    STAT_ANY,
    SWAP_OUT,
    TAKE_BID,
    UPKEEP_TARGET,
    Eleven,
)
from touchline.games.eleven.text import ROWS_OF_PITCH
from touchline.games.eleven.words import (
    COLOUR_NAMES,
    DAY_NAMES,
    a_jersey,
    effect_words,
    markers,
    name,
    part_words,
    zone_name,
)

Asks = Callable[[Eleven, int, int], Prompt]
KEEPS_ITS_SIDE: Final = "It keeps the side that it shows."


def prompt(g: Eleven, seat: int) -> Prompt:
    """The seat's question in words."""
    asked = g.open[seat]
    return PROMPTS[asked & 0xFF](g, seat, asked >> 8)


def plain(who: str, question: str, context: str, rule: str) -> Asks:
    """A question that always reads the same."""
    return lambda g, seat, arg: Prompt(who, question, context, rule)


def prompt_board(g: Eleven, seat: int, arg: int) -> Prompt:
    """Keep the votes or not."""
    vote = f"The die shows {g.die[seat]}: {COLOUR_NAMES[g.colour[seat]]} has the majority."
    return Prompt("Board Meeting", f"“{name(g.meeting[seat])}”: keep the votes?", vote, "EL-084")


def prompt_turn(g: Eleven, seat: int, arg: int) -> Prompt:
    """The action of a Day."""
    stock = f"You have {cash(g, seat)} € and {markers(g.resources[4 * seat + 2], 2)}."
    question = "a Paid action, or end your turn?" if g.basic else "what do you do today?"
    return Prompt("Your turn", f"{DAY_NAMES[g.day]}: {question}", stock, "EL-092")


def sentence_case(words: str) -> str:
    """Words with a capital at the beginning."""
    return words[:1].upper() + words[1:]


def prompt_target(g: Eleven, seat: int, arg: int) -> Prompt:
    """The target of a part."""
    left = arg >> 17 & 31
    more = f"{left} left." if left > 1 else ""
    return Prompt("Choose", sentence_case(part_words(arg & 0xFFF)), more, "EL-011")


def prompt_accept(g: Eleven, seat: int, arg: int) -> Prompt:
    """A bonus or a part that may be declined."""
    single = arg >> 12 & 1
    words = part_words(arg & 0xFFF) if single else effect_words(arg & 0xFFF)
    return Prompt("Choose", f"Accept: {words}?", "", "EL-379" if single else "EL-142")


def prompt_cost(g: Eleven, seat: int, row: int) -> Prompt:
    """A cost for the rest of an effect."""
    rest = effect_words(row + 1)
    return Prompt("Choose", f"Pay {markers(PART_N[row], PART_X[row])} for {rest}?", "", "EL-008")


def prompt_zone(g: Eleven, seat: int, zone: int) -> Prompt:
    """The next plain Jersey."""
    return Prompt(
        "Line-up", f"Which Jersey plays in {zone_name(zone)}?", "Plain Jerseys have strength 1.", "EL-193"
    )


def prompt_fund(g: Eleven, seat: int, who: int) -> Prompt:
    """The effect of a Player."""
    return Prompt("Line-up", f"Fund the effect of {name(card_of(g, seat, who))}?", "", "EL-195")


def prompt_reply(g: Eleven, seat: int, arg: int) -> Prompt:
    """An offer of another manager."""
    return Prompt("An offer", f"Sell {name(arg & 63)} for {arg >> 6 & 0xFF} €?", "", "EL-334")


def prompt_bid(g: Eleven, seat: int, arg: int) -> Prompt:
    """A Player of another manager."""
    context = f"The price is {arg >> 6 & 0xFF} €; you have {cash(g, seat)} €."
    return Prompt("For sale", f"What do you bid for {name(arg & 63)}?", context, "EL-335")


def prompt_consequence(g: Eleven, seat: int, arg: int) -> Prompt:
    """Whom the consequence is for."""
    what = ("", "is trained", f"gets {arg >> 4} Strength", f"gets {arg >> 4} Weakness")[arg & 15]
    return Prompt(
        "After the match", f"Who {what}?", f"The die after the {RESULTS[g.result[seat]]}.", "EL-244"
    )


def prompt_tactic(g: Eleven, seat: int, arg: int) -> Prompt:
    """Another Tactic card; the others do not learn whether the hand has one to play (EL-378)."""
    if len(RULES.options(g, seat)) == 1:
        others = "You are asked all the same, so that nobody learns what you hold."
        return Prompt("Tactics", "You have no other Tactic card with an effect.", others, "EL-378")
    return Prompt("Tactics", "Do you play a Tactic card for its effect?", "", "EL-207")


PROMPTS: Final[dict[int, Asks]] = {
    DRAFT_DIRECTOR: plain("Draft", "Which Director do you keep?", "The others go to the left.", "EL-037"),
    SOLO_DIRECTOR: plain("Draft", "Which Director do you keep?", "The others are discarded.", "EL-298"),
    STAT_ANY: plain("Choose", "Which Stat moves?", "", "EL-040"),
    KEEP_OBJECTIVE: plain(
        "Objective", "Which Objective do you keep?", "It stays secret until met.", "EL-061"
    ),
    DIRECTOR_BONUS: plain("Setup", "Which bonus comes first?", "", "EL-041"),
    BM_REROLL: prompt_board,
    BM_TARGET: prompt_target,
    BASIC_ACTION: prompt_turn,
    JERSEY_SWAP: lambda g, seat, jersey: Prompt(
        "Jerseys", f"Which Jersey goes to the Bench for {a_jersey(jersey)}?", KEEPS_ITS_SIDE, "EL-111"
    ),
    ADBOARD_MODE: lambda g, seat, card: Prompt("Adboard", f"What does {name(card)} give?", "", "EL-149"),
    KIT_ORDER: lambda g, seat, card: Prompt("Kit", f"What comes first from {name(card)}?", "", "EL-150"),
    EFFECT_TARGET: prompt_target,
    ACCEPT_PART: prompt_accept,
    OPTIONAL_COST: prompt_cost,
    LOSE_ANY: plain("Choose", "What do you lose?", "", "EL-363"),
    GAIN_ANY: plain("Choose", "What do you gain?", "", "EL-011"),
    FORMATION: plain(
        "Line-up", "Which formation do you play?", "The Tactic card stays in your hand.", "EL-177"
    ),
    ROW_SHAPE: lambda g, seat, row: Prompt(
        "Line-up", f"How does the {ROWS_OF_PITCH[row]} stand?", "", "EL-180"
    ),
    ASSIGN_PLAYER: lambda g, seat, arg: Prompt(
        "Line-up", "Who plays?", f"You have {markers(g.resources[4 * seat + 3], 3)} left.", "EL-183"
    ),
    SWAP_OUT: lambda g, seat, jersey: Prompt(
        "Line-up", f"Which Jersey goes to the Bench for {a_jersey(jersey)}?", KEEPS_ITS_SIDE, "EL-187"
    ),
    FUND_EFFECT: prompt_fund,
    PLACE_PLAIN: prompt_zone,
    CONFIRM_LINEUP: plain("Line-up", "Is this your line-up?", "Then it cannot be changed.", "EL-182"),
    BEFORE_ORDER: plain("Before the match", "Whose effect comes first?", "", "EL-131"),
    STANDS: plain("Stands", "How many fans sit down?", "Each earns 1 € after the match.", "EL-202"),
    SECOND_TACTIC: prompt_tactic,
    MATCH_EFFECT: plain("During the match", "Whose effect do you use?", "", "EL-210"),
    AFTER_EFFECT: plain("After the match", "Which effect comes next?", "", "EL-226"),
    DIE_REROLL: lambda g, seat, sides: Prompt(
        "Die",
        f"Keep the {g.die[seat]} (d{sides})?",
        f"You have {markers(g.resources[4 * seat + 1], 1)}.",
        "EL-076",
    ),
    CONSEQ_TARGET: prompt_consequence,
    INJURY_ICON: plain("Die", "Whom does it hit?", "", "EL-267"),
    UPKEEP_TARGET: lambda g, seat, missing: Prompt(
        "Upkeep", "Who goes without wages?", f"{missing} € of {upkeep(g, seat)} are missing.", "EL-257"
    ),
    SOLO_REFRESH: plain("End of the week", "Deal one row anew?", "", "EL-303"),
    START_TRAINING: plain("Setup", "Whom do you train?", "", "EL-329"),
    PAY_DEBT: lambda g, seat, arg: Prompt(
        "Debt", "How much do you pay back?", f"The debt is {g.debt}.", "EL-318"
    ),
    OFFER: lambda g, seat, card: Prompt("Your turn", f"What do you offer for {name(card)}?", "", "EL-334"),
    OFFER_REPLY: prompt_reply,
    ASKING_PRICE: lambda g, seat, card: Prompt("Your turn", f"Your price for {name(card)}?", "", "EL-335"),
    BID: prompt_bid,
    TAKE_BID: lambda g, seat, card: Prompt("Your turn", f"Who gets {name(card)}?", "", "EL-335"),
}
