"""Attacks and protections: injuries, red cards, call-ups, hostile crowds (FM-200 to FM-213)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.footmania import cards, state as s
from touchline.games.footmania.rules.plus_cards import play_plus, says_plus, tempting_plus
from touchline.games.footmania.rules.scoring import strength
from touchline.games.footmania.rules.team import (
    MOST_COUNTED,
    bench,
    bring_on,
    fits,
    has_substitute,
    may_play,
    may_substitute,
    other_team,
)
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.text import facts, name, printed


def is_attack(card: int) -> bool:
    """Whether the card is played against the opposing team (FM-198)."""
    return cards.WEAKEN_OPPONENT <= cards.EFFECT[card] <= cards.CALL_UP


def has_target(g: Footmania, victim: int, card: int) -> bool:
    """An attack needs a legal target (FM-205); a hostile crowd names none."""
    return cards.EFFECT[card] == cards.WEAKEN_OPPONENT or len(targets(g, victim, card)) > 0


def targets(g: Footmania, victim: int, card: int) -> list[int]:
    """Footballers to injure (FM-207) or to call up (FM-212), or lines to show the red card to (FM-210)."""
    team = g.pitch[victim]
    effect = cards.EFFECT[card]
    if effect == cards.SEND_OFF:
        found: list[int] = []
        for line, posts in enumerate(cards.LINE_POSTS):
            for post in posts:
                if team[post - 1] >= 0:
                    found.append(cards.LINE + line)
                    break
        return found
    return sorted(c for c in team if c >= 0 and (effect == cards.INJURE or cards.COLOUR[c] == cards.BLUE))


def attack(g: Footmania, seat: int, card: int) -> None:
    """The target is named before the opponent decides on a protection (FM-206)."""
    g.attack = card
    g.target = -1
    if g.events is not None:
        g.tell("attacked", "FM-200", [seat, card, other_team(g, seat)])
    if cards.EFFECT[card] == cards.WEAKEN_OPPONENT:
        ask_reply(g, other_team(g, seat))
    else:
        g.ask(seat, s.TARGET)


# target: a footballer, a line or a blue footballer (FM-206, FM-207, FM-210, FM-212)


def legal_target(g: Footmania, seat: int, arg: int) -> list[int]:
    """Any legal target of the card."""
    return [s.TARGET | thing << 8 for thing in targets(g, other_team(g, seat), g.attack)]


def answer_target(g: Footmania, seat: int, arg: int, option: int) -> None:
    """Named; now the opponent may protect himself."""
    g.target = option >> 8
    if g.events is not None:
        g.tell("targeted", "FM-206", [seat, g.attack, g.target])
    ask_reply(g, other_team(g, seat))


def asks_target(g: Footmania, seat: int, arg: int) -> Said:
    """The attack that is being played."""
    return said(card=name(g.attack), facts=facts(g.attack))


def says_target(g: Footmania, seat: int, thing: int) -> Said:
    """A victim."""
    return said(target=name(thing), facts=facts(thing))


def refuses_target(g: Footmania, seat: int, arg: int, option: int) -> Said | None:
    """Who cannot be named."""
    thing = option >> 8
    if thing < cards.FOOTBALLERS and thing not in g.pitch[other_team(g, seat)]:
        return refuse("FM-206", "not-against-you")
    return None


TARGET_QUESTION: Final = Question(
    s.TARGET,
    "target",
    "FM-206",
    legal_target,
    answer_target,
    asks=asks_target,
    says=says_target,
    place="pitch",
    refuses=refuses_target,
    phase="match",
)


# reply: one protection that matches, if the limit allows it (FM-201 to FM-204)


def ask_reply(g: Footmania, seat: int) -> None:
    """He is asked while he holds a plus card and may play another, whatever it is (FM-278)."""
    if g.plus_cards[seat] and g.counted[seat] < MOST_COUNTED:
        g.ask(seat, s.REPLY)
    else:
        strike(g, seat)


def legal_reply(g: Footmania, seat: int, arg: int) -> list[int]:
    """No reply, or a protection against this attack."""
    options = [s.REPLY | cards.NONE << 8]
    effect = cards.EFFECT[g.attack]
    for card in g.plus_cards[seat]:
        shield = cards.EFFECT[card]
        fits = (
            shield == cards.CANCEL_ANY
            or (shield == cards.CANCEL_INJURE and effect == cards.INJURE)
            or (shield == cards.CANCEL_SEND_OFF and effect == cards.SEND_OFF)
        )
        if fits and may_play(g, seat, card):
            options.append(s.REPLY | card << 8)
    return options


def answer_reply(g: Footmania, seat: int, arg: int, option: int) -> None:
    """A protection cancels the attack, which counts all the same (FM-201, FM-204); otherwise it works."""
    card = option >> 8
    if card == cards.NONE:
        strike(g, seat)
        return
    play_plus(g, seat, card)
    g.counted[seat] += 1 - cards.FREE[card]
    if g.events is not None:
        g.tell("protected", "FM-201", [seat, card, g.attack])
    g.attack = -1


def asks_reply(g: Footmania, seat: int, arg: int) -> Said:
    """The attack that one suffers."""
    able = len(legal_reply(g, seat, arg)) > 1
    return said(
        "" if able else "nothing",
        "" if able else "FM-278",
        card=name(g.attack),
        facts=facts(g.attack),
        aimed=int(g.target >= 0),
        target=name(g.target) if g.target >= 0 else "",
    )


def refuses_reply(g: Footmania, seat: int, arg: int, option: int) -> Said | None:
    """What is no protection now."""
    card = option >> 8
    if card not in g.plus_cards[seat]:
        return None
    return refuse("FM-201", "no-protection") if may_play(g, seat, card) else refuse("FM-169", "three-cards")


REPLY_QUESTION: Final = Question(
    s.REPLY,
    "reply",
    "FM-201",
    legal_reply,
    answer_reply,
    asks=asks_reply,
    says=lambda g, seat, thing: said("none") if thing == cards.NONE else says_plus(thing),
    place="plus",
    refuses=refuses_reply,
    tempting=tempting_plus,
    caretaker=cards.NONE,
    phase="match",
    always_ask=True,  # FM-278
)


def strike(g: Footmania, victim: int) -> None:
    """The attack has its effect."""
    card = g.attack
    effect = cards.EFFECT[card]
    g.attack = -1
    if effect == cards.WEAKEN_OPPONENT:
        g.effect[victim] -= cards.STARS[card]  # FM-213
        if g.events is not None:
            g.tell("weakened", "FM-213", [victim, cards.STARS[card], strength(g, victim)])
    elif effect == cards.SEND_OFF:
        g.ask(victim, s.SENT_OFF, g.target - cards.LINE)
    else:
        post = g.pitch[victim].index(g.target)
        g.off.append(g.target)
        if effect == cards.INJURE:
            g.pitch[victim][post] = s.TRAINEE
            if g.events is not None:
                g.tell("injured", "FM-207", [victim, g.target, post])
            ask_replace(g, victim, post)
        else:
            g.pitch[victim][post] = s.CALLED_UP  # FM-212
            if g.events is not None:
                g.tell("called_up", "FM-212", [victim, g.target, post, strength(g, victim)])


# replace: somebody from the bench or a trainee for the injured (FM-208, FM-209)


def ask_replace(g: Footmania, seat: int, post: int) -> None:
    """He is asked while he has a substitution left and somebody on the bench, whoever it is (FM-278)."""
    if has_substitute(g, seat):
        g.ask(seat, s.REPLACE, post)
    else:
        answer_replace(g, seat, post, s.REPLACE | cards.TRAINEE_WORD << 8)


def legal_replace(g: Footmania, seat: int, post: int) -> list[int]:
    """Bench footballers who may play there, if a substitution is left; or a trainee."""
    options: list[int] = []
    if may_substitute(g, seat):
        for card in bench(g, seat):
            if fits(g, seat, card, post):
                options.append(s.REPLACE | card << 8)
    options.append(s.REPLACE | cards.TRAINEE_WORD << 8)
    return options


def answer_replace(g: Footmania, seat: int, post: int, option: int) -> None:
    """A footballer uses up a substitution, a trainee none; he may be replaced later (FM-208, FM-209)."""
    card = option >> 8
    if card == cards.TRAINEE_WORD:
        if g.events is not None:
            g.tell("trainee_on", "FM-209", [seat, post, strength(g, seat)])
        return
    bring_on(g, seat, card, post, g.target, "FM-209")


def asks_replace(g: Footmania, seat: int, post: int) -> Said:
    """The injured footballer and his post."""
    able = len(legal_replace(g, seat, post)) > 1
    return said("" if able else "trainee", "" if able else "FM-278", card=name(g.target), post=post + 1)


def says_replace(g: Footmania, seat: int, thing: int) -> Said:
    """Somebody for the injured."""
    if thing == cards.TRAINEE_WORD:
        return said("trainee")
    return said(card=name(thing), facts=facts(thing))


def refuses_replace(g: Footmania, seat: int, post: int, option: int) -> Said | None:
    """Who cannot come on for the injured."""
    card = option >> 8
    if card >= cards.FOOTBALLERS or card not in g.squad[seat]:
        return None
    if not may_substitute(g, seat):
        return refuse("FM-209", "no-substitution")
    if card not in bench(g, seat):
        return refuse("FM-175", "not-on-the-bench")
    if not cards.CAN_PLAY[card] & 2 << post:
        return refuse("FM-172", "cannot-play-post", post=post + 1)
    return refuse("FM-174", "more-than-three-red")


def tempting_replace(g: Footmania, seat: int, post: int) -> list[int]:
    """Everybody on the bench."""
    return [s.REPLACE | card << 8 for card in g.squad[seat] if card not in g.pitch[seat]]


REPLACE_QUESTION: Final = Question(
    s.REPLACE,
    "replace",
    "FM-208",
    legal_replace,
    answer_replace,
    asks=asks_replace,
    says=says_replace,
    place="bench",
    refuses=refuses_replace,
    tempting=tempting_replace,
    phase="match",
    always_ask=True,  # FM-278
)


# sent_off: the owner chooses who of the line has to go (FM-210, FM-211)


def legal_sent_off(g: Footmania, seat: int, line: int) -> list[int]:
    """Any footballer of the line that was named."""
    found = [g.pitch[seat][post - 1] for post in cards.LINE_POSTS[line]]
    return [s.SENT_OFF | card << 8 for card in sorted(found) if card >= 0]


def answer_sent_off(g: Footmania, seat: int, line: int, option: int) -> None:
    """He is sent off and his post stays vacant (FM-176, FM-210)."""
    card = option >> 8
    post = g.pitch[seat].index(card)
    g.pitch[seat][post] = s.VACANT
    g.off.append(card)
    if g.events is not None:
        g.tell("sent_off", "FM-210", [seat, card, post, strength(g, seat)])


def says_sent_off(g: Footmania, seat: int, thing: int) -> Said | None:
    """Who has to go."""
    if thing >= cards.FOOTBALLERS:
        return None
    return said(card=name(thing), facts=facts(thing), stars=cards.VALUE[thing])


def refuses_sent_off(g: Footmania, seat: int, line: int, option: int) -> Said | None:
    """Who cannot be sent off."""
    return refuse("FM-211", "keeper-stays") if option >> 8 == g.pitch[seat][0] else None


SENT_OFF_QUESTION: Final = Question(
    s.SENT_OFF,
    "sent_off",
    "FM-210",
    legal_sent_off,
    answer_sent_off,
    asks=lambda g, seat, line: said(line=printed("lines", cards.LINES[line])),
    says=says_sent_off,
    place="pitch",
    refuses=refuses_sent_off,
    tempting=lambda g, seat, line: [s.SENT_OFF | g.pitch[seat][0] << 8] if g.pitch[seat][0] >= 0 else [],
    phase="match",
)
