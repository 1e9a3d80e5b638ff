# Fair play at a table: lines that break, votes, people who do not move, matches that would never end.

seat-expected = { $seconds ->
    [one] lost the line, one more second
   *[other] lost the line, { $seconds } more seconds
  }

news-join-wanted = { $name } would like to take over from { $who }.
news-join-failed = { $name } does not join: not everybody agreed.
news-replacement-wanted = { $you ->
    [yes] You would like a bot to play for { $name }, who has not moved for a while.
   *[other] { $who } would like a bot to play for { $name }, who has not moved for a while.
  }
news-replacement-failed = { $name } plays on: not everybody agreed to a bot.
news-bot-voted-in = { $name } has not moved for a while, and the others agreed: a bot plays on as { $who }.

vote-join = { $name } would like to take over from { $bot }. Is that all right?
vote-replace = { $name } has not moved for a while. Should a bot play on?
vote-yes = Yes
vote-no = No
vote-left = { $seconds ->
    [one] One more second.
   *[other] { $seconds } more seconds.
  }
vote-join-waiting = You would like to take over from { $bot }. Those who play are being asked.
vote-replace-waiting = Should a bot play for { $name }? The others are being asked.
vote-yes-said = You said yes. Waiting for the others.
replace-bot = { $name } is not moving: let a bot play
replaced = A bot is playing for you, because you had not moved for a while.
replaced-back = Play again

lobby-broken-off-long = The last match had gone on for so long that it was broken off. What was played is kept.

why-seat-held = { $name } is here, or was a moment ago.
why-undo-away = { $name } is away, so nobody can ask them.
why-turned-away = Somebody at the table said no. You can sit down before the next match.
why-vote-open = The table is already deciding something. Wait a moment.
why-vote-soon = The table has only just been asked. Try again in half a minute.
why-nobody-to-ask = Those who play here are away, so nobody can agree.
why-no-vote = There is nothing for you to decide.
why-not-idle = { $minutes ->
    [one] { $name } may take a minute for a move.
   *[other] { $name } may take { $minutes } minutes for a move.
  }
why-bot-plays-on = The others let a bot play for you twice. It plays on until this match ends.
