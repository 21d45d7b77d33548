# My turns: the page with everything that waits for somebody, and how they are called.

me-now = Yours now
me-others = Waiting for others
me-your-turn = It is your turn
me-waits = Waiting for { $who }
me-waits-nobody = Nobody has to decide anything
me-today = Today
me-tomorrow = Tomorrow
me-no-clock = Whenever you like
me-next-game = The next game has begun: take your seat
me-none = Nothing is waiting for you
    .text = When it is your turn at a table, it is listed here.
me-decide = Decide
    .at = Decide: { $line }
me-look = Look
    .at = Look: { $line }

me-called = How we call you
me-kind-push = Push on this device
me-kind-email = E-mail
me-kind-discord = Discord
me-kind-slack = Slack
me-kind-telegram = Telegram
me-kind-ntfy = ntfy
me-kind-webhook = A receiver of your own
me-push = Turn on
    .text = This browser shows a notice, even with the window closed. On an iPhone, add Touchline to the home screen first.
me-push-unable = This browser cannot do it here. Push needs https and a browser that supports it.
me-email = Add
    .text = One e-mail for each turn, or a digest. You confirm the address first, and every e-mail has a link to stop them.
me-room = A chat room or a phone app
    .text = Discord, Slack, Telegram, ntfy, or an address of your own.
me-room-kind = Where
me-room-url = Address
    .text = The webhook of the room, or the address of your ntfy topic. Telegram needs none.
me-room-token = Telegram: token of your bot
me-room-chat = Telegram: chat
me-room-shared = Others read there too
    .text = Then nothing is sent about decisions that the others may not know of.
me-room-add = Add
me-test = Send a test
me-remove = Remove
me-unconfirmed = Not confirmed yet: open the link in the e-mail
me-failing = Did not arrive: { $why }. It is tried again.
me-off = Switched off: { $why }. Send a test to switch it on again.
me-sent = { $n ->
    [one] 1 notice arrived
   *[other] { $n } notices arrived
}

me-when = When
me-pace = How often
me-pace-once = At once
me-pace-hourly = Every hour
me-pace-twice = At 8:00 and 18:00
me-quiet = Quiet hours
    .text = Whatever comes up in the meantime waits until they are over, and then comes as one notice.
me-quiet-from = Quiet from
me-quiet-until = Quiet until
me-results = Also tell me when a game has ended
me-save = Save
me-about = Nothing is sent while you are at the table, and nothing secret is ever sent: no cards, no bids. Notices come in the language of this page.
me-forget = Stop everything
    .button = Yes, forget how to call me
    .text = Your games and clocks go on. This server forgets your addresses and settings.
me-form-wrong = The page sent something that cannot be used. Reload it and try again.

me-said-saved = Saved.
me-said-added = Added. Send a test to see whether it arrives.
me-said-asked = An e-mail is on its way. Open the link in it to confirm the address.
me-said-tested = The test was sent. Has it arrived?
me-said-removed = Removed.
me-said-stopped = You are no longer called, and your addresses are forgotten.

letter-confirm = Confirm the address
    .text = Touchline will write to { $place } when it is your turn.
    .done = Touchline writes to { $place } from now on when it is your turn.
letter-confirmed = Address confirmed
letter-stop = No more e-mails
    .text = Touchline will no longer write to { $place }.
    .done = Touchline no longer writes to { $place }.
letter-refuse = Never write to me
    .text = Nobody will be able to have Touchline write to { $place }.
    .done = Nobody can have Touchline write to { $place } any more.
