# The first page and what belongs to it: with whom to play, tables, what follows a match, and the page without a connection.

home-minutes = { $minutes } min
home-start-here = New here? Start with this one
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = tricky

play-with = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, { $level }
play-alone = on your own
play-choose = Players and level
choose-level = Level of the bots
choose-more = More bots
level-novice-about = Still learning: sees what helps at once, and often misses something better.
level-casual-about = Plays for fun: sensible, but overlooks things now and then.
level-club-about = Plays every week: thinks a little ahead.
level-expert-about = Rarely gives anything away.
level-master-about = The best we have. It takes its time, and you’ll need some luck.
level-random-about = Plays anything that’s allowed, at random.
level-heuristic-about = Always plays by the same simple rules.
level-instant-about = Plays at once without thinking ahead, by the feel it got from millions of moves.
level-other-about = A bot the host of this server has added.

own-title = Your tables
own-turn = It’s your turn
own-waits = Waiting for { $names }
own-lobby = Waiting for players
own-with = with { $names }
own-all = Show all { $count }
own-hide = Hide this table
slow-title = Your slow matches
slow-turns = { $count ->
    [one] It’s your turn in one match
   *[other] It’s your turn in { $count } matches
  }
slow-left = { $left } left
slow-all = Show all { $count } slow matches
slow-leave = You have until { $when }. You can close this page: the match waits for you.
slow-wait = The others have { $days ->
    [one] a day
   *[other] { $days } days
  } for each move. You can close this page and come back later.
slow-notices = Hear about your turn

join-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
join-full = full
join-per-move = { $seconds } s per move
join-bank = { $minutes } min each
join-own = Open your own
join-none = No open tables right now.

footer-free = Tavolino is free and open source. No ads, no tracking.
footer-about = About
footer-privacy = Privacy
footer-rules = House rules
footer-imprint = Imprint
footer-source = Source
footer-contact = Contact
settings = Settings

move-waits = Your move is waiting for the connection. It’s sent as soon as you’re back online.

easier-offer = The bots won twice in a row. Fancy a gentler table?
easier-play = Play “{ $level }”
sound-offer = Would you like a soft sound when it’s your turn?
sound-yes = Yes, please
offer-no = No, thanks

share-won = I beat { $names } by { $margin } at { $game }!
share-tied = I shared first place with { $names } at { $game }.
share-lost = I lost to { $names } by { $margin } at { $game }.
share-solo = I scored { $points } at { $game }.
share-watched = { $game }: first place for { $names }.

open-more = More options
open-more-about = Rules, clock, chat, hints, watchers

mine-filter = Which game
mine-all = All games
mine-left = You left early

offline-title = You’re offline
offline-about = Tavolino is played on a server, so it needs a connection. Nothing you’ve played is lost.
offline-waiting = This page comes back as soon as you’re online.
offline-again = Try again
