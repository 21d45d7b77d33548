# Notices: what calls people to their tables, and what goes wrong with it. They say nothing that is secret.

notice-turn = Your turn: { $game }
notice-late = Time is running out: { $game }
notice-nudge = Everybody is waiting for you: { $game }
notice-round = The round ends soon: { $game }
notice-look = A table is waiting for you: { $game }
notice-decide = A manager’s time is up: { $game }
notice-decide-for = Say what happens to { $name }: more time, a bot, or the caretaker’s answer.
notice-undo = May a decision be taken back? { $game }
notice-pause = A pause? { $game }
notice-pause-by = { $names } would like all clocks to stop. They do when everybody agrees.
notice-finish = End the game? { $game }
notice-finish-by = { $names } would like to end the game. If everybody agrees, bots play it to its end, and the result counts.
notice-sat = Somebody has sat down: { $game }
notice-over = Full time: { $game }
notice-again = The same again? { $game }
notice-next = The next game has begun after { $game }
notice-several = { $n ->
    [one] 1 table is waiting for you
   *[other] { $n } tables are waiting for you
}
notice-with = with { $others }
notice-left = { $time } left
notice-won = { $names } won
notice-try = This is a test
    .text = It arrived. From now on you are called when it is your turn.

mail-stop = No more e-mails: { $url }
mail-confirm = Please confirm your address
    .text = Somebody, probably you, would like Touchline to write to this address when it is their turn.

    Confirm it here: { $confirm }

    If it was not you, ignore this e-mail. Or make sure that you never get another one: { $stop }
mail-unwanted = The owner of this address does not want e-mails from this server. Use another one.
mail-asked = An e-mail is on its way to this address already. Look for it, in the spam folder too, before you ask for another one.
mail-many = This server has sent too many such e-mails in the last hour. Try again later.
mail-unconfirmed = Confirm the address first: the link is in the e-mail that was sent to it.
mail-server-wrong = Write the mail server like this: smtp://user:password@mail.example.org:587, or smtps:// if it is encrypted from the start.
mail-sender-wrong = E-mails need the address that they come from: --mail-from touchline@example.org.

address-wrong = This is not a web address that notices can be sent to. It begins with https:// and has no spaces and no password.
address-https = The address has to begin with https://.
address-mail = This is not an e-mail address. It looks like name@example.org.
address-telegram = Telegram needs the token of a bot, such as 123456:ABC…, and the number of a chat, or @channel.
address-push = This browser sent keys that cannot be used. Reload the page and try again.
channel-unknown = We cannot call you that way. Choose a way from the list.
channel-none = This way to call you no longer exists. Reload the page.
too-many-channels = There can be at most { $most } ways to call you. Remove one first.
letter-none = This link has been used up or is incomplete. You will find all settings under “My turns”, in the browser in which you play.
try-failed = The test did not arrive: { $why }

unsent-slow = no answer within { $seconds } seconds
unsent-certificate = the certificate of the address is not valid
unsent-silent = nobody answers at this address
unsent-odd = something that is not a web server answers at this address
unsent-inside = this address leads into a closed network, where notices are not sent
unsent-status = the receiver refused it with status { $status }
unsent-no-mail = this server has no mail server
unsent-no-push = this server cannot send push notices
unsent-mail-refused = the mail server does not accept e-mail for this address
unsent-mail-server = the mail server does not answer as it should
