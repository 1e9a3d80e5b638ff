# What a hint says, and what "Why?" opens. The reasons themselves belong to the games: see <game>-reasons.ftl.

hint-both = { $one } { $two }
hint-only = It’s the only thing you can do.
hint-best = Looking further ahead, it comes out best.
hint-thumb = It’s a good rule of thumb.
hint-close-points = Nearly as good: { $action } ({ $points } points on average instead of { $best }).
hint-close-rating = Nearly as good: { $action } ({ $points } out of 100 instead of { $best }).
hint-equal = Just as good: { $action }. It’s too close to call.
hint-why = Why?
hint-bars = The best moves, compared
hint-bars-points = Points you gain on the others from here, on average.
hint-bars-rating = How the match stands for you then: 100 is a sure win, 0 is surely last.
hint-bars-points-alone = Points you gain from here, on average.
hint-bars-rating-alone = How well the match goes for you then: 50 is a usual result, 100 as good as it gets.
hint-bars-deals = { $count ->
    [one] One possible deal was played ahead. The thin line shows how sure the number is.
   *[other] { $count } possible deals were played ahead. The thin line shows how sure a number is.
  }
hint-bars-exact = All cards are known, so these numbers are exact.
