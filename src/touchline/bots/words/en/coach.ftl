# Why the coach would choose an option. <…> is another option, which the page puts into words.

reason-only = There is nothing else worth considering.
reason-little = It makes little difference: <{ $other }> is about as good.
reason-others = The others gain less from it than from <{ $other }>.
reason-more = It promises more from { $part } (+{ $more }) than <{ $other }>.
reason-trade = It promises more from { $part } (+{ $more }) than <{ $other }>, for less from { $cost } (−{ $less }).
reason-trade-little = It promises more from { $part } (+{ $more }) than <{ $other }>, for a little less from { $cost } (−{ $less }).
