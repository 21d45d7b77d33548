# What a question is about, told when it comes up for the first time. Rules in brackets become links.

sight-draft_manager = Each manager board has its own formation and one ability, for the whole game (B11-220, B11-013).
sight-keep_tactic = Tactical cards are secret aims that pay at the end; a missed one costs nothing (B11-018, B11-201). Keepers lie open for later (B11-009), and one manager holds the whistle (B11-012).
sight-nominate = Everybody puts one hand card up in secret (B11-031, B11-032). What another manager pays for it is yours. Seven rounds, a day each (B11-025).
sight-bid = Bid on as many slots as you like, with at most three cards each; below the number on the card a bid does not count (B11-044, B11-047). All bids are sealed at once (B11-057).
sight-late_bid = A late card may join your bid when all bids on the slot are open, or stay for another one (B11-079, B11-088).
sight-award_tie = You hold the whistle, so you decide who wins among the tied (B11-064).
sight-handicap = Whoever won nothing takes one consolation: money, tactical cards, or throwing hand cards away (B11-103, B11-104, B11-105, B11-108).
sight-handicap_discard = Cards that you throw away now are replaced when hands are filled up (B11-108, B11-110).
sight-special_comp = A late card that you were paid with may stay in your team or be turned into money (B11-092). The Collector takes 3 money when a rival signs an own nomination (B11-096).
sight-bonus_order = Cards that you won use their signing bonus now, once, in any order; you may decline (B11-112, B11-118, B11-119).
sight-bonus_hand = This bonus puts a card from your hand straight into your team (B11-124).
sight-bonus_discard = This bonus brings a card back from the discard pile; its own bonus stays silent (B11-137).
sight-bonus_reuse = This bonus uses the bonus of a team mate once more (B11-131). Another kind brings one card more at the refill (B11-128).
sight-return_tactic = You drew new tactical cards and return as many as you had too many (B11-120, B11-121).
sight-adjust = Not everybody fits into your formation, so somebody has to leave (B11-142, B11-146).
sight-keeper = With two players in each line you may take a keeper, whose bonus works at once; you may also wait (B11-160, B11-164, B11-280).
