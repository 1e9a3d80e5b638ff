rated-about = Matches here change everyone’s rating. Set a clock; there are no hints and no undo, and leaving is losing.
rated-table = This table is rated: no hints, no undo, and leaving is losing.
rated-stake = { $points } · win { $first }, last { $last }
rated-often = You’ve played each other so often today that more matches won’t change your ratings before tomorrow.
rating = Rating
rating-points = { $points } ± { $margin }
rating-unsure = { $points } ?
rating-unsure-about = After so few matches, that’s hardly more than a guess.
profile-about = { $count ->
    [one] { $count } match since { $date }
   *[other] { $count } matches since { $date }
  }
profile-streak = { $count ->
    [one] day in a row
   *[other] days in a row
  }
profile-streak-best = { $count ->
    [one] The best so far: { $count } day.
   *[other] The best so far: { $count } days.
  }
profile-calendar = The last twelve weeks
profile-calendar-about = { $count ->
    [one] { $count } day with a match
   *[other] { $count } days with a match
  }
profile-lines = Thin lines mark the bots’ levels.
profile-no-rating = No rated match yet. Open a table with friends, set a clock and switch on “Rated”.
profile-table = As a table
profile-levels = Wins by level
profile-levels-about = The mark is an even share.
profile-seats = { $seats } at the table
profile-moments = Best moments
profile-best-alone = { $game }: { $points } points solo
profile-first-win = { $game }: first win over { $level }
profile-people = People you play with
profile-people-about = you : them
profile-ready = Ready for { $level }?
profile-ready-about = In { $game }, you’ve won { $wins } of your last { $count } matches against { $level }.
profile-ready-try = Try { $level }
profile-hide = Hide my profile
profile-hide-about = Others can’t open it, and you’re not on any leaderboard.
profile-hidden = Only you can see this page.
profile-none = Nothing here yet
profile-none-about = Play a match, and your profile begins.
profile-when = Date
profile-settings = Name and look
board = Leaderboard
board-about = { $matches } rated matches put you on this list, if the last one was within { $days } days.
board-order = Sorted by what someone is worth at the very least: the points minus the ±.
board-none = Nobody’s on it yet.
board-people = People
board-bots = Bots
board-bots-about = Measured against each other in many matches. People don’t change these numbers; 1500 is always the bot “{ level-club }”.
board-place = Place
board-name = Name
board-matches = Matches
board-mine = You’re number { $place } of { $size }.
board-next = Next
board-back = Back
why-no-profile = There’s no such profile, or it’s private.
why-rated-clock = A rated table needs a clock.
why-rated-hints = There are no hints at a rated table.
why-rated-alone = A solo match can’t be rated.
why-rated-people = A rated match needs at least one person.
why-rated-own = Nobody can play their own program for a rating, and two programs of one person can’t play each other.
why-rated-bot = The bot { $bot } has no rating, so it can’t play in a rated match.
why-rated-join = This match is rated, so nobody can take over a seat.
why-rated-move = This match is rated, so the seat can’t move to another device now.
why-rated-level = This match is rated. Only the bot “{ level-casual }” can fill in for someone who’s away.
why-rated-undo = There’s no undo at a rated table.
privacy-ratings = How often you’ve played which game against which level and against whom, on which days, your best scores, and your ratings with their past.
privacy-profile = Your [profile](/profile) shows your ratings and what you’ve achieved. Anyone can open it, and [leaderboards](/leaderboards) name the strongest. Who you’ve played with is something only you see.
privacy-hide = On your [profile](/profile) you can hide it. Then nobody else can open it, and you’re not on any leaderboard.
