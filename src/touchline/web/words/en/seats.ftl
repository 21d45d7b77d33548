# Seats: sitting down, other devices, the way back, what a host may do.

seats-title = Seats
seat-yours = Your seat
seat-yours-name = Your seat: { $name }
seat-get-back = Get your seat back
seat-host = You are the host
seats-all = Everybody’s seats
seats-others = The others
seats-private = private table
seats-alone = Your other devices are signed out.
seats-recovered = The seat is yours again, and your other devices are signed out. The phrase is used up: make a new one.
seats-about = A seat can be freed when its owner has been away for { $minutes } minutes. If you remove somebody, a bot plays their seat to the end. All of this appears in the log.
seat-free = Free the seat
mute = Mute
unmute = Let them talk again
remove = Remove
let-back = Let back in

devices = { $n ->
    [one] 1 device
   *[other] { $n } devices
}
device = Another device
    .text = Move to your phone, or play on both.
    .button = Show a QR code
device-scan = Scan this with the other device, or open the link there, within 10 minutes. It works once.
sign-out = Sign out elsewhere
    .text = A new key for this browser. All other devices are signed out.
    .button = Sign out the others
phrase = Recovery phrase
    .text = Eight words that give you the seat back if this browser forgets it.
phrase-replaces = You have one. A new one replaces it.
phrase-make = Make a phrase
phrase-make-new = Make a new phrase
phrase-yours = Your recovery phrase
phrase-write-down = Write it down: it is shown only now. It gives you the seat back, once, from any device.
phrase-label = Your recovery phrase, eight words
phrase-take = Take my seat
phrase-without = No phrase? Open the table on a device where you still have the seat, and choose “Another device” there. Or ask the host to free the seat and send you a new link.
give-up = Give up the seat
    .text = The host can give it to somebody else. To let a bot play for a while, use the table menu.
    .button = Yes, give it up

invite-code = Or as a code:
link-new = New link
link-new-seat = New link for { $name }’s seat
    .text = Whoever sits down with it first has the seat.
link-new-watch = New link to watch
    .text = Whoever has it may watch. The older links no longer work.
link-once = This link works once.
watchers = Spectators
    .text = Anybody may watch; those with the link may talk
watchers-private = Only with the link

state-bot = A bot
state-nobody = Nobody has sat down yet
state-removed = Removed; a bot plays on
state-here = At the table
state-away = { $minutes ->
    [one] Away for a minute
   *[other] Away for { $minutes } minutes
}
state-moment = Here a moment ago

sit-down = Sit down
sit-device = Your seat, on one more device.
sit-invited = You are invited to a table.
sit-invited-to = You are invited to { $table }.
sit-yours = your seat
sit-bot = bot
sit-not-here = not here yet
sit-here = has sat down
sit-host-here = Host this table here
sit-play-here = Play as { $name } here
sit-too = Here too
sit-only = Only here: sign out my other devices
sit-as = Sit down as { $names }
sit-name = Your name
sit-owner = The seat will be yours, in this browser. Nobody else can play it with this link, not even the host.
sit-only-watch = Just watch

friend = Give the seat to a friend
    .text = Whoever opens the link and sits down has your seat from then on. Until then it stays yours.
    .button = Make a link
friend-made = Link for your friend
