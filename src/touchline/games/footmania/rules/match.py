"""Matches: line-ups, then actions in turn until both pass (FM-149, FM-159 to FM-181); no die (FM-147)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, Verb, refuse, said
from touchline.engine.rules import plan
from touchline.engine.speech import Seat
from touchline.games.footmania import cards as c, state as s
from touchline.games.footmania.rules import plus_cards, team
from touchline.games.footmania.rules.attacks import attack, has_target, is_attack
from touchline.games.footmania.rules.faces import show_all
from touchline.games.footmania.rules.line_up import ask_line_up, red_room
from touchline.games.footmania.rules.scoring import pack_result, strength, team_stars
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.text import facts, name

MATCH_PLAN: Final[list[int]] = plan(s.SHOW_LINE_UPS, s.ACTION, s.END_MATCH)


def kick_off(g: Footmania, pair: int) -> None:
    """Both managers choose their line-ups, secretly and at the same time (FM-146, FM-149)."""
    g.home = pair & 15
    g.away = pair >> 4
    g.off = []
    for seat in (g.home, g.away):
        g.counted[seat] = 0
        g.subs[seat] = 0
        g.extra_subs[seat] = 0  # FM-214
        g.effect[seat] = 0
    if g.events is not None:
        g.tell("fixture", "FM-145", [g.home, g.away, matchday_of(g)])
    g.agenda.extend(MATCH_PLAN)
    ask_line_up(g, g.home)
    ask_line_up(g, g.away)


def matchday_of(g: Footmania) -> int:
    """The number of the matchday, 0 in the play-off."""
    return 0 if g.playoff else g.matchday


def show_line_ups(g: Footmania, arg: int) -> None:
    """Both teams are on the pitch, for all to see (FM-149, FM-269)."""
    g.reveal()
    g.kicked_off = 1
    for seat in (g.home, g.away):
        show_all(g, g.pitch[seat])
        if g.events is not None:
            g.tell("team_shown", "FM-149", [seat, strength(g, seat), *g.pitch[seat]])


# match: one plus card, one substitution, or a pass, in turn (FM-164 to FM-174)


def action(g: Footmania, arg: int) -> None:
    """The home team acts first, then they alternate (FM-165). `arg`: away's turn | passes in a row << 1.

    The two alone are asked (FM-168), also who can only pass, unless all can see that he can (FM-167, FM-278).
    """
    seat = g.away if arg & 1 else g.home
    if g.plus_cards[seat] or team.has_substitute(g, seat):
        g.ask(seat, s.MATCH, arg)
    else:
        answer_match(g, seat, arg, s.MATCH | c.PASS << 8)


def legal_match(g: Footmania, seat: int, arg: int) -> list[int]:
    """Pass; any card but a protection, within the limit; a substitute who fits a post (FM-166 to FM-174)."""
    options = [s.MATCH | c.PASS << 8]
    for card in g.plus_cards[seat]:
        if playable(g, seat, card):
            options.append(s.MATCH | card << 8)
    if team.may_substitute(g, seat):
        for card in team.bench(g, seat):
            if team.posts_for(g, seat, card):
                options.append(s.SUB | card << 8)
    return options


def playable(g: Footmania, seat: int, card: int) -> bool:
    """Boosts and utility cards always, attacks with a target (FM-205), protections never (FM-202)."""
    if not team.may_play(g, seat, card):
        return False
    effect = c.EFFECT[card]
    if effect in (c.BOOST_SELF, c.EXTRA_SUB):
        return True
    return is_attack(card) and has_target(g, team.other_team(g, seat), card)


def answer_match(g: Footmania, seat: int, arg: int, option: int) -> None:
    """A pass does not stop him from acting later; two in a row end the match (FM-166)."""
    thing = option >> 8
    if option & 0xFF == s.SUB:
        g.ask(seat, s.SUB_POST, thing | arg << 8)
    elif thing == c.PASS:
        passes = (arg >> 1) + 1
        if passes < 2:
            g.push(s.ACTION, 1 - (arg & 1) | passes << 1)
        if g.events is not None:
            g.tell("match_passed", "FM-166", [seat])
    else:
        g.push(s.ACTION, 1 - (arg & 1))  # after an attack and its reply too (FM-203)
        play_card(g, seat, thing)


def play_card(g: Footmania, seat: int, card: int) -> None:
    """Boosts work at once; an attack waits for its target and the reply (FM-199, FM-206, FM-214)."""
    plus_cards.play_plus(g, seat, card)
    g.counted[seat] += 1 - c.FREE[card]  # FM-169, FM-215
    effect = c.EFFECT[card]
    if effect == c.BOOST_SELF:
        g.effect[seat] += c.STARS[card]
        if g.events is not None:
            g.tell("boosted", "FM-199", [seat, card, c.STARS[card], strength(g, seat)])
    elif effect == c.EXTRA_SUB:
        g.extra_subs[seat] += c.STARS[card]
        if g.events is not None:
            g.tell("extra_sub", "FM-214", [seat, card])
    else:
        attack(g, seat, card)


def asks_match(g: Footmania, seat: int, arg: int) -> Said:
    """The state of the match."""
    other = team.other_team(g, seat)
    able = len(legal_match(g, seat, arg)) > 1
    return said(
        "" if able else "pass",
        "" if able else "FM-167",
        stars=strength(g, seat),
        who=Seat(other),
        theirs=strength(g, other),
    )


def says_match(g: Footmania, seat: int, thing: int) -> Said | None:
    """A plus card, or a pass; a boost says how the match would stand."""
    if thing == c.PASS:
        return said("pass")
    words = plus_cards.says_plus(thing)
    return with_total(g, seat, words, c.STARS[thing]) if words and words.case == "boost" else words


def with_total(g: Footmania, seat: int, words: Said, more: int) -> Said:
    """The same words, and the stars of both teams if one's own had so many more."""
    if g.home < 0 or not g.kicked_off:
        return words
    ours, theirs = strength(g, seat) + more, strength(g, team.other_team(g, seat))
    return words._replace(facts={**words.facts, "ours": ours, "theirs": theirs}, case=f"{words.case}total")


def says_sub(g: Footmania, seat: int, thing: int) -> Said:
    """Somebody from the bench."""
    return said(card=name(thing), facts=facts(thing))


def refuses_match(g: Footmania, seat: int, arg: int, option: int) -> Said | None:
    """Plus cards that cannot be played now, and footballers who cannot come on."""
    card = option >> 8
    if option & 0xFF == s.SUB:
        return refuses_sub(g, seat, card)
    if card not in g.plus_cards[seat]:
        return None
    if not team.may_play(g, seat, card):
        return refuse("FM-169", "three-cards")
    return refuse("FM-205", "no-target") if is_attack(card) else refuse("FM-202", "only-in-reply")


def refuses_sub(g: Footmania, seat: int, card: int) -> Said:
    """Who may not come on."""
    if card not in g.squad[seat]:
        return refuse("FM-172", "not-in-squad")
    if not team.may_substitute(g, seat):
        return refuse("FM-171", "no-substitution")
    if card in g.off:
        return refuse("FM-175", "off-for-good")
    if card in g.pitch[seat]:
        return refuse("FM-172", "on-the-pitch")
    if c.IS_RED[card] and red_room(g, g.pitch[seat]) == 0:
        return refuse("FM-174", "more-than-three-red")
    return refuse("FM-172", "no-post-to-take")


def tempting_match(g: Footmania, seat: int, arg: int) -> list[int]:
    """All plus cards in hand, everybody on the bench."""
    subs = [s.SUB | card << 8 for card in g.squad[seat] if card not in g.pitch[seat]]
    return plus_cards.tempting_plus(g, seat, arg) + subs


MATCH_QUESTION: Final = Question(
    s.MATCH,
    "match",
    "FM-165",
    legal_match,
    answer_match,
    asks=asks_match,
    says=says_match,
    place="match",
    verbs=(Verb(s.SUB, "sub", says_sub, "bench"),),
    refuses=refuses_match,
    tempting=tempting_match,
    caretaker=c.PASS,
    phase="match",
    always_ask=True,  # FM-278
    unheard=True,
)


# sub_post: where the substitute plays (FM-171 to FM-175)


def legal_sub_post(g: Footmania, seat: int, arg: int) -> list[int]:
    """Any post that he may take over."""
    return [s.SUB_POST | (c.POST + post) << 8 for post in team.posts_for(g, seat, arg & 0xFF)]


def answer_sub_post(g: Footmania, seat: int, arg: int, option: int) -> None:
    """He comes on for whoever is there, who cannot come back; nobody else moves (FM-173, FM-175)."""
    g.push(s.ACTION, 1 - (arg >> 8 & 1))
    post = (option >> 8) - c.POST
    replaced = g.pitch[seat][post]
    if replaced >= 0:
        g.off.append(replaced)
    team.bring_on(g, seat, arg & 0xFF, post, replaced, "FM-172")


def says_sub_post(g: Footmania, seat: int, thing: int) -> Said | None:
    """Whom the substitute replaces, and how the match would stand."""
    post = thing - c.POST
    if not 0 <= post < c.POSTS:
        return None
    there = g.pitch[seat][post] if post < len(g.pitch[seat]) else -1
    words = said("trainee", post=post + 1) if there < 0 else said(post=post + 1, card=name(there))
    if g.open[seat] & 0xFF != s.SUB_POST or post >= len(g.pitch[seat]):
        return words
    return with_total(g, seat, words, c.VALUE[g.open[seat] >> 8 & 0xFF] - team_stars([there]))


def refuses_sub_post(g: Footmania, seat: int, arg: int, option: int) -> Said | None:
    """Where the substitute may not go."""
    card = arg & 0xFF
    post = (option >> 8) - c.POST
    if not 0 <= post < c.POSTS:
        return None
    if g.pitch[seat][post] == s.VACANT:
        return refuse("FM-176", "stays-vacant")
    if g.pitch[seat][post] == s.CALLED_UP:
        return refuse("FM-212", "called-up-post")
    if not c.CAN_PLAY[card] & 2 << post:
        return refuse("FM-172", "cannot-play-post", post=post + 1)
    return refuse("FM-174", "more-than-three-red")


def tempting_sub_post(g: Footmania, seat: int, arg: int) -> list[int]:
    """All posts of the substitute."""
    card = arg & 0xFF
    return [s.SUB_POST | (c.POST + post) << 8 for post in range(c.POSTS) if c.CAN_PLAY[card] & 2 << post]


SUB_POST_QUESTION: Final = Question(
    s.SUB_POST,
    "sub_post",
    "FM-172",
    legal_sub_post,
    answer_sub_post,
    asks=lambda g, seat, arg: said(card=name(arg & 0xFF)),
    says=says_sub_post,
    place="pitch",
    refuses=refuses_sub_post,
    tempting=tempting_sub_post,
    phase="match",
    unheard=True,
)


def end_match(g: Footmania, arg: int) -> None:
    """More stars win 2 points, equal stars bring 1 each (FM-177 to FM-179); effects end (FM-180, FM-181)."""
    home, away = g.home, g.away
    ours, theirs = strength(g, home), strength(g, away)
    g.results.append(pack_result(home, away, ours, theirs, matchday_of(g)))
    if g.events is not None:
        g.tell("result", "FM-177" if ours != theirs else "FM-178", [home, away, ours, theirs, matchday_of(g)])
    for seat in (home, away):
        g.pitch[seat] = []  # FM-157
        g.effect[seat] = 0
    g.home = -1
    g.away = -1
    g.kicked_off = 0
    g.off = []
    plus_cards.put_played_under(g)
