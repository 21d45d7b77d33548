"""What each seat may see of Footmania (FM-267 to FM-277).

Everything that leaves the state for a player leaves it here. Cards, squares and posts are given by id,
money in thousands. A footballer whose face the viewer does not know is an anonymous back, and such backs
lie in the order of what is printed on them, which betrays nothing (FM-268, FM-271).
"""

from __future__ import annotations

from touchline.games.footmania import cards as c, state as s, table_view as t, text
from touchline.games.footmania.rules import QUESTIONS, VERBS, scoring
from touchline.games.footmania.rules.auction import least_bid
from touchline.games.footmania.rules.bank import sponsors_of
from touchline.games.footmania.rules.deadline import DEADLINE, deals_open
from touchline.games.footmania.rules.line_up import best_line_up, red_limit
from touchline.games.footmania.rules.listing import listed
from touchline.games.footmania.rules.offers import permits
from touchline.games.footmania.rules.scoring import pennants, points, strength
from touchline.games.footmania.rules.team import MOST_COUNTED, MOST_SUBS
from touchline.games.footmania.rules.terms import BLANK, amount_of, asks, cards_of, kind_of, to_of, wishes_of
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.text import DECKS, say

ON_POST = {s.TRAINEE: "trainee", s.CALLED_UP: "called_up", s.VACANT: "vacant"}
OPTIONS = ("quick_phase1", "free_market", "no_deals")
PHASES = {question.number: question.phase for question in QUESTIONS}
VERB_NAMES = {verb.number: verb.name for verb in VERBS}


def view(g: Footmania, seat: int) -> t.TableView:
    """The table as this seat (-1: a spectator) may see it."""
    return t.TableView(
        phase=g.phase,
        step=step(g),
        turn=(g.turns + g.seats - 1) // g.seats,
        active=g.active,
        die=g.die,
        options=[name for name in OPTIONS if getattr(g, name)],  # FM-231
        matchday=g.matchday,
        matchdays=len(c.FIXTURES[g.seats]),
        fixtures=[
            [((g.lead + (pair & 15)) % g.seats, (g.lead + (pair >> 4)) % g.seats) for pair in day]
            for day in c.FIXTURES[g.seats]
        ],
        deadline=DEADLINE[g.seats],
        deals_open=deals_open(g),
        jackpot=g.jackpot * c.UNIT,
        domestic_deck=len(g.domestic_deck),
        foreign_deck=len(g.foreign_deck),
        plus_deck=len(g.plus_deck),
        question_deck=len(g.question_deck),
        euromatch_deck=len(g.euromatch_deck),
        domestic_top=back(g.domestic_deck[-1]) if g.domestic_deck else None,  # FM-268
        foreign_top=back(g.foreign_deck[-1]) if g.foreign_deck else None,
        event=c.THINGS[g.event] if g.event >= 0 else None,  # FM-274
        managers=[manager_view(g, other, seat) for other in range(g.seats)],
        auction=auction_view(g),
        offer=offer_in_window(g, seat),
        drawn=drawn_view(g, seat),
        debt=t.DebtView(g.debtor, g.debt * c.UNIT) if g.debtor >= 0 else None,
        match=match_view(g),
        results=[
            t.ResultView(
                r >> 24, r & 15, r >> 4 & 15, (r >> 8 & 0xFF) - scoring.ZERO, (r >> 16 & 0xFF) - scoring.ZERO
            )
            for r in g.results
        ],
        own=own_view(g, seat) if seat >= 0 else None,
    )


def known_to(g: Footmania, viewer: int, card: int) -> bool:
    """Whether the viewer (-1: a spectator) knows the face."""
    return g.seen[card] >> (viewer if viewer >= 0 else s.PUBLIC) & 1 == 1


def names(things: list[int]) -> list[str]:
    """Cards by id."""
    return [c.THINGS[thing] for thing in things]


def on_posts(team: list[int]) -> list[str]:
    """A line-up by ids and words."""
    return [c.THINGS[card] if card >= 0 else ON_POST[card] for card in team]


def back(card: int) -> t.BackView:
    """The back of a footballer."""
    foreign, price, bonus = c.BACKS[c.BACK[card]]
    return t.BackView(DECKS[foreign], price * c.UNIT, bonus)


def step(g: Footmania) -> str:
    """What is going on: `phase-…` in the words."""
    if g.over:
        return "full-time"
    for asked in g.open:
        if asked:
            return PHASES[asked & 0xFF]
    return ""


def speaker(g: Footmania) -> int:
    """Whose offer is being made or answered; -1 if none."""
    for seat, asked in enumerate(g.open):
        question = asked & 0xFF
        if question in (s.OFFER_TO, s.OFFER_FOR, s.OFFER_AMOUNT, s.CONFIRM):
            return seat
        if question == s.ANSWER:
            return asked >> 8
    return -1


def stage(table: t.TableView) -> str:
    """How far the game is, in a line."""
    return say("stage", phase=table.phase, step=say(f"phase-{table.step}") if table.step else "")


def is_party(g: Footmania, seat: int, asker: int) -> bool:
    """Whether the seat makes the offer or has received it."""
    if seat == asker:
        return True
    delivered = any(asked & 0xFF in (s.ANSWER, s.CONFIRM) for asked in g.open)
    return delivered and seat == to_of(g.offer)


def manager_view(g: Footmania, seat: int, viewer: int) -> t.ManagerView:
    """A manager as the viewer sees him."""
    known = [card for card in g.squad[seat] if known_to(g, viewer, card)]
    hidden = sorted(c.BACK[card] for card in g.squad[seat] if not known_to(g, viewer, card))
    return t.ManagerView(
        seat=seat,
        team=(seat - g.lead) % g.seats + 1,
        cash=g.cash[seat] * c.UNIT,
        square=c.SQUARE_IDS[g.square[seat]],
        heading=c.SQUARE_IDS[g.heading[seat]] if g.heading[seat] >= 0 else None,
        footballers=len(g.squad[seat]),
        known=names(known),
        hidden=[t.BackView(DECKS[c.BACKS[b][0]], c.BACKS[b][1] * c.UNIT, c.BACKS[b][2]) for b in hidden],
        sponsors=names(sponsors_of(g, seat)),
        plus_cards=len(g.plus_cards[seat]),  # FM-272
        clubs=[c.THINGS[entry & 0xFF] for entry in g.clubs if entry >> 8 == seat],
        pennants=pennants(g, seat),
        stars=scoring.pennant_stars(g, seat),
        points=points(g, seat),
        playoff_points=points(g, seat, True),
        form=[got for r in g.results if r >> 24 and (got := scoring.points_of(r, seat)) >= 0],
        misses=g.misses[seat],
    )


def auction_view(g: Footmania) -> t.AuctionView | None:
    """The auction, open to all."""
    if g.lot < 0:
        return None
    return t.AuctionView(
        card=c.THINGS[g.lot],
        seller=g.seller,
        opening=g.floor * c.UNIT,
        bid=g.bid * c.UNIT,
        bidder=g.bidder if g.bidder >= 0 else None,
        least=least_bid(g) * c.UNIT,
        out=[seat for seat in range(g.seats) if g.out >> seat & 1],
    )


def offer_view(offer: int, asker: int, more: list[str], shown: int = -1) -> t.OfferView:
    """An offer in its parts."""
    to, amount = to_of(offer), amount_of(offer)
    payer = None if amount < 0 or to < 0 else to if asks(offer) else asker
    return t.OfferView(
        kind=VERB_NAMES[kind_of(offer)],
        asker=asker,
        to=to if to >= 0 else None,
        cards=names(cards_of(offer)),
        wanted=names(wishes_of(offer)),
        amount=amount * c.UNIT if amount >= 0 else None,
        payer=payer,
        shown=c.THINGS[shown] if shown >= 0 else None,
        more=more,
    )


def offer_in_window(g: Footmania, seat: int) -> t.OfferView | None:
    """The offer that is being made or answered, for its two parties (FM-277)."""
    asker = speaker(g)
    if seat < 0 or asker < 0 or not is_party(g, seat, asker):
        return None
    makes = seat == asker and g.open[seat] & 0xFF != s.CONFIRM and g.open[seat] != 0
    return offer_view(g.offer, asker, further_cards(g, seat, g.offer) if makes else [], g.shown)


def further_cards(g: Footmania, seat: int, offer: int) -> list[str]:
    """Second and third cards that may be added to an offer (FM-255 to FM-257)."""
    kind, to = kind_of(offer), to_of(offer)
    if to < 0 or kind == s.OWN_AUCTION:
        return []
    options = [kind | card << 8 for card in [*g.squad[seat], *sponsors_of(g, seat)]]
    things = [card for card in g.squad[to] if known_to(g, seat, card)] + sponsors_of(g, to)
    options += [s.OFFER_FOR | thing << 8 for thing in [*things, *range(c.POST, c.POST + c.POSTS)]]
    named = listed(g, seat, offer)
    more = [option for option in options if option not in named and permits(g, seat, offer, option)]
    return [f"{VERB_NAMES[option & 0xFF]}:{c.THINGS[option >> 8]}" for option in more]


def drawn_view(g: Footmania, seat: int) -> t.DrawnView | None:
    """The card that the active manager looks at."""
    if g.drawn < 0:
        return None
    return t.DrawnView(g.active, c.THINGS[g.drawn] if known_to(g, seat, g.drawn) else None, back(g.drawn))


def team_view(g: Footmania, seat: int) -> t.TeamView:
    """A team that is shown."""
    return t.TeamView(
        seat=seat,
        posts=on_posts(g.pitch[seat]),
        strength=strength(g, seat),
        footballers=scoring.team_stars(g.pitch[seat]),
        pennants=scoring.pennant_stars(g, seat),
        effect=g.effect[seat],
        cards_left=MOST_COUNTED - g.counted[seat],
        subs_left=MOST_SUBS + g.extra_subs[seat] - g.subs[seat],
    )


def match_view(g: Footmania) -> t.MatchView | None:
    """The match or euromatch that is on; line-ups are secret until they are shown (FM-275)."""
    euro = g.club >= 0
    if not euro and g.home < 0:
        return None
    seats = [g.active] if euro else [g.home, g.away]
    return t.MatchView(
        matchday=0 if euro or g.playoff else g.matchday,
        home=seats[0],
        away=-1 if euro else g.away,
        club=c.THINGS[g.club] if euro else None,
        teams=[team_view(g, seat) for seat in seats] if g.kicked_off else [],
        ready=[seat for seat in seats if not g.open[seat] and not g.kicked_off],
        played=names(g.played),
        off=names(g.off),
        attack=c.THINGS[g.attack] if g.attack >= 0 else None,
        target=c.THINGS[g.target] if g.attack >= 0 and g.target >= 0 else None,
    )


def own_view(g: Footmania, seat: int) -> t.OwnView:
    """The secrets of a seat, for that seat."""
    best = best_line_up(g.squad[seat], red_limit(g))
    draft = g.drafts[seat]
    return t.OwnView(
        squad=names(g.squad[seat]),
        public=[c.THINGS[card] for card in g.squad[seat] if g.seen[card] >> s.PUBLIC & 1],
        plus_cards=names(g.plus_cards[seat]),
        best=on_posts(best),
        best_strength=scoring.team_stars(best) + scoring.pennant_stars(g, seat),
        line_up=on_posts(g.pitch[seat]),
        draft=offer_view(draft, seat, further_cards(g, seat, draft)) if draft not in (0, BLANK) else None,
        writing=draft > 0,
        letters=[offer_view(letter, seat, []) for letter in g.letters[seat]],
        auto_done=bool(g.auto_done >> seat & 1),
    )


def secrets(g: Footmania, seat: int) -> list[str]:
    """Names of footballers whom this seat may not know, for the check that no log line tells them."""
    return [text.name(card) for card in range(c.FOOTBALLERS) if not known_to(g, seat, card)]


def conserved(g: Footmania) -> str:
    """What is wrong with the cards on the table, or nothing: every card is in exactly one place."""
    footballers = g.domestic_deck + g.foreign_deck + [card for squad in g.squad for card in squad]
    footballers += [card for card in (g.drawn,) if card >= 0]
    footballers += [g.lot] if 0 <= g.lot < c.FOOTBALLERS and g.seller < 0 else []
    if sorted(footballers) != list(range(c.FOOTBALLERS)):
        return f"footballers are not conserved: {sorted(footballers)}"
    plus = g.plus_deck + g.played + [card for hand in g.plus_cards for card in hand]
    if sorted(plus) != list(range(c.PLUS, c.PLUS + c.PLUS_CARDS)):
        return f"plus cards are not conserved: {sorted(plus)}"
    question = g.question_deck + [card for card in g.sponsors if card >= 0]
    question += [g.event] if g.debtor >= 0 else []
    if sorted(question) != list(range(c.QUESTION_CARD, c.QUESTION_CARD + c.QUESTION_CARDS)):
        return f"question cards are not conserved: {sorted(question)}"
    clubs = g.euromatch_deck + [entry & 0xFF for entry in g.clubs] + ([g.club] if g.club >= 0 else [])
    if sorted(clubs) != list(range(c.CLUB, c.CLUB + c.CLUBS)):
        return f"euromatch cards are not conserved: {sorted(clubs)}"
    if min(g.cash) < 0:
        return "somebody has debts"
    if any(not knows_own(g, seat) for seat in range(g.seats)):
        return "somebody does not know a footballer of his"
    return ""


def knows_own(g: Footmania, seat: int) -> bool:
    """A manager knows his squad, and it lies in the order of ids."""
    return g.squad[seat] == sorted(card for card in g.squad[seat] if known_to(g, seat, card))
