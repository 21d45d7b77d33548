# What a question is about, told when it comes up for the first time in a browser.

sight-window = Before a turn each manager may make two offers: sell, buy, swap, or hold an auction. Sales to the bank are always possible and do not count; deals between managers end before the last two matchdays.
sight-offer_to = The offer goes to one manager, and only the two of you know its terms. All hear of a deal that is made, but not who the hidden footballers are.
sight-offer_for = Ask for a footballer whom you know, a sponsor, or anybody for a post. For a post the other manager chooses whom to show you, and you may still say no.
sight-offer_amount = Any multiple of 50k is allowed, from nothing to all the cash of whoever pays.
sight-answer = Accept or refuse; a refused offer changes nothing and is not announced. You are asked even if you can only refuse, so that nobody learns what you hold.
sight-confirm = This footballer was shown to you alone. Take the deal, or leave it: you keep what you know.
sight-roll = Deals between managers are closed, so your turn begins with the die. Before you roll you may still sell to the bank.
sight-route = You move exactly what you rolled, never back, and only the square where you stop counts: a plus square gives a secret card, the jackpot its money, a euromatch square in phase 1 another roll. Question cards are read to all; they bring money or a sponsor, or feed the jackpot.
sight-draw = The back shows price and bonus stars. If you draw you alone see the face and buy or refuse; if not, your turn ends.
sight-card = Buy at the price on the back, or refuse: then all see the card and the others bid for it, from its devalued price. The first complete team ends phase 1.
sight-bid = The highest bid wins, and a pass is final. You cannot bid more than your cash, but you may sell to the bank first; whoever cannot reach the next bid passes automatically.
sight-return_plus = You may hold six plus cards. Choose the one that goes under the deck; nobody sees which.
sight-payment = You owe more than you have, and nobody may have debts. Sell one card after the other until you can pay.
sight-euromatch = In phase 2 all pawns start again from the championship square, and European clubs wait on the way. With more stars than the club you win money and pennants; whoever plays shows the team, and you may decline.
sight-line_up = Your team for this match, secret until both are ready: eleven posts, at most three red footballers, and trainees who cost a star each where nobody plays. The matches of a day are played one after the other.
sight-euro_card = Plus cards marked “euro” may help, three at most. You need more stars than the club; equal is not enough.
sight-match = In turn you play a plus card (stars, an attack, another substitution), substitute or pass, until both pass. More stars bring 2 points and a draw 1; each matchday pays 500k, and the title goes by points, then pennants, then a play-off.
sight-sub_post = The substitute takes the post of somebody on the pitch that he can play. Nobody else moves, and whoever leaves cannot come back in this match.
sight-target = Name whom your card hits. Your opponent may still answer with a protection.
sight-reply = You are attacked. A protection that fits cancels the attack, but counts among your three cards; you are asked whatever you hold.
sight-replace = Your footballer is injured. A man from the bench uses up a substitution; a trainee uses none, but costs a star.
sight-sent_off = A red card for this line: you choose who goes. The post stays empty until the match ends.
