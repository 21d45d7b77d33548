# What went wrong, what is not lost, and what to do.

error-400 = That did not work
error-403 = Not for you
error-404 = Nothing here
error-405 = Not that way
error-408 = Too slow
error-409 = The table has moved on
error-410 = Gone
error-413 = Too large
error-421 = Another address
error-422 = The rules do not allow this
error-423 = Locked
error-429 = Too fast
error-too-much = Too much
error-500 = Our mistake
error-503 = Not now
error-507 = No space left

error-reference = Reference { $code }
error-what-to-do = What to do
error-safe = Nothing was changed and nothing is lost.
error-choose-again = Nothing is lost: look at the table and choose again.
error-stored = Everything you answered before is safely stored.
error-record = This record cannot be used: { $why }
    .title = Record refused
error-disconnected = The connection ended before everything had arrived. Send it again.
error-ours = Something went wrong that should not have. Try again; if it keeps happening, report it with the reference.
error-what-404 = There is no such page. Check the address, or start from the list of all tables.
error-what-405 = This address takes another kind of request. Go back and use the buttons of the page.
error-bodies = Too much is being sent here already.
error-ending = The server is being restarted. Look at the table in a moment: if your answer is not there, give it again.
error-slow = This took too long to arrive. Check the connection and send it again.
error-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow that with --allow-host, or name its public address with --public-url.
error-other-site = This was sent from another site. Go to the table and choose there.
error-too-large = That is more than { $most } kB, which is the limit here. Send less.
number-expected = A number is expected here. Go back and use the buttons of the page.
no-such-game = There is no game “{ $game }”. There are: { $games }.

come-back = { $seconds ->
    [one] Wait a second, then try again.
   *[other] Wait { $seconds } seconds, then try again.
}
busy-requests = Too many requests from your address are waiting already.
busy-tables = Too many new tables from your address.
busy-records = Too many records from your address.
busy-seats = Too many changes of seats from your address.
busy-messages = Too many messages from your address.
busy-calls = Too many changes from your address.
busy-letters = Too many e-mails were requested from your address.
busy-lines = Too many live connections from your address.
busy-lines-table = Too many live connections to this table are open already. Close one, or come back later.
busy-lines-address = Too many live connections from your address are open already. Close one of them.
busy-lines-all = Too many people are watching games here right now. Come back later.
browser-full = This browser already plays at { $count } tables and keeps the keys of all of them. Finish one of those games first, or use another browser.

# The live connection; a reason for closing it has at most 120 bytes
line-hello = Say hello first.
line-too-fast = Too fast. Wait a second, then go on.
line-unreadable = This message cannot be read. Reload the page.
line-too-many-faults = Too many messages that cannot be used.
line-trouble = The table could not be shown.
line-seat-gone = This seat is no longer played here.
line-too-slow = This connection is too slow.
line-other-site = Another site opened this connection.

# At a table
moved-on = This decision was answered or has changed in the meantime. The latest news: { $news }
not-your-decision = That is another manager’s decision. Choose for your own seat.
hand-screen-first = Hand the screen to { $name } first.
you-are-watching = You are watching. Open your seat’s link to play.
talk-by-link = Only those who came by a link may talk here. Ask the host for one.
replay-running = A replay shows every card, so there is none while the game is running.
replay-no-moment = The moments of this game are 0 to { $last }, as one of its seats saw them. Choose one.
review-running = A review tells every secret, so there is none while the game is running.
log-no-page = The log has no such page. Go back to the table and open the log from there.

# For programs
token-not-seat = This token does not open that seat. Use the seat’s own token.
token-invitation = This link is an invitation: `sit` down with it, and use the key that you get.
ask-again = The table has moved on. Ask again.
form-wrong = { $why }. Go back and use the buttons of the page.
api-form = { $why }. The form is described at /api/openapi.json.
