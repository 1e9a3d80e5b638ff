# What a hint says, and what "Why?" opens. The reasons themselves belong to the games: see <game>-reasons.ftl.

hint-both = { $one } { $two }
hint-only = It’s your only move.
hint-best = Looking further ahead, it works out best.
hint-thumb = It’s a good rule of thumb.
hint-close-points = Nearly as good: { $action } ({ $points } points on average instead of { $best }).
hint-close-rating = Nearly as good: { $action } ({ $points } out of 100 instead of { $best }).
hint-equal = Just as good: { $action }. It’s too close to call.
hint-why = Why?
hint-bars = The best moves, compared
hint-bars-points = Points you gain on the others from here, on average.
hint-bars-rating = Where the match stands for you then: 100 is a sure win, 0 is last for sure.
hint-bars-points-alone = Points you gain from here, on average.
hint-bars-rating-alone = How well the match goes for you then: 50 is an average result, 100 is as good as it gets.
hint-bars-deals = { $count ->
    [one] We played one possible deal ahead. The thin line shows how sure the number is.
   *[other] We played { $count } possible deals ahead. The thin line shows how sure each number is.
  }
hint-bars-exact = All cards are known, so these numbers are exact.
