"""Euromatches: against a European club, for money and pennants (FM-125 to FM-140)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.engine.rules import plan
from touchline.games.footmania import cards as c, state as s
from touchline.games.footmania.rules.faces import show_all
from touchline.games.footmania.rules.line_up import ask_line_up
from touchline.games.footmania.rules.plus_cards import play_plus, put_played_under, says_plus, tempting_plus
from touchline.games.footmania.rules.scoring import strength
from touchline.games.footmania.rules.team import may_play
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.text import facts, name, printed

PLAYED: Final[list[int]] = plan(s.EUROMATCH_TEAM, s.EUROMATCH_CARDS, s.EUROMATCH_RESULT)


def draw_club(g: Footmania, seat: int) -> None:
    """The top euromatch card, shown to all (FM-125, FM-274); an empty deck has no effect (FM-140)."""
    if not g.euromatch_deck:
        return
    g.reveal()
    g.club = g.euromatch_deck.pop()
    if g.events is not None:
        g.tell("club_drawn", "FM-125", [seat, g.club])
    g.ask(seat, s.EUROMATCH)


# euromatch: play or decline (FM-126, FM-127, FM-131)


def answer_euromatch(g: Footmania, seat: int, arg: int, option: int) -> None:
    """Declined, the card goes under its deck and the team stays hidden (FM-126)."""
    if option >> 8 == c.DECLINE:
        g.euromatch_deck.insert(0, g.club)
        if g.events is not None:
            g.tell("club_declined", "FM-126", [seat, g.club])
        g.club = -1
        return
    g.agenda.extend(PLAYED)
    ask_line_up(g, seat)


def asks_euromatch(g: Footmania, seat: int, arg: int) -> Said:
    """The club that was drawn."""
    return said(
        rule="FM-125",
        club=name(g.club),
        country=printed("clubs", c.THINGS[g.club], "country"),
        facts=facts(g.club),
        stars=c.CLUB_STARS[g.club],
    )


def says_euromatch(g: Footmania, seat: int, thing: int) -> Said | None:
    """Play the club or not."""
    if thing == c.PLAY_IT and g.club >= 0:
        return said("play", club=name(g.club), facts=facts(g.club))
    return said("decline") if thing == c.DECLINE else None


EUROMATCH_QUESTION: Final = Question(
    s.EUROMATCH,
    "euromatch",
    "FM-126",
    (c.PLAY_IT, c.DECLINE),
    answer_euromatch,
    asks=asks_euromatch,
    says=says_euromatch,
    place="club",
    caretaker=c.DECLINE,
    phase="euromatch",
)


def euromatch_team(g: Footmania, arg: int) -> None:
    """The line-up is shown to all (FM-127, FM-269)."""
    seat = g.active
    g.reveal()
    show_all(g, g.pitch[seat])
    g.kicked_off = 1
    g.counted[seat] = 0
    g.effect[seat] = 0
    if g.events is not None:
        g.tell("team_shown", "FM-127", [seat, strength(g, seat), *g.pitch[seat]])


# euro_card: plus cards marked `euro`, one after another (FM-129, FM-132, FM-133)


def euromatch_cards(g: Footmania, arg: int) -> None:
    """Ask until he is done, or has no plus card left; which ones they are is his secret (FM-278)."""
    if g.plus_cards[g.active]:
        g.ask(g.active, s.EURO_CARD)


def legal_euro_card(g: Footmania, seat: int, arg: int) -> list[int]:
    """At most three, `free` cards not counted."""
    options = [
        s.EURO_CARD | card << 8 for card in g.plus_cards[seat] if c.EURO[card] and may_play(g, seat, card)
    ]
    options.append(s.EURO_CARD | c.DONE << 8)
    return options


def answer_euro_card(g: Footmania, seat: int, arg: int, option: int) -> None:
    """The card adds its stars; all cards that fit a euromatch do."""
    card = option >> 8
    if card == c.DONE:
        return
    play_plus(g, seat, card)
    g.counted[seat] += 1 - c.FREE[card]
    g.effect[seat] += c.STARS[card]
    g.push(s.EUROMATCH_CARDS)
    if g.events is not None:
        g.tell("boosted", "FM-199", [seat, card, c.STARS[card], strength(g, seat)])


def asks_euro_card(g: Footmania, seat: int, arg: int) -> Said:
    """The state of a euromatch."""
    able = len(legal_euro_card(g, seat, arg)) > 1
    stars, need = strength(g, seat), c.CLUB_STARS[g.club]
    return said("" if able else "nothing", "" if able else "FM-278", stars=stars, need=need)


def refuses_euro_card(g: Footmania, seat: int, arg: int, option: int) -> Said | None:
    """Cards of the wrong kind, or too many."""
    card = option >> 8
    if card not in g.plus_cards[seat]:
        return None
    return refuse("FM-169", "three-cards") if c.EURO[card] else refuse("FM-132", "no-euro-mark")


EURO_CARD_QUESTION: Final = Question(
    s.EURO_CARD,
    "euro_card",
    "FM-129",
    legal_euro_card,
    answer_euro_card,
    asks=asks_euro_card,
    says=lambda g, seat, thing: said("done") if thing == c.DONE else says_plus(thing),
    refuses=refuses_euro_card,
    tempting=tempting_plus,
    caretaker=c.DONE,
    phase="euromatch",
    always_ask=True,  # FM-278
)


def euromatch_result(g: Footmania, arg: int) -> None:
    """More stars than the club: card and revenue are his (FM-134); otherwise it goes back (FM-135)."""
    seat = g.active
    club = g.club
    stars = strength(g, seat)  # FM-128
    if stars > c.CLUB_STARS[club]:
        g.clubs.append(seat << 8 | club)
        g.cash[seat] += c.REVENUE[club]
        if g.events is not None:
            g.tell(
                "euro_won",
                "FM-134",
                [seat, club, stars, c.CLUB_STARS[club], c.REVENUE[club], c.PENNANTS[club]],
            )
    else:
        g.euromatch_deck.insert(0, club)
        if g.events is not None:
            g.tell("euro_lost", "FM-135", [seat, club, stars, c.CLUB_STARS[club]])
    g.club = -1
    g.kicked_off = 0
    g.pitch[seat] = []
    g.effect[seat] = 0
    put_played_under(g)
