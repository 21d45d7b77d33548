# What the pages of Best 11 say around questions and events.

stage = Round { $round } · { $phase }
chapter = Round { $n } · { $day }, { $title }

# The phases of a round. .waiting: what others see somebody do; .next: what follows. Where all choose at once, .busy and
# .ready say in a word how far a manager is, .done what one has done oneself, .after what comes when all are ready.

phase =
    .waiting = { $who } { $n ->
        [one] is
       *[other] are
    } choosing
phase-manager-draft = Manager draft
    .waiting = { $who } chooses a manager board
    .next = Then hands and tactical cards are dealt.
phase-tactical-cards = Tactical cards
    .waiting = { $who } returns a tactical card
    .next = Then the round goes on.
    .busy = choosing
    .ready = chosen
    .done = Your tactical cards are chosen
    .after = Then the first round begins.
phase-nominations = Nominations
    .busy = choosing
    .ready = nominated
    .done = Your nomination is made
    .after = Then the market is shown, and everybody bids in secret.
phase-sealed-bids = Sealed bids
    .busy = bidding
    .ready = sealed
    .done = Your bids are sealed
    .after = Then the slots are revealed one by one.
phase-reveal = Reveal
    .waiting = { $who } is choosing
phase-handicap = Handicap
    .waiting = { $who } won nothing and chooses a consolation
    .next = Then come signing bonuses, boards and keepers.
phase-signing-bonuses = Signing bonuses
    .waiting = { $who } uses a signing bonus
    .next = Then boards are adjusted and keepers signed.
phase-adjust-the-board = Adjust the board
    .waiting = { $who } makes room on the board
    .next = Then come keepers, income and new cards.
phase-keepers = Keepers
    .waiting = { $who } may sign a keeper
    .next = Then income, new cards and the next round.
phase-full-time = Full time

choosing = choosing
ready = { $name } { $state }
waiting-together = { $who } { $n ->
    [one] is
   *[other] are
} choosing in secret
waiting-all-ready = Everybody has chosen
waiting-secret = Nothing is shown until everybody is ready. { $after }
waiting-slot = Slot { $slot } is being resolved
resolving = Then the next slot follows.
resolving-last = Then consolations and signing bonuses follow.
resolving-tied = The highest bids are tied at { $value }. The whistle decides, unless a late card does.

# Marks on the line of a replay
mark-keeper_taken = A keeper is signed
mark-tied = A tie
mark-late_added = A late bid
mark-tax = The Collector collects

# Slots and bids
slot = Slot { $slot }
slot-bid = Slot { $slot }, your bid is { $value }
slot-closed = sealed
slot-open = all bids open
slot-unsold = nobody bid; discarded
slot-sold = { who } for { $value }, { $origin }
owner-not-known = owner not known
own-nomination = own nomination
bid-none = no bid
bid-wins = wins
bid-wins-tie = wins the tie
bid-tied = tied
bid-leads = leads
bid-shown = { $who } { $value }.
draft-seal-nothing = Seal without a bid

# The end
part = { $points } from { $part }
result = { $total ->
    [one] 1 point
   *[other] { $total } points
}: { $parts }.
result-tie-broken = { result } The higher base values decided the tie.
victory-shared = { $winners } share the victory
victory = { $who ->
    [you] You win by { $lead }
   *[other] { $name } wins by { $lead }
}

# Tabs, and bids while they are edited
tab-table = Market
tab-mine = My eleven
tab-rivals = Rivals
draft-places = Slots
draft-clear = Take this bid back
draft-cleared = Slot { $place } stays without your bid
draft-clear-all = Clear all
