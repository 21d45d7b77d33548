"""Best 11 in words: options, questions and events. Names and card texts come from en.toml.

The same words all the way: a button "Nominate Rook Adeyo" leads to the log line "You nominated Rook
Adeyo". An event's hidden number is -1 and reads "a card".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from touchline.engine.content import read_words
from touchline.engine.events import Heard
from touchline.engine.game import OptionText, Prompt
from touchline.games.best11.cards import (
    BASE,
    BONUS,
    BONUSES,
    DECLINE,
    DONE,
    KEEP,
    KEEPER,
    MONEY,
    MONEY_1,
    NEXT,
    PASS,
    PLAYER,
    TACTIC,
    TACTIC_WORD,
    THINGS,
    WORTH,
)
from touchline.games.best11.state import (
    ADJUST,
    AWARD_TIE,
    BID,
    BONUS_DISCARD,
    BONUS_HAND,
    BONUS_ORDER,
    BONUS_REUSE,
    DRAFT_MANAGER,
    HANDICAP,
    HANDICAP_DISCARD,
    KEEP_TACTIC,
    KEEPER_CHOICE,
    LATE_BID,
    NO_BID,
    NOMINATE,
    RETURN_TACTIC,
    SPECIAL_COMP,
    Best11,
)

WORDS: Final[dict[str, Any]] = read_words("touchline.games.best11")
CARDS: Final[dict[str, Any]] = WORDS["free_agents"] | WORDS["keepers"] | WORDS["tactics"] | WORDS["managers"]


def name(thing: int) -> str:
    """The name of a card, a board or money; -1 is a card that the reader may not know."""
    if thing < 0:
        return "a card"
    if thing in (MONEY_1, MONEY_1 + 1):
        return f"{WORTH[thing]} money"
    return str(CARDS[THINGS[thing]]["name"])


def listed(things: list[int]) -> str:
    """Names in a row; unknown cards are counted."""
    if things and things[0] < 0:
        return f"{len(things)} cards" if len(things) > 1 else "a card"
    words = [name(thing) for thing in things]
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


# Options


def label(g: Best11, seat: int, option: int) -> OptionText:
    """An option in words, with its cost or outcome and where it lies on the table."""
    thing = option >> 8
    return LABELS.get(option & 0xFF, plain_label)(g, seat, thing)


def plain_label(g: Best11, seat: int, thing: int) -> OptionText:
    """Just the thing's name."""
    return OptionText(THINGS[thing] if thing >= NEXT else name(thing))


def card_facts(card: int) -> str:
    """A card's base value and bonus, in a few words."""
    bonus = f", {WORDS['bonuses'][BONUSES[BONUS[card]]]['short']}" if BONUS[card] else ""
    return f"base {BASE[card]}{bonus}"


def label_draft(g: Best11, seat: int, thing: int) -> OptionText:
    """A manager board."""
    return OptionText(f"Choose {name(thing)}", CARDS[THINGS[thing]]["ability"], place="boards")


def label_tactic(g: Best11, seat: int, thing: int) -> OptionText:
    """A tactical card that goes back."""
    if not TACTIC <= thing < PLAYER:
        return plain_label(g, seat, thing)
    return OptionText(f"Return {name(thing)}", CARDS[THINGS[thing]]["objective"], place="tactics")


def label_nominate(g: Best11, seat: int, thing: int) -> OptionText:
    """A hand card for the auction."""
    if thing >= MONEY_1:
        return OptionText(f"Nominate {name(thing)}")
    return OptionText(f"Nominate {name(thing)}", card_facts(thing), place="hand")


def label_bid(g: Best11, seat: int, thing: int) -> OptionText:
    """One more card in the bid, or on to the next slot."""
    arg = g.open[seat] >> 8
    slot, value = arg & 15, arg >> 8
    need = BASE[g.market[slot]]
    if thing == NEXT:
        last = slot + 1 == len(g.market)
        what = "Seal all bids" if last else f"Go on to slot {slot + 2}"
        return OptionText(what, f"Slot {slot + 1}: bid of {value}" if value else f"No bid on slot {slot + 1}")
    if thing >= KEEPER and thing < MONEY_1:
        return plain_label(g, seat, thing)
    new = value + WORTH[thing]
    meets = "meets the minimum" if new >= need else f"{need - new} more needed"
    return OptionText(f"Add {name(thing)}", f"Bid becomes {new}: {meets}", f"+{WORTH[thing]}", "hand")


def label_late(g: Best11, seat: int, thing: int) -> OptionText:
    """A late card, or none."""
    if thing == PASS:
        return OptionText("Pass", "Keep your late cards for another bid")
    return OptionText(
        f"Add {name(thing)}", f"Your bid becomes {g.offers[seat] + WORTH[thing]}", f"+{WORTH[thing]}", "hand"
    )


def label_award(g: Best11, seat: int, thing: int) -> OptionText:
    """A tied manager."""
    if thing == PASS:
        return OptionText("Leave it unsold")
    return OptionText(
        f"Give it to {{{thing - PLAYER}}}",
        f"{{{thing - PLAYER}}} bid {g.offers[thing - PLAYER]}",
        place="seats",
    )


def label_handicap(g: Best11, seat: int, thing: int) -> OptionText:
    """One of the three consolations."""
    if thing == MONEY:
        return OptionText("Take 3 money", "From the bank", "+3", "handicap")
    if thing == TACTIC_WORD:
        return OptionText("Draw 2 tactical cards", "Then return one of all you hold", "+1 tactic", "handicap")
    return OptionText("Discard from hand", "Up to 2 free agents, replaced at the refill", place="handicap")


def label_discard(g: Best11, seat: int, thing: int) -> OptionText:
    """A hand card to throw away, or enough."""
    if thing == DONE:
        return OptionText("Done", "Discard no more")
    return OptionText(f"Discard {name(thing)}", card_facts(thing), place="hand")


def label_bonus(g: Best11, seat: int, thing: int) -> OptionText:
    """A pending bonus, or none of them."""
    if thing == DONE:
        return OptionText("Done", "Decline what is left")
    return OptionText(f"Use {name(thing)}", bonus_text(thing), place="team")


def bonus_text(card: int) -> str:
    """What a card's bonus does."""
    return str(WORDS["bonuses"][BONUSES[BONUS[card]]]["text"]) if BONUS[card] else ""


def label_hand(g: Best11, seat: int, thing: int) -> OptionText:
    """A hand card that joins the team."""
    if thing == DECLINE:
        return OptionText("Decline", "Add nobody")
    chain = f"Its bonus works at once: {bonus_text(thing)}" if BONUS[thing] else card_facts(thing)
    return OptionText(f"Add {name(thing)}", chain, place="hand")


def label_reuse(g: Best11, seat: int, thing: int) -> OptionText:
    """A bonus to copy."""
    if thing == DECLINE:
        return OptionText("Decline", "Copy nothing")
    return OptionText(f"Copy {name(thing)}", bonus_text(thing), place="team")


def label_pile(g: Best11, seat: int, thing: int) -> OptionText:
    """A card of the discard pile."""
    if thing == DECLINE:
        return OptionText("Decline", "Leave the pile as it is")
    return OptionText(f"Add {name(thing)}", f"{card_facts(thing)}; its bonus stays silent", place="discard")


def label_special(g: Best11, seat: int, thing: int) -> OptionText:
    """What to do with a late card received as payment."""
    card = name(g.open[seat] >> 8)
    if thing == KEEP:
        return OptionText(f"Keep {card}", "It joins your team", place="team")
    return OptionText(f"Discard {card}", "For money from the bank", "+2", "team")


def label_adjust(g: Best11, seat: int, thing: int) -> OptionText:
    """A card that has to go."""
    return OptionText(f"Release {name(thing)}", card_facts(thing) if thing < TACTIC else "", place="team")


def label_keeper(g: Best11, seat: int, thing: int) -> OptionText:
    """A keeper, or not yet."""
    if thing == PASS:
        return OptionText("Pass", "Perhaps in a later round")
    return OptionText(
        f"Sign {name(thing)}", f"{card_facts(thing)}. {bonus_text(thing)}".strip(), place="keepers"
    )


LABELS: Final[dict[int, Callable[[Best11, int, int], OptionText]]] = {
    DRAFT_MANAGER: label_draft,
    KEEP_TACTIC: label_tactic,
    NOMINATE: label_nominate,
    BID: label_bid,
    LATE_BID: label_late,
    AWARD_TIE: label_award,
    HANDICAP: label_handicap,
    HANDICAP_DISCARD: label_discard,
    RETURN_TACTIC: label_tactic,
    BONUS_ORDER: label_bonus,
    BONUS_HAND: label_hand,
    BONUS_REUSE: label_reuse,
    BONUS_DISCARD: label_pile,
    SPECIAL_COMP: label_special,
    ADJUST: label_adjust,
    KEEPER_CHOICE: label_keeper,
}


# Questions


def prompt(g: Best11, seat: int) -> Prompt:
    """The seat's question in words: who is asked, what, what is at stake, under which rule."""
    asked = g.open[seat]
    arg = asked >> 8
    question = asked & 0xFF
    if question == BID:
        slot, value = arg & 15, arg >> 8
        card = g.market[slot]
        bid = (
            f"Your bid is {value}, the card asks for {BASE[card]}."
            if value
            else f"The card asks for {BASE[card]}."
        )
        return Prompt(
            "Everyone bids",
            f"Slot {slot + 1}: bid for {name(card)}",
            f"{bid} Up to 3 cards per bid.",
            "B11-044",
        )
    if question == LATE_BID:
        best = max(g.offers)
        lead = "You lead" if g.offers[seat] == best else f"The best bid is {best}"
        return Prompt(
            "Late bid",
            f"Add a late card to your bid for {name(g.market[arg])}?",
            f"Your bid is {g.offers[seat]}. {lead}.",
            "B11-079",
        )
    if question == AWARD_TIE:
        return Prompt(
            "You hold the whistle",
            f"Who wins {name(g.market[arg])}?",
            f"The highest bids are tied at {max(g.offers)}.",
            "B11-064",
        )
    if question == SPECIAL_COMP:
        return Prompt(
            "Your turn",
            f"Keep {name(arg)}?",
            "You received this late-bid card as payment: it joins your team, or goes for 2 money.",
            "B11-092",
        )
    if question == HANDICAP_DISCARD:
        return Prompt("Your turn", "Which card do you discard?", f"You may discard {arg} more.", "B11-108")
    who, what, context, rule = PROMPTS[question]
    return Prompt(who, what, context, rule)


PROMPTS: Final[dict[int, tuple[str, str, str, str]]] = {
    DRAFT_MANAGER: (
        "Your turn",
        "Choose your manager board",
        "It gives you a formation and an ability.",
        "B11-220",
    ),
    KEEP_TACTIC: (
        "Everyone chooses",
        "Which tactical card do you return?",
        "You keep the rest, in secret, until the end. It goes to the bottom of the deck.",
        "B11-018",
    ),
    NOMINATE: (
        "Everyone chooses",
        "Which card do you put up for auction?",
        "What another manager pays for it is yours. To sign it yourself you have to win it.",
        "B11-031",
    ),
    NO_BID: (
        "Everyone bids",
        "You can bid on no slot",
        "Your cards and money are not enough for any of them. Nobody else is told.",
        "B11-263",
    ),
    HANDICAP: (
        "Your turn",
        "You won nothing: choose your consolation",
        "Exactly one of the three.",
        "B11-103",
    ),
    RETURN_TACTIC: (
        "Your turn",
        "Which tactical card do you return?",
        "Any card that you hold, new or old; it goes to the bottom of the deck.",
        "B11-121",
    ),
    BONUS_ORDER: (
        "Your turn",
        "Which signing bonus do you use?",
        "One by one, in the order that you like.",
        "B11-119",
    ),
    BONUS_HAND: (
        "Your turn",
        "Who joins your team from your hand?",
        "A signing bonus of that card works at once.",
        "B11-124",
    ),
    BONUS_REUSE: (
        "Your turn",
        "Which bonus do you use again?",
        "Any free agent on your board, except another Reuse.",
        "B11-131",
    ),
    BONUS_DISCARD: (
        "Your turn",
        "Who comes back from the discard pile?",
        "One of the top 10 cards; its bonus stays silent.",
        "B11-137",
    ),
    ADJUST: ("Your turn", "Who has to leave?", "Your formation has no space for everybody.", "B11-146"),
    KEEPER_CHOICE: (
        "Your turn",
        "Sign a keeper?",
        "You may take one keeper in the game; the bonus works at once.",
        "B11-160",
    ),
}


# Events


def sentence(heard: Heard, viewer: int, names: list[str]) -> str:
    """What happened, as this viewer reads it."""
    return SENTENCES[heard.kind](heard.args, Voice(viewer, names))


class Voice:
    """Speaks of seats: "You win", "Mara wins"."""

    def __init__(self, viewer: int, names: list[str]) -> None:
        self.viewer = viewer
        self.names = names

    def does(self, seat: int, you: str, they: str) -> str:
        """The seat and its verb."""
        return f"You {you}" if seat == self.viewer else f"{self.names[seat]} {they}"

    def who(self, seat: int) -> str:
        """The seat inside a sentence."""
        return "you" if seat == self.viewer else self.names[seat]

    def from_whom(self, owner: int) -> str:
        """Whose nomination a card was."""
        if owner < 0:
            return "from the deck"
        return "your nomination" if owner == self.viewer else f"{self.names[owner]}'s nomination"


def money_of(n: int) -> str:
    """So much money."""
    return f"{n} money"


SENTENCES: Final[dict[str, Callable[[list[int], Voice], str]]] = {
    "whistle": lambda a, v: f"{v.does(a[0], 'hold', 'holds')} the first whistle.",
    "keeper_shown": lambda a, v: f"Keeper {name(a[0])} is on offer.",
    "board_dealt": lambda a, v: f"{v.does(a[0], 'manage', 'manages')} as {name(a[1])}.",
    "board_chosen": lambda a, v: f"{v.does(a[0], 'choose', 'chooses')} {name(a[1])}.",
    "hand_dealt": lambda a, v: (
        f"{v.does(a[0], 'draw', 'draws')} {listed(a[1:]) if len(a) > 1 else 'a starting hand of 5 cards'}."
    ),
    "starting_money": lambda a, v: f"{v.does(a[0], 'start', 'starts')} with {money_of(a[1])}.",
    "tactics_drawn": lambda a, v: (
        f"{v.does(a[0], 'draw', 'draws')} "
        + (
            f"tactical cards: {listed(a[1:])}."
            if a[1] >= 0
            else f"{len(a) - 1} tactical card{'s' * (len(a) > 2)}."
        )
    ),
    "tactic_returned": lambda a, v: (
        f"{v.does(a[0], 'return', 'returns')} {name(a[1]) if a[1] >= 0 else 'a tactical card'} "
        "to the bottom of the deck."
    ),
    "tactics_kept": lambda a, v: "Everybody has chosen; the other tactical cards go under the deck.",
    "round": lambda a, v: (
        f"Round {a[0]}: {WORDS['rounds'][str(a[0])]['day']}, {WORDS['rounds'][str(a[0])]['name']}."
    ),
    "no_nomination": lambda a, v: f"{v.does(a[0], 'have', 'has')} no free agent to nominate.",
    "nominated": lambda a, v: f"{v.does(a[0], 'nominated', 'nominated')} {name(a[1])}.",
    "market": lambda a, v: (
        f"The market shows {a[0]} nomination{'s' * (a[0] != 1)} and {a[1]} deck card{'s' * (a[1] != 1)}, "
        f"shuffled: {listed(a[2:])}."
    ),
    "own_slot": lambda a, v: f"Your nomination {name(a[1])} lies in slot {a[2] + 1}.",
    "bid_placed": lambda a, v: f"You put {name(a[2])} into your bid on slot {a[1] + 1}.",
    "sealed": lambda a, v: f"{v.does(a[0], 'sealed your bids', 'sealed all bids')}.",
    "slot": lambda a, v: f"Slot {a[0] + 1}: {name(a[1])}.",
    "bid_shown": lambda a, v: f"{v.does(a[0], 'bid', 'bids')} {a[2]}: {listed(a[3:])}.",
    "no_bid": lambda a, v: f"No bid from {' and '.join(v.who(s) for s in a[1:])}.",
    "late_pass": lambda a, v: "You add no late card.",
    "late_added": lambda a, v: f"{v.does(a[0], 'add', 'adds')} {name(a[2])} late: the bid is now {a[3]}.",
    "tied": lambda a, v: (
        f"Tied at {a[1]}: " + " and ".join(v.who(s) for s in a[2:]) + ". The whistle decides."
    ),
    "tie_awarded": lambda a, v: f"{v.does(a[0], 'give', 'gives')} slot {a[1] + 1} to {v.who(a[2])}.",
    "won": lambda a, v: (
        f"{v.does(a[0], 'win', 'wins')} {name(a[2])} for {a[3]} "
        + (
            f"({'your' if a[0] == v.viewer else 'the'} own nomination)."
            if a[4] == a[0]
            else f"({v.from_whom(a[4])})."
        )
    ),
    "paid_money": lambda a, v: f"{v.does(a[0], 'receive', 'receives')} {money_of(a[1])}.",
    "paid_card": lambda a, v: f"{v.does(a[0], 'receive', 'receives')} {name(a[1])} as payment.",
    "spent_card": lambda a, v: f"{name(a[0])} goes to the discard pile.",
    "bid_returned": lambda a, v: f"{v.does(a[0], 'take your bid back', 'takes the bid back')}.",
    "unsold": lambda a, v: f"Nobody bid on {name(a[1])} ({v.from_whom(a[2])}); it is discarded.",
    "tax": lambda a, v: (
        f"{v.does(a[0], 'collect', 'collects')} {money_of(a[1])}: a rival signed an own nomination."
    ),
    "handicap_money": lambda a, v: (
        f"{v.does(a[0], 'won nothing and take', 'won nothing and takes')} {money_of(a[1])}."
    ),
    "handicap_tactic": lambda a, v: (
        f"{v.does(a[0], 'won nothing and draw', 'won nothing and draws')} tactical cards."
    ),
    "handicap_discard": lambda a, v: (
        f"{v.does(a[0], 'won nothing and may', 'won nothing and may')} discard from hand."
    ),
    "hand_discarded": lambda a, v: f"{v.does(a[0], 'discard', 'discards')} {name(a[1])} from hand.",
    "bonus_used": lambda a, v: f"{v.does(a[0], 'use', 'uses')} the bonus of {name(a[1])}.",
    "bonus_declined": lambda a, v: (
        f"{v.does(a[0], 'decline', 'declines')} what is left of the signing bonuses."
    ),
    "declined": lambda a, v: f"{v.does(a[0], 'decline', 'declines')} the bonus.",
    "extra_card": lambda a, v: f"{v.does(a[0], 'draw', 'draws')} one card more at this round's refill.",
    "added_from_hand": lambda a, v: f"{v.does(a[0], 'add', 'adds')} {name(a[1])} from hand.",
    "bonus_reused": lambda a, v: f"{v.does(a[0], 'reuse', 'reuses')} the bonus of {name(a[1])}.",
    "added_from_discard": lambda a, v: f"{v.does(a[0], 'take', 'takes')} {name(a[1])} from the discard pile.",
    "special_kept": lambda a, v: f"{v.does(a[0], 'keep', 'keeps')} {name(a[1])}.",
    "special_cashed": lambda a, v: (
        f"{v.does(a[0], 'discard', 'discards')} {name(a[1])} for {money_of(a[2])}."
    ),
    "released": lambda a, v: f"{v.does(a[0], 'release', 'releases')} {name(a[1])}.",
    "keeper_taken": lambda a, v: f"{v.does(a[0], 'sign', 'signs')} keeper {name(a[1])}.",
    "keeper_passed": lambda a, v: f"{v.does(a[0], 'take', 'takes')} no keeper now.",
    "income": lambda a, v: f"{v.does(a[0], 'have', 'has')} {a[1]} spaces filled: +{money_of(a[2])}.",
    "refilled": lambda a, v: f"{v.does(a[0], 'draw', 'draws')} {listed(a[1:])}.",
    "reshuffled": lambda a, v: f"The deck is empty: {a[0]} discarded cards are shuffled into a new one.",
    "whistle_passed": lambda a, v: f"The whistle passes to {v.who(a[0])}.",
    "full_time": lambda a, v: "Full time: the teams are final.",
}
