"""Answers from a notice: a signed link that puts one decision to whoever reads a person's own channel.

The word of the link is signed over the channel, the seat, the key by which the person has the seat, and the
decision. So it opens nothing once the decision is answered, taken back or gone, the lock is changed or the
channel removed. Opening it changes nothing, because programs open links too; whether there is a link follows
from what everybody may know, never from what the seat holds.
"""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from touchline.engine.speech import listed, speaking
from touchline.tables import notices, people
from touchline.tables.errors import Stale, TableError, say
from touchline.tables.forms import Pass
from touchline.tables.hall import Hall
from touchline.tables.notices import Notice
from touchline.tables.outbox import CallRow, ChannelRow
from touchline.tables.seen import Seen
from touchline.tables.server_keys import ServerKeys
from touchline.tables.table import Table

ANSWER: Final = "answer"
MOST: Final = 8  # options; where there are more, one goes to the table
YES, NO = "yes", "no"
MARKS: Final = {notices.UNDO: "u", notices.PAUSE: "p", notices.FINISH: "f"}  # any other is a decision, "d"


class OpenQuestion(msgspec.Struct, frozen=True):
    """What a link asks: the decision, or `whether` the manager agrees to an undo, a pause or the end.

    Without `options` it is nothing that can be answered in a word.
    """

    table: Table
    who: Pass
    seat: int
    decision: str
    question: str
    options: list[tuple[str, str, str]]  # and what each says, in a word and in detail
    whether: str = ""


class Answering:
    """Makes and reads the words of such links."""

    def __init__(self, hall: Hall, keys: ServerKeys) -> None:
        self._hall = hall
        self._keys = keys

    async def word(self, channel: ChannelRow, call: CallRow, table: Table) -> str:
        """The word for a call; "" where others read too, or where nobody may know what is asked."""
        kind = call.what.partition(" ")[0]
        seen = kind in MARKS or (
            kind in (notices.TURN, notices.LATE) and notices.public(table.game, table.match.state, call.seat)
        )
        if people.address(channel).shared or not seen:
            return ""
        key = await self._hall.ask(self._hall.store.seat_key, channel.person, table.id, call.seat)
        mark = MARKS.get(kind, "d")
        sign = await self._sign(channel.id, table, call.seat, key, mark)
        return f"{channel.id}.{table.id}.{call.seat}{mark}.{sign}"

    async def _sign(self, channel: str, table: Table, seat: int, key: str, mark: str) -> str:
        asked = {"d": table.decision_id(seat), "u": f"undo {len(table.match.log)}"}.get(mark, "")
        return await self._keys.signed(ANSWER, f"{channel} {table.id} {seat} {key} {mark} {asked}")

    async def asked(self, word: str) -> OpenQuestion:
        """What a word asks now; `TableError` if it was answered, has gone, or never existed."""
        parts = word.split(".")
        if len(parts) != 4 or not word.isascii() or parts[2][-1:] not in ("d", *MARKS.values()):
            raise TableError(404, say("answer-none"))
        seat, mark = parts[2][:-1], parts[2][-1]
        row = await self._hall.ask(self._hall.store.channel, parts[0])
        if row is None or not seat.isdecimal() or len(seat) > 2:
            raise TableError(404, say("answer-none"))
        table = await self._hall.table(parts[1])
        number = int(seat)
        key = await self._hall.ask(self._hall.store.seat_key, row.person, table.id, number)
        who = table.doors.admit(table.id, [key])
        if number not in who.seats:
            raise TableError(404, say("answer-none"))
        right = await self._sign(parts[0], table, number, key, mark)
        if not secrets.compare_digest(right.encode(), parts[3].encode()):
            raise Stale(say("answer-gone"))
        if mark == "d":
            return self._decision(table, who, number)
        return self._undo(table, who, number) if mark == "u" else self._wish(table, who, number, mark)

    def _wish(self, table: Table, who: Pass, seat: int, mark: str) -> OpenQuestion:
        """A pause, or the end of the game: whoever does not agree need not answer."""
        kind = notices.PAUSE if mark == "p" else notices.FINISH
        if not notices.stands(table, seat, kind):
            raise Stale(say("answer-gone"))
        wishing = table.pausing if kind == notices.PAUSE else table.finishing
        who_wish = listed(table.names[other] for other in sorted(wishing))
        question = say(f"notice-{kind}-by", names=who_wish)
        return OpenQuestion(table, who, seat, "", question, [(YES, say("answer-agree"), "")], kind)

    def _undo(self, table: Table, who: Pass, seat: int) -> OpenQuestion:
        asked = table.undo_asked
        if asked is None or seat not in asked.consent_missing:
            raise Stale(say("answer-gone"))
        choices = [(YES, say("answer-yes"), ""), (NO, say("answer-no"), "")]
        question = say("answer-undo", name=table.names[asked.seat])
        return OpenQuestion(table, who, seat, "", question, choices, notices.UNDO)

    def _decision(self, table: Table, who: Pass, seat: int) -> OpenQuestion:
        with speaking(you=seat, names=table.names):
            return self._put(table, who, seat)

    def _put(self, table: Table, who: Pass, seat: int) -> OpenQuestion:
        view = Seen(table, seat).view
        if view.decision is None or table.bot(seat):
            raise Stale(say("answer-gone"))
        found = view.decision.options
        plain = Seen(table, seat).draft is None
        few = plain and len(found) <= MOST
        options = [(one.option, one.words.label, one.words.detail) for one in found] if few else []
        question = view.decision.prompt.question
        return OpenQuestion(table, who, seat, table.decision_id(seat), question, options)


def with_answer(told: Notice, url: str, kind: str) -> Notice:
    """A notice with the link; yes and no are words that say nothing of what anybody holds."""
    choices: tuple[tuple[str, str], ...] = ()
    if kind == notices.UNDO:
        choices = (YES, say("answer-yes")), (NO, say("answer-no"))
    elif kind in MARKS:
        choices = ((YES, say("answer-agree")),)
    return msgspec.structs.replace(told, answer=url, choices=choices)
