# Why something is refused, whatever is played. Why an action is not legal stands with the words of its game.

why-over = The match is over.
why-not-your-turn = It’s not your turn.
why-not-allowed = The rules don’t allow that right now.

why-not-seated = You have no seat at this table.
why-no-seat = There’s no seat { $seat } at this table.
why-seat-taken = That’s { $name }’s seat.
why-nobody-there = Nobody’s sitting there.
why-seen-another-hand = You’ve already seen another hand in this match.
why-seen-hands = Watchers at this table see all hands, so you can only sit down before the next match.
why-link-used = This link has already been used. Make a new one.
why-no-link = This isn’t a valid seat link.
why-call-bot = Only players at the table can add a bot.
why-remove-bot = Only the host can remove a bot.
why-dealt = The cards are already dealt, so what you add counts from the next match.
why-start = Only the host can start the match, or anyone at the table while the host is away.
why-begun = The match has already started.
why-not-begun = The match hasn’t started yet.
why-not-over = The match isn’t over yet.
why-seat-empty = Seat { $number } is empty. A person or a bot has to take it.
why-earlier-decision = Too late: the game has moved on.

why-nothing-to-undo = You have no move to undo.
why-revealed = The match is over and its secret is out.
why-no-wish = Nobody else wants to undo a move.
why-undo-choices = Your move has already changed what the others can do, so they get a say.
why-undo-shown = It showed you something hidden, so the others get a say.
why-undo-built = The others have already built on it, so they get a say.
why-undo-acted = The others have moved since then, so they get a say.

why-undo-denied = You’ve already asked, and the answer was no.
why-no-rematch = Nobody has asked for a rematch.
why-change = Only the host can change the game, or anyone at the table while the host is away.
why-remove = Only the host can remove someone.
why-too-few-seats = There are more people at the table than this game has seats.

why-no-decision = There’s nothing for you to decide right now.
why-no-hints = Hints are off at this table while others are playing.

why-no-talk = Chat is off at this table.
why-talk-seated = Only seated players can chat.
why-unreadable = There’s no readable text in that.
why-too-much = That’s a bit too fast. Wait a moment.

why-no-room = There’s no room for another table right now.
why-too-many-tables = You have too many tables open. Finish some of your matches first.
why-no-table = There’s no such table.
why-no-record = There’s no such match.
why-no-seat-in-record = This match had no seat { $seat }.
why-old-rules = This match was played under older rules, so it can’t be shown move by move any more.
why-old-deal = The rules have changed since this match, so its deal can’t be played again.
why-read-anew = The table was reloaded. Please try again.
why-cannot-save = The server can’t save anything right now, so nothing was done. Try again in a moment.
why-name-empty = Type a name first.
why-name-long = That’s too long: a name has up to { $most } characters.
why-name-unreadable = Some characters in this name can’t be shown here. Letters, digits and emoji are fine.
why-name-bot = This looks like the name of a bot. Choose another one.
why-name-kept = Somebody keeps that name here. If it’s you, sign in.
why-text-marks = Too many accents on one letter. Leave some out.
why-our-fault = Something went wrong on our side. The person who runs this server will find it in the log.

why-not-own-browser = Only a browser on the computer that runs Tavolino can do that.
why-no-door = The person who started this server chose where it listens, so you can’t change it here.

why-read-only = This program may only look.
why-no-device = There’s no such device.
why-only-browser = Only a browser can do that, not a program.
why-many-devices = You have { $most } devices already. End some of them first.

why-banned = You’re banned from this server.
why-banned-until = You’re banned from this server until { $date }.
why-sent-away = You were sent away from this table, so you can’t sit down here again.
why-program-gone = That program isn’t here any more, or doesn’t want to play this now.
why-program-busy = { $name } is already playing at as many tables as it can.
why-program-here = { $name } already has a seat at this table.
why-program-unseated = { $number } requests in a row couldn’t be carried out, so a bot has taken your seat.
why-willing = Only a program of somebody can be called to a table. Make one under “Your programs”, and use its token.
why-not-at-table = You’re not at this table.
why-draining = This server is about to stop, so nothing new can start now. Try again in a few minutes.
why-many-reports = That’s enough reports for one day. Try again tomorrow.
why-slow = Everybody has days to move in this match, so no bot steps in before the time is up.
why-coach-full = Too many matches are waiting for the coach. Try again in { $minutes ->
    [one] about one minute
   *[other] about { $minutes } minutes
  }.
why-coach-failed = The coach couldn’t make anything of this match.
why-coach-unprepared = The coach needs something that couldn’t be installed on this server. Try again later.
why-no-line = The coach hasn’t looked at this move.
why-no-card = This position isn’t in your deck any more.
why-webhook-address = That isn’t an address that notices can go to. It should begin with https://.
why-webhook-unknown = There’s no { $host }, as far as this server can see.
why-webhook-inside = That address is in this server’s own network. Notices only go there if the host allows it.
why-webhook-plain = Notices only go out encrypted: the address should begin with https://.
why-many-channels = You already get notices in ten places. Stop one of them first.
why-no-channel = There’s no such place for notices any more.
