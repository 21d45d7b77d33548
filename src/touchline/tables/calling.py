"""What people may do about being called: say how, add and remove channels, try them, stop everything."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from touchline.engine.speech import speaking
from touchline.tables import notices, people
from touchline.tables.changes import Change
from touchline.tables.channels import Channels, short
from touchline.tables.clocks import SeatClock
from touchline.tables.doors import hashed
from touchline.tables.errors import Busy, TableError, TooMuch, say
from touchline.tables.hall import Hall
from touchline.tables.mail import Letter
from touchline.tables.notices import Notice
from touchline.tables.outbox import Call, ChannelRow, ChannelState, PersonRow
from touchline.tables.outward import NotSent
from touchline.tables.people import Address, Settings
from touchline.tables.sender import Sender
from touchline.tables.store import hash_token
from touchline.tables.table import Table

CONFIRM_EVERY: Final = 600.0  # seconds between two letters that ask the same address to confirm
MOST_LETTERS: Final = 200  # of that kind by this server in an hour
VAPID: Final = "vapid"
NOBODY: Final = "touchline@localhost"  # for push services, where nobody said whom to ask about this server


class Calling:
    """Calls people; the part of `service.Tables` that does."""

    def __init__(self, hall: Hall, channels: Channels | None = None) -> None:
        self._hall = hall
        self._store = hall.store
        self.channels = channels or Channels()
        self.sender = Sender(hall, self.channels)
        self._asked: dict[str, float] = {}  # addresses that were asked to confirm in the last hour, and when

    def after(self, table: Table, change: Change, clocks: Sequence[SeatClock]) -> list[Call]:
        """Who has to be called after a change; the sender looks for it when it is due."""
        found = notices.calls(table, change, clocks, self._hall.timer())
        if not self._hall.mine(table):  # its earlier calls are to be sent from here now
            self.sender.expect(self._hall.timer())
        self.sender.expect(min((call.due for call in found if call.what), default=float("inf")))
        return found

    async def sign(self, origin: str) -> None:
        """Set the public address, if there is one, and the key by which push services know this server. The
        store keeps it; without `cryptography` there is none."""
        self.sender.origin = origin
        try:
            from touchline.tables import webpush
        except ImportError:
            return
        key = await self.sender.keys.key(VAPID, webpush.new_key)
        mail = self.channels.mail
        contact = origin if origin.startswith("https:") else f"mailto:{mail.sender if mail else NOBODY}"
        self.channels.signer = webpush.Signer(key, contact)

    # Who

    async def settings(self, secret: str) -> Settings | None:
        """How somebody likes to be called; None if they never said."""
        row = await self._hall.ask(self._store.person, hash_token(secret))
        return people.settings(row) if row else None

    async def save(self, secret: str, settings: Settings) -> None:
        """Keep how somebody likes to be called."""
        row = PersonRow(
            id=hash_token(secret),
            created=self._hall.clock(),
            settings=msgspec.json.encode(people.checked(settings)),
        )
        await self._hall.done(self._store.save_person(row))

    async def forget(self, secret: str) -> None:
        """Stop calling somebody, and keep nothing of them."""
        await self._hall.done(self._store.forget_person(hash_token(secret)))

    async def take_seats(self, secret: str, table: Table, tokens: Sequence[str]) -> None:
        """The person with this secret plays the seats that these tokens open."""
        keys = [(hashed(token), table.doors.admit(table.id, [hashed(token)]).seats) for token in tokens]
        seats = {seat: key for key, found in keys for seat in found}
        if seats:
            await self._hall.done(self._store.take_seats(hash_token(secret), table.id, seats))
            await self._remind(hash_token(secret), table, seats)

    async def _remind(self, person: bytes, table: Table, seats: Iterable[int]) -> None:
        """A clock that runs low also calls whoever has the seat or a channel only since it runs."""
        now = self._hall.timer()
        asked = [(seat, table.decision_id(seat)) for seat in seats if not table.bot(seat)]
        calls = [call for seat, what in asked for call in notices.low(seat, what, table.clocks[seat], now)]
        if calls:
            await self._hall.done(self._store.remind(person, table.id, calls))
            self.sender.expect(min(call.due for call in calls))

    async def _remind_everywhere(self, person: bytes) -> None:
        for table_id, seat in await self._hall.ask(self._store.played_by, person):
            with suppress(TableError):  # a table that cannot be opened calls nobody
                await self._remind(person, await self._hall.table(table_id), [seat])

    # Channels

    async def ways(self, secret: str) -> list[ChannelRow]:
        """Somebody's channels."""
        return await self._hall.ask(self._store.channels, hash_token(secret))

    async def add_push(self, secret: str, url: str, p256dh: str, auth: str) -> ChannelRow:
        """Call a browser."""
        if self.channels.signer is None:
            raise TableError(409, say("unsent-no-push"))
        from touchline.tables import webpush

        url = people.web_address(url, self.channels.outward.inside)
        if not webpush.usable(p256dh, auth):
            raise TableError(400, say("address-push"))
        return await self._add(secret, "push", url, Address(url=url, p256dh=p256dh, auth=auth))

    async def add_webhook(self, secret: str, kind: str, filled: Mapping[str, str]) -> ChannelRow:
        """Write to a chat room or to a receiver of somebody's own."""
        place, address = people.webhook(kind, filled, self.channels.outward.inside)
        return await self._add(secret, kind, place, address)

    async def add_email(self, secret: str, text: str) -> ChannelRow:
        """Send mail, once the address is confirmed; a letter asks for that at once."""
        if self.channels.mail is None:
            raise TableError(409, say("unsent-no-mail"))
        place = people.mail_address(text)
        if await self._hall.ask(self._store.unwanted, _mark(place)):
            raise TableError(409, say("mail-unwanted"))
        for row in await self.ways(secret):
            if (row.kind, row.place, row.state) == ("email", place, "good"):
                return row
        self._may_ask(place)
        row = await self._add(secret, "email", place, Address(to=place), "new")
        await self._ask_to_confirm(secret, row)
        return row

    def _may_ask(self, place: str) -> None:
        """Count a letter that asks to confirm, or refuse it: strangers decide where such letters go."""
        now = time.monotonic()
        self._asked = {one: at for one, at in self._asked.items() if at > now - 3600}
        if place in self._asked and now < self._asked[place] + CONFIRM_EVERY:
            raise Busy(say("mail-asked"), self._asked[place] + CONFIRM_EVERY - now)
        if len(self._asked) >= MOST_LETTERS:
            raise Busy(say("mail-many"), 3600.0)
        self._asked[place] = now

    async def _add(
        self, secret: str, kind: str, place: str, address: Address, state: ChannelState = "good"
    ) -> ChannelRow:
        mine = await self.ways(secret)
        same = next((row for row in mine if (row.kind, row.place) == (kind, place)), None)
        if same is None and len(mine) >= people.MOST_CHANNELS:
            raise TooMuch(say("too-many-channels", most=people.MOST_CHANNELS))
        row = ChannelRow(
            id=same.id if same else secrets.token_hex(8),
            person=hash_token(secret),
            kind=kind,
            place=place,
            address=msgspec.json.encode(address),
            state=state,
            created=self._hall.clock(),
        )
        await self._hall.done(self._store.save_channel(row))
        if state == "good":
            await self._remind_everywhere(row.person)
        return row

    async def _ask_to_confirm(self, secret: str, row: ChannelRow) -> None:
        settings = await self.settings(secret) or Settings()
        origin = self.sender.origin or settings.origin
        word = await self.sender.keys.stop_word(row.id)
        confirm, stop = f"{origin}/me/confirm/{word}", f"{origin}/me/stop/{word}"
        with speaking(settings.language):
            text = say("mail-confirm.text", confirm=confirm, stop=stop)
            letter = Letter(row.place, say("mail-confirm"), text, stop, short(f"{row.id} {row.created}"))
            try:
                await self.channels.write(letter)
            except NotSent as problem:
                await self._hall.done(self._store.drop_channel(row.id))
                raise TableError(502, str(problem)) from problem

    async def remove(self, secret: str, channel: str) -> None:
        """Stop using a channel."""
        await self._own(secret, channel)
        await self._hall.done(self._store.drop_channel(channel))

    async def try_out(self, secret: str, channel: str) -> None:
        """Send a notice that means nothing; if it arrives, the channel is well again."""
        row = await self._own(secret, channel)
        if row.state == "new":
            raise TableError(409, say("mail-unconfirmed"))
        settings = await self.settings(secret) or Settings()
        with speaking(settings.language):
            origin = self.sender.origin or settings.origin
            mark = secrets.token_hex(4)
            told = Notice(say("notice-try"), (say("notice-try.text"),), f"{origin}/me", f"try-{mark}")
            try:
                await self.sender.deliver(row, settings, [told])
            except NotSent as problem:
                raise TableError(502, say("try-failed", why=str(problem))) from problem
        row = msgspec.structs.replace(row, state="good", failing=None, problem="")
        row = msgspec.structs.replace(row, sent=row.sent + 1, sent_at=self._hall.timer())
        await self._hall.done(self._store.save_channel(row))

    async def _own(self, secret: str, channel: str) -> ChannelRow:
        row = next((row for row in await self.ways(secret) if row.id == channel), None)
        if row is None:
            raise TableError(404, say("channel-none"))
        return row

    # From a letter, by whoever reads it

    async def of_letter(self, word: str) -> ChannelRow:
        """The channel that a letter's word is about."""
        channel = await self.sender.keys.stopped_by(word)
        row = await self._hall.ask(self._store.channel, channel) if channel else None
        if row is None:
            raise TableError(404, say("letter-none"))
        return row

    async def confirm(self, word: str) -> None:
        """Whoever reads there wants the letters."""
        row = await self.of_letter(word)
        if row.state == "new":
            await self._hall.done(self._store.save_channel(msgspec.structs.replace(row, state="good")))
            await self._remind_everywhere(row.person)

    async def stop(self, word: str) -> None:
        """The reader wants no more of them; an address that never confirmed is not asked again."""
        row = await self.of_letter(word)
        if row.state == "new":
            await self._hall.done(self._store.refuse(_mark(row.place)))
        await self._hall.done(self._store.drop_channel(row.id))


def _mark(place: str) -> bytes:
    """How an address that wants nothing is remembered, without keeping the address."""
    return hash_token(place.lower())
