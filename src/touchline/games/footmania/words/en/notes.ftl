# What a question is about, told when it comes up for the first time. Rules in brackets become links.

sight-roll = Everybody rolls and moves in turn (FM-018, FM-020); you are asked so that you can sell first.
sight-route = Exactly what you rolled, never back (FM-022, FM-032, FM-025, FM-037). A plus square gives a secret card (FM-042), sponsors pay on theirs (FM-043, FM-044), the jackpot is yours (FM-047), a question card is read by all (FM-184, FM-185, FM-186, FM-188).
sight-draw = The back shows price and bonus; you may leave the card (FM-052, FM-053, FM-054).
sight-card = Buy at the price on the card; refused, the others bid for it (FM-055, FM-058, FM-060).
sight-bid = Bid, or pass for good; the highest bid wins (FM-061, FM-062, FM-067, FM-068, FM-073).
sight-window = Two offers at most: sell, buy, swap, or an auction of your own (FM-251, FM-258). The bank buys at the devalued price (FM-074, FM-075). Late in the game the market closes (FM-087).
sight-offer_for = Whom do you want? A footballer whom you know, or anybody for a post (FM-256).
sight-offer_to = An offer goes to one manager; only you two know the terms (FM-251, FM-277).
sight-offer_amount = Any multiple of 50,000 that the payer has (FM-259, FM-260).
sight-answer = Accept or refuse; for a post you choose whom to show (FM-256, FM-261, FM-277).
sight-confirm = He was shown to you: take the deal, or leave it (FM-256, FM-277).
sight-return_plus = You hold six plus cards at most (FM-196).
sight-line_up = Eleven posts, three red footballers at most; gaps are trainees (FM-149, FM-127, FM-113, FM-114, FM-145, FM-209).
sight-match = Play a plus card, substitute, or pass; two passes in a row end the match, and more stars win (FM-166, FM-172, FM-177, FM-178, FM-182, FM-199, FM-200, FM-119).
sight-reply = You are attacked and may answer with a protection that fits (FM-200, FM-201, FM-207, FM-210, FM-213).
sight-target = Choose whom the card hits (FM-206, FM-207).
sight-sub_post = Choose the post for the substitute (FM-172).
sight-euromatch = A European club waits: beat its stars for money and pennants, or decline (FM-125, FM-126, FM-129, FM-134, FM-135).
sight-euro_card = Cards marked “euro” may help here; equal is not enough (FM-134, FM-135). After the last matchday most points win (FM-217).
sight-payment = Nobody has debts: sell something to pay (FM-092, FM-093).
sight-replace = Two sponsors of one item are not allowed: choose which one stays (FM-090).
sight-sent_off = Choose who is sent off (FM-210).
