# What a question is about, told when it comes up for the first time in a browser.

sight-draft_manager = Each manager board has its own formation and one ability, both for the whole game. Boards that nobody takes are out.
sight-keep_tactic = A tactical card is a secret aim that scores at the end; a missed one costs nothing. The keepers already lie open for later, and chance gives the first whistle.
sight-nominate = Everybody secretly puts one card from hand up for auction; if a rival wins it, the whole bid is paid to you. A game has seven such rounds.
sight-bid = Bid in secret on any number of slots, each with up to three cards and any money, worth at least the number on the card there. Sealed bids are final; a losing bid comes back to your hand.
sight-late_bid = The bids on this slot are open, and a late card from your hand may still raise yours. Or pass: you are asked again if somebody adds a card after you.
sight-award_tie = The highest bids are equal and you hold the whistle, so you choose which of them wins. You may choose yourself.
sight-handicap = You won no card this round, so you get one consolation: take 3 money, take one more tactical card, or throw away up to two cards from your hand.
sight-handicap_discard = What you throw away now is replaced when hands are filled up again. When the deck is empty the discard pile is shuffled to make a new one.
sight-special_comp = A late card came to you as payment: keep it for your team, or throw it away for 2 money. The Collector takes 3 money in each round in which a rival wins a card that they nominated.
sight-bonus_order = Each card that you won at auction uses its signing bonus once, in any order you like; some bring one more card at the refill. A bonus that you decline is lost.
sight-bonus_hand = One card from your hand goes straight into your team, and its own bonus works at once.
sight-bonus_discard = One of the top ten cards of the discard pile joins your team; its own bonus does not work.
sight-bonus_reuse = The signing bonus of one card on your board works once more. It may be one that you were paid with, but no other card of this kind.
sight-return_tactic = You have drawn two tactical cards and return one: a new one, or one that you had before.
sight-adjust = Your team and the new cards do not all fit into your formation. Choose who leaves; it may be somebody who came in an earlier round.
sight-keeper = With all boxed spaces filled, or as the last manager without one, you may take one of the open keepers; you can have only one, and its bonus works at once. If you wait, others may take the one that you want.
