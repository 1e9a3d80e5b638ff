# The coach: what it says about the decisions of a match that is over, and about luck.

coach = The coach
coach-working = The coach is working …
coach-waiting = Others are first. The coach begins in { $seconds ->
    [one] about one second
   *[other] about { $seconds } seconds
  }.
coach-preparing = The coach is getting ready, only this once on this server. It begins in { $seconds ->
    [one] about one second
   *[other] about { $seconds } seconds
  }.
coach-not-yet = The coach hasn’t looked at this move yet.
coach-nothing = The coach has nothing to say about this move.
coach-chart = Chance to win
coach-chart-alone = Points to expect
coach-round = Round { $round }
coach-legend-slip = slip
coach-legend-moment = decided the match
coach-next-mistake = Next mistake
coach-table = As a table
coach-step = Step
coach-verdict = Verdict
coach-seat = Player
coach-best = best
coach-good = good
coach-inaccuracy = inaccuracy
coach-mistake = mistake
coach-blunder = blunder
coach-close = too close to call
coach-verdict-of = { $verdict ->
    [best] { $you ->
        [yes] You found the best move
       *[no] { $who } found the best move
    }
    [good] { $you ->
        [yes] You made a good move
       *[no] A good move by { $who }
    }
    [inaccuracy] { $you ->
        [yes] You made a small slip
       *[no] A small slip by { $who }
    }
    [mistake] { $you ->
        [yes] You made a mistake
       *[no] A mistake by { $who }
    }
    [blunder] { $you ->
        [yes] You made a blunder
       *[no] A blunder by { $who }
    }
   *[close] { $you ->
        [yes] Your move: too close to call
       *[no] { $who }: too close to call
    }
  }
coach-only = It was the only move
coach-best-about = Nothing else came as far.
coach-good-about = Nothing else was clearly better.
coach-close-about = The coach can’t tell whether something else was better.
coach-better-points = Better: { $action }. It was worth about { $count ->
    [one] { $points } point
   *[other] { $points } points
  } more.
coach-better = Better: { $action }.
coach-chance = As far as { $you ->
    [yes] you
   *[no] { $who }
  } could know: a { $best } chance to win instead of { $taken }.
coach-bars-points = Points more or fewer than with the move played, on average.
coach-bars-win = Chance to win, more or less than with the move played.
coach-bars-deals = The coach played { $count } possible deals ahead. The whiskers show how sure each number is.
coach-bars-exact = All cards were known, so this is counted out.
coach-tag-best = best
coach-tag-played = played
coach-more = { $count ->
    [one] One more
   *[other] { $count } more
  }
coach-fewer = Show fewer
coach-unit = Compare by
coach-unit-points = Points
coach-unit-win = Chance to win
coach-try = Try it from here
coach-line = How it might have gone on
coach-line-about = One imagined deal, in the middle of nine by how it ended. The coach’s player plays for everybody; cards nobody could know are made up.
coach-moments = { $count ->
    [one] The moment that decided it
    [2] Two moments that decided it
   *[other] Three moments that decided it
  }
coach-at-step = Step { $step }
coach-accuracy = Accuracy
coach-accuracy-about = 100 is always the best move, 0 is no better than choosing blindly.
coach-count-inaccuracy = { $count ->
    [one] one slip
   *[other] { $count } slips
  }
coach-count-mistake = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
  }
coach-count-blunder = { $count ->
    [one] one blunder
   *[other] { $count } blunders
  }
coach-count-none = no mistakes
coach-luck-skill = Luck and skill
coach-luck-unit = points better or worse than expected before the deal
coach-luck = Luck
coach-skill = Skill
coach-sum = Sum
coach-luck-more = What the luck was
coach-luck-deal = Deal
coach-luck-draws = Draws
coach-luck-hidden = Unseen
coach-luck-others = Others
coach-luck-about = Deal and draws: which cards came. Unseen: how moves turned out against cards nobody could see. Others: how well the others played. What the coach misjudges also ends up here.
coach-picture = Picture to share
coach-picture-accuracy = accuracy { $accuracy }
coach-picture-luck = luck { $points }
coach-missing-old-rules = This match was played by older rules, so the coach can’t judge it.
coach-missing-broken-off = The match was broken off. The coach takes what was to be expected then as its result.
coach-missing-changed-hands = Played partly by a person and partly by a bot or the clock: { $who }.
coach-missing-slow = This server has no compiler, so the coach looked less closely.
coach-missing-long = This match is so long that the coach looked less closely at each move.
coach-missing-no-kernel = For this game the coach judges moves only; it doesn’t tell luck from skill.
coach-missing-no-luck = For this game the coach doesn’t tell luck from skill.
coach-missing-alone = Nobody else played, so the coach counts points.

# How you play, over many matches

my-play-about = What the coach found in your matches.
my-play-none = The coach hasn’t looked at any of your matches yet. Ask it after a match, in the replay.
my-play-all = All games
my-play-accuracy = Accuracy, match by match
my-play-deeds = Accuracy by kind of move
my-play-luck = Luck, match by match
my-play-mean = On average { $number }
my-play-moves = Your moves
my-play-moves-about = Of { $count ->
    [one] one move
   *[other] { $count } moves
  } with a choice.
my-play-match = Match
my-play-newest = newest

# why, from the imagined deals; what goes into the reasons of the games
coach-with-played = with this move
coach-with-better = with the better move
coach-with-next = with the next best move
coach-often = { $count ->
    [0] in hardly any deal
    [100] in nearly every deal
   *[other] in about { $count } of 100 deals
  }
coach-often-too = { $count ->
    [0] in hardly any
    [100] in nearly every one
   *[other] in about { $count }
  }
coach-decimal = { $whole }.{ $tenth }
coach-about = about { $amount }
coach-under = under { $amount }
coach-both = { $one } { $two }
coach-counted = Points ahead at the end of the round, counted out: { $first } { $played }, { $second } { $instead }.
