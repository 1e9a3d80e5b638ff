# Contests: everybody plays the same deals.

contest-open = Open a contest
contest-open-about = Everyone plays the same deals, so nobody can blame the cards.
contest-list = Contests
contest-mine-go = Go there
contest-name = What’s it called?
contest-game = Which game?
contest-seats = Seats at a table
contest-deals = How many deals?
contest-form = Who plays whom?
contest-form-bots = Everyone alone with bots
contest-form-bots-about = Whenever you like, any number of people. The bots play the same for everyone.
contest-form-rotating = People against each other
contest-form-rotating-about = In rounds: you meet as many others as possible and sit in every seat about equally often.
contest-level = The bots
contest-ends = How long?
contest-hours = { $count ->
    [one] One hour
   *[other] { $count } hours
}
contest-days = { $count ->
    [one] One day
   *[other] { $count } days
}
contest-decides = What decides?
contest-matchpoints = Matchpoints
contest-matchpoints-about = How many of those with your cards did you beat? A tie is half.
contest-points = Points
contest-points-about = How many points better than the others with your cards were you?
contest-listed = Show it to everyone here
contest-listed-about = Otherwise only people with the link can join.

contest-facts = { $count ->
    [one] one deal
   *[other] { $count } deals
}
contest-until = until { $time }
contest-over = Over
contest-people = { $count ->
    [0] Nobody’s in yet
    [one] One person’s in
   *[other] { $count } people are in
}
contest-invite = Bring people in
contest-invite-about = Anyone with this link can join.
contest-screen = Results on a big screen

contest-join = Join in
contest-join-about = You play { $count ->
    [one] one deal
   *[other] { $count } deals
}. No need to sign up.
contest-play = Play deal { $deal }
contest-continue = Back to deal { $deal }
contest-to-table = To your table
contest-back = Back to the contest
contest-left = { $count ->
    [0] That’s your last one
    [one] One more after this
   *[other] { $count } more after this
}
contest-wait = You’re in. It starts when the host begins.
contest-wait-round = The next round starts when every table has finished.
contest-wait-end = That was the last round. The result is final when every table has finished.
contest-done = You’ve played every deal. The results are final when the contest ends.
contest-join-late = A bot’s keeping a seat. Join in, and you play from the next round on.
contest-late = The rounds have started, and every seat is taken. You can watch the results here.
contest-out = The host has removed you from this contest.
contest-leave = Leave the contest
contest-leave-about = What you’ve played stays in the results.

contest-host = You’re the host
contest-begin = Start the rounds
contest-begin-bots = { $count ->
    [0] The tables come out even.
    [one] One bot fills the last table.
   *[other] { $count } bots fill the tables.
}
contest-next = Next round now
contest-next-about = Matches still going are dropped; they count for nobody.
contest-end = End it now
contest-end-about = It ends with what’s been played. All cards are shown, and that’s final.
contest-longer = One hour longer
contest-remove-somebody = Remove somebody
contest-replace-somebody = Remove or replace somebody
contest-remove = Remove { $name }
contest-stand-in = Let a bot play for { $name }

contest-round = Round { $round } of { $deals }
contest-table = Table { $number }
contest-table-over = finished
contest-bot = Bot

contest-standings = Standings
contest-final = Final result
contest-no-standings = Nothing to compare yet. As soon as two people have played the same deal, they show up here.
contest-place = Place
contest-who = Name
contest-percent = Matchpoints
contest-ahead = Points ahead
contest-ahead-about = per deal, against those with the same cards
contest-total = Total
contest-played = Deals
contest-unplaced = { $count ->
    [one] One more has played too few deals for a place: it takes half of them.
   *[other] { $count } more have played too few deals for a place: it takes half of them.
}
contest-sure = { $level ->
    [certain] Almost certain: in more than 9 of 10 contests like this one, whoever’s first really is the strongest.
    [very] Quite sure: in about { $tenths } of 10 contests like this one, whoever’s first really is the strongest.
    [fairly] Fairly sure: in about { $tenths } of 10 contests like this one, whoever’s first really is the strongest.
   *[hardly] Not sure: in only about { $tenths } of 10 contests like this one, whoever’s first really is the strongest.
}
contest-sure-not = Too few deals to tell skill from luck. It takes at least four.
contest-span = luck aside, mostly from { $low } to { $high }
contest-span-about = The lines show how much luck there may be in each result. Where they overlap a lot, luck may have decided the order.
contest-somebody = Somebody

contest-compare = Deal by deal
contest-compare-later = You’ll see each deal side by side once nobody can play it any more.
contest-deal = Deal { $deal }
contest-seat = Seat
contest-score = Points
contest-sealed = The deals were fixed when the contest was opened. They’re in the list of deals, sealed until it ends.

preview-contest = { $name }: a contest in { $game }
preview-contest-open = Everyone plays the same { $count ->
    [one] deal
   *[other] { $count } deals
}. Join in, no sign-up.
preview-contest-over = See who made the most of the same cards.

why-no-contest = There’s no such contest.
why-contest-alone = With one seat there’s nobody to play. Choose bots, or more seats.
why-contest-name = Please choose another name for the contest.
why-contest-many = You have many contests going. End one first.
why-contest-over = This contest is over.
why-contest-host = Only the host of the contest can do that.
why-contest-removed = The host has removed you from this contest.
why-contest-late = The rounds have started, and every seat is taken.
why-contest-full = This contest is full.
why-contest-join = Join the contest first.
why-contest-rounds = In this contest the rounds decide when you play.
why-contest-done = You’ve played every deal.
why-contest-begun = The rounds have already started.
why-contest-not-begun = The rounds haven’t started yet.
why-contest-few = It takes at least two people.
why-contest-rounds-long = In rounds everyone’s there at once, so it lasts a day at most.
why-contest-long = A contest lasts two weeks at most.
why-contest-nobody = Nobody like that takes part.
why-contest-no-match = They’re not in a match right now.

privacy-contests = For each contest you open or take part in: your name, when you joined, and how each deal went. Everyone in the contest sees that. It’s deleted when the server deletes old matches.
