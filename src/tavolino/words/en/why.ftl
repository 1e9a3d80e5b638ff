# Why something is refused, whatever is played. Why an action is not legal stands with the words of its game.

why-over = The match is over.
why-not-your-turn = It is not your turn.

why-not-seated = You do not sit at this table.
why-no-seat = There is no seat { $seat } at this table.
why-seat-taken = { $name } sits there.
why-seat-here = { $name } is here.
why-nobody-there = Nobody sits there.
why-seen-another-hand = You have seen another hand of this match.
why-seen-hands = Whoever watches here sees hands, so sit down before the next match.
why-link-used = This link was used already; make a new one.
why-no-link = This is no seat link of ours.
why-call-bot = Only those who sit at the table can call a bot.
why-remove-bot = Only the host can send a bot away.
why-dealt = The cards are dealt; what you add counts from the next match on.
why-start = Only the host can start the match, or somebody at the table while the host is away.
why-begun = The match has begun.
why-not-begun = The match has not begun.
why-not-over = The match is not over.
why-seat-empty = Seat { $number } is empty: somebody has to sit there, or a bot.
why-earlier-decision = That was meant for an earlier decision.

why-nothing-to-undo = There is nothing of yours to take back.
why-revealed = The match is over and its secret revealed.
why-no-wish = Nobody else wishes to take something back.
why-undo-choices = Your move has already changed what the others can do, so they get a say.
why-undo-shown = It showed you something hidden, so the others get a say.
why-undo-built = The others have already built on it, so they get a say.
why-undo-acted = The others have moved since then, so they get a say.

why-undo-denied = You’ve asked once, and the answer was no.
why-no-rematch = Nobody has asked for another match.
why-change = Only the host can change the game, or somebody at the table while the host is away.
why-remove = Only the host can send somebody away.
why-too-few-seats = There are more people at the table than this game would have seats.

why-no-decision = There is nothing for you to decide now.
why-no-hints = There are no hints at this table while others play at it.

why-no-talk = There is no talk at this table.
why-talk-seated = Only those who sit at the table can talk.
why-unreadable = There is nothing to be read in that.
why-too-much = That is too much at once; wait a moment.

why-no-room = There is no room for another table now.
why-no-table = There is no such table.
why-no-record = There is no such record.
why-no-seat-in-record = There was no seat { $seat } in this match.
why-old-rules = This match was played under older rules, so it can’t be shown move by move any more.
why-old-deal = The rules have changed since this match, so its deal can’t be played again.
why-read-anew = The table had to be read anew; ask again.
why-cannot-save = The server can’t save anything right now, so nothing was done. Try again in a moment.
why-name-empty = Type a name first.
why-name-long = That’s too long: a name has up to { $most } letters.
why-name-unreadable = Some signs in this name can’t be shown here. Letters, digits and emoji are fine.
why-our-fault = Something went wrong here; whoever runs this server finds it in the log.

why-not-own-browser = Only a browser on the computer that runs Tavolino can do that.
why-no-door = The person who started this server chose where it listens, so you can’t change it here.
