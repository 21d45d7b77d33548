# Managers: becoming one, signing in, the page of a manager.

manager-title = Your manager
manager-unable = Passkeys are not set up on this server. Its owner can add them: pip install "touchline[passkeys]".
manager-browser-unable = Passkeys need https and a server with a name. Everything else works without them.
manager-scripts = Passkeys need JavaScript. Everything else works without it.
manager-become = Become a manager
    .text = One manager on all your devices, with results, ratings and friends. Your seats in this browser come along.
    .button = Create a passkey
manager-become-about = No password and no e-mail. You can also play without one.
manager-name = Name
manager-in = Sign in
    .text = With a passkey that you have created here.
    .button = Sign in with a passkey
manager-sign-in-first = Sign in first.
manager-too-late = That took too long. Start again.
manager-passkey-wrong = The passkey was not accepted. Start again.
manager-passkey-unknown = This server does not know that passkey. Use another one, or become a manager.
manager-ticket = Sign in as { $name }?
    .text = You asked for this link on another device. From now on, this browser has all seats of the manager too.
    .button = Sign this browser in

manager-line = { $played ->
    [0] No game finished yet
    [one] 1 game finished, { $won } won
   *[other] { $played } games finished, { $won } won
}
manager-ratings = Ratings
manager-no-ratings = No rating yet
    .text = Games are rated when at least two managers meet in them.
manager-seats = { $n ->
    [one] alone
   *[other] { $n } at the table
}
manager-games = { $n ->
    [one] 1 rated game
   *[other] { $n } rated games
}, { $won } won
manager-results = Results
manager-no-results = Nothing here yet
    .text = Finished games are listed here.
manager-place = Place { $n } of { $seats }
manager-meetings = Head to head
manager-met = { $won } ahead, { $level } level, { $lost } behind
manager-friends = Friends
manager-invite = Invite to a table
manager-rematch = Rematch
manager-friend = Add as a friend
manager-unfriend = Remove as a friend
manager-friend-name = Name of a manager
manager-mutual = You are friends
manager-asked = Has not added you yet
manager-wishes = Has added you
manager-block = Block
manager-unblock = Unblock
manager-blocked = Blocked: you are never seated together
manager-devices = Devices and passkeys
manager-this-device = This browser
manager-since = signed in on { $day }
manager-out = Sign out
manager-passkey = Passkey
manager-more-passkey = Add a passkey
manager-more-device = Link for another device
manager-ticket-made = Open this link on the other device
    .text = It works once, for ten minutes.
manager-data = Your data
manager-export = Download everything
manager-delete = Delete this manager
    .text = Passkeys, devices, results, ratings, friends and the ways to call you are removed for good. Tables stay, because others play there too; seats whose keys a browser holds stay in that browser.
    .button = Delete for good
manager-delete-type = Type your name to confirm
manager-delete-name = Type { $name } to delete this manager.

manager-said-made = Welcome. You are a manager on this device now.
manager-said-in = You are signed in.
manager-said-added = The passkey was added.
manager-said-renamed = The name was changed.
manager-said-removed = The passkey was removed.
manager-said-out = That device is signed out, and its keys open nothing any more.
manager-said-friend = Added.
manager-said-block = Blocked. You are never seated together.
manager-said-none = Removed.
manager-said-gone = The manager and all their data are gone.
