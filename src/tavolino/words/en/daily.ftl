# Deals that are the same for everybody
why-event = Everybody plays this deal under the same rules, so that isn’t possible here.
why-event-private = This is somebody’s own try at a deal that everybody plays. Only they can see it.
why-not-revealed = Others are still playing this deal. It’s revealed when everybody is done.
why-no-course = There’s no daily deal by that name.
why-no-daily = There’s no deal for that day.
why-daily-over = It’s a new day, with a new deal. Load the page again.
why-daily-gone = The table of this try was closed by those who run the place. There’ll be a new deal tomorrow.
why-daily-bots = The bots of this deal can’t play on this server right now. Please tell those who run it.

daily = Today’s deal
daily-about = Everyone gets the same cards. One try.
daily-alone = { $game } on your own
daily-of = Deal of { $day }
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
  }
daily-no-streak = Play today and start a streak
daily-best = { $days ->
    [one] your best is one day
   *[other] your best is { $days } days
  }
daily-calendar = Calendar: you’ve played on { $count ->
    [one] one of these days
   *[other] { $count } of these days
  }.
daily-new = Not played yet
daily-play = Play
daily-goes-on = Your try is waiting for you
daily-go-on = Go on
daily-see = See how you did
daily-late = You finished after the day was over, so this doesn’t count.
daily-points = { $count ->
    [one] point
   *[other] points
  }
daily-stars = { $stars ->
    [0] No stars
    [one] One star
   *[other] { $stars } stars
  }
daily-praise-0 = A tough deal.
daily-praise-1 = Well played.
daily-praise-2 = Lovely.
daily-praise-3 = Wonderful!
daily-bar = “{ $level }” made { $average } on average with the same cards, { $best } at best.
daily-bar-tries = { $tries } tries
daily-next-star = { $stars ->
    [one] One star takes { $points }.
   *[other] { $stars } stars take { $points }.
  }
daily-asked = What each star takes
daily-no-bar = The bots haven’t played this deal often enough yet, so there are no stars so far.
daily-better = Better than { $percent }%
daily-players = { $count ->
    [one] one player so far
   *[other] { $count } players so far
  }
daily-players-over = { $count ->
    [0] nobody played it
    [one] one player
   *[other] { $count } players
  }
daily-everybody = Everybody’s points
daily-first = You’re the first to finish this deal. Come back later and see how others did.
daily-nobody = Nobody has finished this deal yet.
daily-only = You were the only one to play this deal.
daily-you = You
daily-as-table = As a table
daily-points-column = Points
daily-players-column = Players
daily-spoils-nothing = It shows no card, so it won’t spoil the deal for anyone.
daily-picture = Save picture
daily-left = { $count ->
    [one] One more today
   *[other] { $count } more today
  }
daily-done = That’s all for today
daily-next = Next deal in { $time }
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min { $seconds } s
daily-midnight = The day is the same all over the world: it changes at midnight UTC, which is { $time } where you are.
daily-unfinished = Your try from { $day } still counts if you finish it by { $time }.
daily-earlier = Earlier deals
daily-none = No day is over yet. Tomorrow you’ll find today’s deal here, and how everyone played it.
daily-played = played
daily-secret = Still secret
daily-secret-about = When the day is over ({ $time }), you’ll see here how everyone played and what the best bot did.
daily-plays = How everyone played
daily-plays-none = Nobody played this deal.
daily-somebody = Somebody
daily-page-before = Better ones
daily-page-after = More
daily-best-line = Watch “{ $level }”
daily-best-line-about = The best of its { $tries } tries: { $points }
daily-fair = Fixed in advance
daily-fair-fixed = This deal was fixed on { $time }. The fingerprint was published then, so nobody can have changed a card since.
daily-fair-open = The secret behind it is open now. Any replay can be checked card by card.
daily-fair-hidden = The secret behind it is published when the day is over. Then you can check every card.
daily-note = { $day }: everyone gets these cards. One try, no undo, no hints.
daily-again = Today’s deals
