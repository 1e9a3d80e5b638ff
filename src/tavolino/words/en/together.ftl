# Several people at a table: who comes and goes, the next match, watching, learning while one waits.

news-undo-wanted = { $you ->
    [yes] You asked to undo a move.
   *[other] { $who } asked to undo a move.
  }
news-undo-denied = { $you ->
    [yes] You said no. The move stays.
   *[other] { $who } said no. The move stays.
  }
news-left = { $name } left.
news-bot-came = A bot takes over: { $who }.
news-bot-stood-in = { $name } is away. A bot is playing for now: { $who }.
news-thinking-less = The bots are thinking less for now, because many people are playing.
seat-thinking-less = thinking less for now, because many people are playing
news-back = { $you ->
    [yes] { $moves ->
        [0] You’re back.
        [one] You’re back. A bot made one move for you while you were away.
       *[other] You’re back. A bot made { $moves } moves for you while you were away.
      }
   *[other] { $who } is back.
  }
news-taken-over = { $you ->
    [yes] You took over from { $name }.
   *[other] { $who } took over from { $name }.
  }

undo-waiting = Asking { $names } whether you may undo it. { $reason }

rematch-asked = { $count ->
    [one] { $names } would like a rematch.
   *[other] { $names } would like a rematch.
  }
rematch-waiting = You’d like a rematch. Waiting for { $names }.
rematch-ready = Ready
rematch-not-now = Not now
rematch-begins = { $seconds ->
    [one] It starts in one second.
   *[other] It starts in { $seconds } seconds.
  }
rematch-declined = Not now: { $names }.
rematch-begun = The next match has begun.
rematch-go = Go to the table
rematch-change = Change the game or the seats
rematch-changing = The host is setting up the next match.
rematch-free = Seat { $number } is free.
rematch-bot = Put a bot there
evening = The evening so far

watching = You’re watching.
watching-full = The table is full, so you’re watching.
watching-late = You’re watching. You can sit down before the next match.
watching-own = Open your own table

lesson-offer = Never played? Learn it in two minutes while you wait
lesson-kept = Your table is waiting for you.
lesson-begun = The match has begun!
lesson-back = Back to the table

lobby-name-you = { $name } (you)
lobby-ready = Everyone’s here. You can start.
lobby-ready-wait = Everyone’s here. The host starts the match.
lobby-sat = { $name } sat down.
lobby-swap = Swap seats with { $name }
lobby-game = Game
lobby-change = Change the game
lobby-change-do = Play this

leave-alone = Keep your seat and the match waits for you. If you leave, bots finish it.
leave-event = Your seat stays yours: come back and play on whenever you like.
chat-new = Show the log. There’s something new in the chat.

report = Report a player
report-name = Report { $name }
report-about = The person who runs this server reads it, with the last lines of the chat. The player isn’t told.
report-what = What’s wrong?
report-reason-rude = Rude or hateful
report-reason-name = Offensive name
report-reason-spoiling = Spoils the game on purpose
report-reason-other = Something else
report-words = In a few words, if you like
report-send = Send
report-thanks = Thank you. The person who runs this server will read it.
