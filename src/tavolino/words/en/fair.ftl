# Fair play at a table: lines that break, votes, people who do not move, matches that would never end.

seat-expected = { $seconds ->
    [one] connection lost, one second left
   *[other] connection lost, { $seconds } seconds left
  }

news-join-wanted = { $name } would like to take over from { $who }.
news-join-failed = { $name } can’t join: not everyone agreed.
news-replacement-wanted = { $you ->
    [yes] You’d like a bot to play for { $name }, who hasn’t moved for a while.
   *[other] { $who } would like a bot to play for { $name }, who hasn’t moved for a while.
  }
news-replacement-failed = { $name } plays on: not everyone wanted a bot.
news-bot-voted-in = { $name } hasn’t moved for a while, and the others agreed: a bot plays on as { $who }.

vote-join = { $name } would like to take over from { $bot }. Is that OK?
vote-replace = { $name } hasn’t moved for a while. Should a bot take over?
vote-yes = Yes
vote-no = No
vote-left = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }
vote-join-waiting = You’d like to take over from { $bot }. We’re asking the players.
vote-replace-waiting = Should a bot play for { $name }? We’re asking the others.
vote-yes-said = You said yes. Waiting for the others.
replace-bot = { $name } isn’t moving: let a bot play
replaced = A bot is playing for you because you hadn’t moved for a while.
replaced-back = Take my seat back

lobby-broken-off-long = The last match went on for so long that it was broken off. What you played is kept.

why-seat-held = { $name } is here, or was a moment ago.
why-undo-away = { $name } is away, so there’s nobody to ask.
why-turned-away = Someone at the table said no. You can sit down before the next match.
why-vote-open = The table is already deciding something. Wait a moment.
why-vote-soon = The table has only just been asked. Try again in half a minute.
why-nobody-to-ask = The players are away, so there’s nobody to agree.
why-no-vote = There’s nothing for you to decide.
why-not-idle = { $minutes ->
    [one] { $name } may take a minute for a move.
   *[other] { $name } may take { $minutes } minutes for a move.
  }
why-bot-plays-on = The others let a bot play for you twice. It plays on until this match ends.
