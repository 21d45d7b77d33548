"""The decision panel of one viewer of a table: one question, its options with their keys, what is not
possible now, and what is prepared, ordered, taught and advised.

The same panel serves all games; a game adds only its words (`dress`). Every option gets its number
here, so that its place on the table can carry the same one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from touchline.engine.game import DraftView
from touchline.engine.views import Blocked, OptionView, View
from touchline.tables import drafts, orders
from touchline.tables.coach import in_words
from touchline.tables.drafts import SEAL
from touchline.tables.errors import NotAllowed
from touchline.tables.parts import HintReply
from touchline.tables.seen import Seen
from touchline.tables.table import Table
from touchline.web.gamepage import GamePage, page_of
from touchline.web.language import say
from touchline.web.lessonpage import first_sight, taught
from touchline.web.panel_parts import Advised, Choice, Coaching, Confirm, Group, Panel, Reason
from touchline.web.viewer import Viewer, in_their_language

MOST_PLAIN: Final = 9
FEW: Final = 5  # beside options that are never folded
MOST_BLOCKED: Final = 4
MOST_ADVISED: Final = 5
SEAT: Final = re.compile(r"\{(\d)\}")
OPTION: Final = re.compile(r"<([^<>]+)>")  # in a reason of the coach


def prepared(table: Table, viewer: Viewer) -> DraftView | None:
    """What the viewer's seat prepares, if its question is one that is prepared."""
    seat = viewer.seat
    return None if seat < 0 or table.bot(seat) else Seen(table, seat).draft


def _sending(table: Table, seat: int) -> list[str]:
    """The answers that the seat would give by sending what it prepares; none if that is refused."""
    try:
        return drafts.sequence(table, seat)
    except NotAllowed:
        return []


def made(table: Table, viewer: Viewer, view: View, draft: DraftView | None) -> Panel:
    """The decision panel of the viewer."""
    at, book, dress = f"/t/{table.id}", f"/rules/{table.game.book}", page_of(table.game)
    lesson = taught(table, viewer.seat)
    teaching = lesson is not None and lesson.number > 0
    ordered = viewer.seat >= 0 and orders.answer(table, viewer.seat)
    if view.decision is None or table.bot(viewer.seat) or ordered:
        shown = waiting(dress, view, table.names, at, book)
    else:
        shown = asked(dress, view, table.names, table.decision_id(viewer.seat), at, book)
        shown = drafted(dress, view, table.names, draft, shown) if draft else shown
        if table.coach and not teaching:
            said = table.hint(viewer.seat)
            sending = _sending(table, viewer.seat) if said else []
            shown = coached(dress, view, table.names, said, shown, at, draft, sending)
    if view.side and not table.bot(viewer.seat) and not teaching:
        shown = beside(dress, view, table.names, table.side_id(viewer.seat), shown)
    if viewer.seat >= 0 and not table.bot(viewer.seat) and not teaching:
        found, may = dress.orders(view, table.orders[viewer.seat]), orders.offered(table, viewer.seat)
        shown = replace(shown, orders=[one for one in found if one.order in may], ordering=f"{at}/order")
    shown = marked(replace(shown, lesson=lesson))
    if shown.id and not lesson:
        shown = replace(shown, sight=first_sight(table, viewer.seat))
    label = undo_label(table, viewer)
    return replace(shown, undo=f"{at}/undo", undo_label=label) if label else shown


@in_their_language
def undo_label(table: Table, viewer: Viewer) -> str:
    """What the button says that takes the last decision back; nothing if there is none."""
    if viewer.seat < 0 or table.bot(viewer.seat) or table.undo_asked is not None:
        return ""
    if (table.lesson and table.lesson.step) or table.header.daily:
        return ""
    back = Seen(table, viewer.seat).undo
    if back is None:
        return ""
    others = [seat for seat in back.consent if not table.bot(seat) and seat not in viewer.seats]
    own = "draft-reopen" if table.reopens(viewer.seat) else "panel-undo"
    return page_of(table.game).word("undo-ask" if others else own)


def named(text: str, names: Sequence[str], viewer: int) -> str:
    """The text with the names of seats for `{2}`; the viewer is "you"."""

    def name(found: re.Match[str]) -> str:
        seat = int(found[1])
        if seat != viewer:
            return names[seat]
        return say("you") if found.start() == 0 else say("you").lower()

    return SEAT.sub(name, text)


def choices(
    dress: GamePage,
    options: list[OptionView],
    view: View,
    names: list[str],
    cursor: int = -1,
) -> list[Choice]:
    """Options with keys: 1 to 9 in their order, 0 for the last way out, such as passing or being done."""
    made: list[Choice] = []
    out: list[Choice] = []
    for option in options:
        words = option.words
        choice = Choice(
            option=option.option,
            label=named(words.label, names, view.seat),
            desc=named(words.detail, names, view.seat),
            effect=words.effect,
            shows=dress.shows(option.option, view, cursor),
            thing=option.option.partition(":")[2],
            ask=dress.sure(option.option, view, None),
        )
        if option.option.rpartition(":")[2] in dress.WAYS_OUT:
            out.append(replace(choice, key=0, style="alt"))
        else:
            made.append(replace(choice, key=len(made) + 1 if len(made) < 9 else None))
    return made + [replace(choice, key=None) for choice in out[:-1]] + out[-1:]


def grouped(options: list[Choice], titles: Mapping[str, str]) -> tuple[list[Choice], list[Group]]:
    """Many options: those of a verb that has a title are folded together.

    The keys 1 to 9 belong to what is not folded, or else to the first fold, which is open.
    """
    plain: list[Choice] = []
    folds: dict[str, list[Choice]] = {}
    for choice in options:
        verb = choice.option.partition(":")[0]
        (plain if choice.style or verb not in titles else folds.setdefault(verb, [])).append(choice)
    nothing_else = all(choice.style for choice in plain)
    if len(options) <= (MOST_PLAIN if nothing_else else FEW):
        return options, []
    groups = [
        Group(titles[verb], keyed(found, nothing_else and at == 0), nothing_else and at == 0)
        for at, (verb, found) in enumerate(folds.items())
    ]
    return keyed(plain, True), groups


def keyed(options: list[Choice], keys: bool) -> list[Choice]:
    """The options with keys from 1 on, or without; ways out keep theirs."""
    return [
        choice if choice.style else replace(choice, key=number if keys and number <= MOST_PLAIN else None)
        for number, choice in enumerate(options, 1)
    ]


def reasons(blocked: Sequence[Blocked], names: Sequence[str], viewer: int) -> dict[str, Reason]:
    """What is not possible, by option."""
    return {
        b.option: Reason(
            f"{named(b.label, names, viewer)}: {named(b.reason, names, viewer)}",
            b.rule,
            named(b.reason, names, viewer),
        )
        for b in blocked
    }


def shortest(blocked: dict[str, Reason]) -> list[Reason]:
    """At most four reasons, the shortest first, none twice while there are others."""
    ordered = sorted(blocked.values(), key=lambda reason: (len(reason.text), reason.text))
    first: dict[tuple[str, str], Reason] = {}
    for reason in ordered:
        first.setdefault((reason.rule, reason.why), reason)
    rest = [reason for reason in ordered if reason not in first.values()]
    return [*first.values(), *rest][:MOST_BLOCKED]


def asked(dress: GamePage, view: View, names: list[str], decision_id: str, at: str, book: str) -> Panel:
    """The panel of a seat that has a question."""
    d = view.decision
    assert d is not None
    options, groups = grouped(choices(dress, d.options, view, names), dress.groups())
    every = [*options, *(choice for group in groups for choice in group.options)]
    illegal = reasons(d.blocked, names, view.seat)
    return Panel(
        id=decision_id,
        action=f"{at}/play",
        book=book,
        who=d.prompt.who,
        mine=True,
        question=named(d.prompt.question, names, view.seat),
        context=named(d.prompt.context, names, view.seat),
        rule=d.prompt.rule,
        ready=_ready(dress, view, names),
        options=options,
        groups=groups,
        amounts=dress.amounts(view, False),
        sheet=dress.sheet(view, names),
        blocked=shortest(illegal),
        legal={choice.option: choice for choice in every},
        illegal=illegal,
    )


def drafted(dress: GamePage, view: View, names: list[str], draft: DraftView, panel: Panel) -> Panel:
    """The panel of a seat that edits a choice freely and sends it once.

    Its places are edited one at a time, or, where there is no cursor, all of them at any time.
    """
    options = choices(dress, draft.options, view, names, draft.cursor)
    number = draft.cursor + 1
    slots = dress.slots(view, draft)
    send = dress.sending(view, draft)
    if number and draft.slots[draft.cursor].things:
        key = len(options) + 1 if len(options) < 9 else None
        clear, desc = dress.word("draft-clear"), dress.word("draft-cleared", place=slots[draft.cursor][0])
        options.append(Choice(f"clear:{number}", clear, desc, key=key, style="alt"))
    options, groups = grouped(options, dress.groups())
    every = [*options, *(choice for group in groups for choice in group.options)]
    illegal = reasons(draft.blocked, names, view.seat)
    blocked = dict(illegal)
    if draft.refused:
        blocked[SEAL] = Reason(f"{send}: {draft.refused}", draft.rule, draft.refused)
    question, context = dress.drafting(view, draft)
    placed = any(slot.things for slot in draft.slots)
    return replace(
        panel,
        question=question,
        context=context,
        options=options,
        groups=groups,
        slots=[
            {
                "option": f"slot:{at + 1}",
                "name": name,
                "label": label,
                "worth": worth,
                "enough": slot.enough,
                "on": at == draft.cursor,
            }
            for at, (slot, (name, label, worth)) in enumerate(zip(draft.slots, slots, strict=bool(number)))
            if name
        ],
        blocked=shortest(blocked),
        confirm=Confirm(SEAL, send, draft.refused, draft.rule, ask=dress.sure(SEAL, view, draft)),
        others=[Choice("clear:all", dress.word("draft-clear-all"))] if placed else [],
        legal={choice.option: choice for choice in every},
        illegal=illegal,
    )


def beside(dress: GamePage, view: View, names: list[str], side_id: str, panel: Panel) -> Panel:
    """The panel with what the seat may start although it is not asked."""
    options = choices(dress, view.side, view, names)
    side = [replace(choice, key=None, form="aside") for choice in options]
    legal = {choice.option: choice for choice in side} | panel.legal
    plain, groups = grouped(side, dress.groups())
    return replace(
        panel,
        side_id=side_id,
        side_title=dress.words.maybe("side"),
        side=[replace(choice, key=None) for choice in plain],
        side_groups=[
            replace(group, open=False, options=[replace(choice, key=None) for choice in group.options])
            for group in groups
        ],
        side_amounts=dress.amounts(view, True),
        legal=legal,
    )


def coached(
    dress: GamePage,
    view: View,
    names: list[str],
    said: HintReply | None,
    panel: Panel,
    at: str,
    draft: DraftView | None = None,
    sending: Sequence[str] = (),
) -> Panel:
    """The panel with the coach in it. `sending` is what the draft would send now."""
    if said is None or said.problem:
        return replace(panel, coach=Coaching(f"{at}/hint", problem=in_words(said.problem) if said else ""))
    if said.counsel is None:
        return replace(panel, coach=Coaching(thinking=True))
    counsel, you, alone = said.counsel, view.seat, len(names) == 1  # alone every chance is 100 %
    labels = {option: named(label, names, you) for option, label in counsel.labels.items()}

    def label(found: re.Match[str]) -> str:
        return f"“{labels.get(found[1], found[1])}”"

    best = counsel.advice.options[0].option
    button = best
    if draft is not None:
        sends = list(sending) == [best]  # that answer is the whole choice
        button = SEAL if sends else dress.edit_of(best, counsel.question, view, draft)
    return replace(
        panel,
        coach=Coaching(
            button=button,
            question=named(counsel.question, names, you),
            options=[
                Advised(
                    one.option,
                    labels[one.option],
                    round(100 * one.chance) if one.visits and not alone else None,
                )
                for one in counsel.advice.options[:MOST_ADVISED]
            ],
            reason=named(OPTION.sub(label, counsel.advice.reason), names, you),
            steps=[(named(asked, names, you), named(done, names, you)) for asked, done in counsel.steps],
        ),
    )


def marked(panel: Panel) -> Panel:
    """The panel in which the coach's choice stands out; the fold with it, or with a lesson's, is open."""
    by = panel.lesson or panel.coach
    best = by.button if by else ""
    wanted = panel.lesson.wanted if panel.lesson else best
    if not wanted:
        return panel

    def mark(options: list[Choice]) -> list[Choice]:
        return [replace(choice, hinted=choice.option == best) for choice in options]

    def unfold(groups: list[Group]) -> list[Group]:
        made = [replace(group, options=mark(group.options)) for group in groups]
        holding = [any(choice.option == wanted for choice in group.options) for group in made]
        return (
            [replace(g, open=held) for g, held in zip(made, holding, strict=True)] if any(holding) else made
        )

    return replace(
        panel,
        options=mark(panel.options),
        groups=unfold(panel.groups),
        slots=[slot | {"hinted": slot["option"] == best} for slot in panel.slots],
        confirm=panel.confirm and replace(panel.confirm, hinted=panel.confirm.option == best),
        others=mark(panel.others),
        side=mark(panel.side),
        side_groups=unfold(panel.side_groups),
    )


def waiting(dress: GamePage, view: View, names: list[str], at: str, book: str) -> Panel:
    """The panel of somebody who has nothing to decide: whom we wait for, and what comes next."""
    question, context = dress.waiting(view, names)
    who = say("waiting" if view.seat >= 0 else "watching")
    return Panel("", f"{at}/play", book, who, False, question, context, ready=_ready(dress, view, names))


def _ready(dress: GamePage, view: View, names: list[str]) -> list[dict[str, Any]]:
    return [{"seat": seat, "text": text} for seat, text in dress.ready(view, names)]
