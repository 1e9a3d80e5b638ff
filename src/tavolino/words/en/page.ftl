# Everything but the games' own words.

home = Home
close = Close
cancel = Cancel
you = You
score-of = { $you ->
    [yes] you
   *[no] { $who }
  } { $points }
player = Player
score = Points
your-name = Your name
their-name = Their name
coming = Loading…
sign-in = Sign in
program-of = program of { $name }
level-program = program
reload = Try again
to-light = Light mode
to-dark = Dark mode
language = Language

home-title = Three number games, one small table.
home-title-more = A few games, one small table.
home-about = Play right now against bots that are really good, or send your friends a link. No sign-up.
home-players = { $fewest }–{ $most } players
home-play = Play now
home-dealing = Dealing…
home-friends = With friends
home-learn = Learn to play
home-rules = Rules
home-back = Back to your table
home-tables = Open tables
home-nobody = Nobody here yet
home-join = Join
home-watch = Watch

nowhere = Page not found
nowhere-about = The address may be mistyped or out of date. The home page lists all the tables.
no-table = This table is gone
no-table-about = The link may be mistyped, or everyone left long ago and the table was cleared. Ask for a new link, or open a table of your own.
signed-out = You’re signed out here
signed-out-about = This device was ended in your settings on another one. Your name and your seat are still there; here you can go on as a new guest.
unreachable = Can’t reach the server right now. Check your connection and try again.
reload-about = Reload the page. Nothing you played is lost.
too-much = That was a bit too fast
no-cookies-title = Cookies are switched off
no-cookies = Your browser isn’t keeping cookies for this site, so the table can’t recognise you. Allow cookies and try again.
old-page = This page is out of date
old-page-about = Tavolino was updated while you had it open. Reload the page; your seat and your match are safe.
seat-link-dead = This seat link doesn’t work any more

lobby = before the match
lobby-welcome = Take a seat and play, or stay and watch.
lobby-about = The match can start as soon as every seat is taken.
lobby-broken-off = The rules of this game have changed, so the last match couldn’t go on. What you played is kept.
lobby-broken-off-record = See how far it got
lobby-set = { $name }: { $value }
lobby-free = free
lobby-here = is here
lobby-bot = bot, { $level }
lobby-sit = Sit here
lobby-add-bot = Add a bot
lobby-same-device = Someone on this device
lobby-remove-bot = Remove { $name }
lobby-bot-to-add = Bot to add
lobby-house-bots = Bots of the house
lobby-programs = Programs
lobby-program = { $name }, program of { $owner }
call-waiting = calling { $name } …
call-declined = { $name } has declined
call-silent = { $name } didn’t answer
lobby-start = Start the match
lobby-waiting = Waiting for everyone…
lobby-full = All seats are taken. You can watch once the match starts.
bot-name = { $name } ({ $level })
level-random = random
level-heuristic = rule of thumb
level-instant = instant
level-novice = novice
level-casual = casual
level-club = club
level-expert = expert
level-master = master

honest-title = A fair deal
honest-about = The cards come from a secret the server picked and from random numbers that every browser adds. The number below commits the server to its secret before anyone adds theirs. After the match the secret is shown, so anyone can check that the deal was fair.

invite-title = Invite friends
invite-about = Anyone who opens this link can take a seat. No account needed.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-code = The same link as a QR code
invite-screen = Open the shared screen on a TV or tablet

reach-shut-table = Only this computer can open this table
reach-shut-link = Only this computer can open this link
reach-shut-about = Tavolino only listens on this computer, so a link or a QR code wouldn’t work on your friends’ phones. Let the other devices in your network in?
reach-open = Let others in
reach-opening = Opening…
reach-quick = Takes two seconds
reach-quick-about = Your table and everything on it stay as they are.
reach-home = Stays in your network
reach-home-about = Every device in your network can open Tavolino. Your router keeps the internet out.
reach-again = Shut it any time
reach-again-about = It also shuts when you quit Tavolino.
reach-no-door = Tavolino was started for this computer only. To play with friends in your network, quit it and start
reach-nowhere = This computer isn’t in a network, so nobody can reach it. Join the Wi-Fi your friends use, then try again.
reach-here = On this computer, the link works:
reach-is-open = Open to your network
reach-which = If it doesn’t open, try another address
reach-kind-network = in your network ({ $interface })
reach-kind-name = easier to type, but not every phone finds it
reach-kind-vpn = through the VPN ({ $interface })
reach-kind-container = for containers on this computer ({ $interface })
reach-kind-internet = on the internet ({ $interface }): others may find it, too
reach-kind-link-local = without a router ({ $interface })
reach-trouble = It doesn’t open on a phone?
reach-trouble-about = Both devices need the same network; guest Wi-Fi often keeps them apart. If this computer’s firewall asks, let Tavolino through.
reach-https = Everything works on your friends’ phones, except for installing Tavolino as an app: browsers allow that only over https.
reach-shut = Shut the door again

# What a chat shows for a link
preview-invitation = { $known ->
    [yes] { $host } invites you to { $game }
   *[no] You’re invited to { $game }
  }
preview-free = { $count ->
    [0] All seats are taken, but you can watch.
    [one] One seat is free. Nothing to install, no sign-up.
   *[other] { $count } seats are free. Nothing to install, no sign-up.
  }
preview-playing = { $game } with { $names }
preview-result = { $game }: { $result }
preview-watch = Watch it move by move, and check for yourself that the deal was fair.

open-title = { $game } with friends
open-seats = Players
open-friend = a friend
open-bot = bot: { $level }
open-options = Game options
open-clock = Clock
open-clock-about = If time runs out, a sensible move is played for that seat.
open-days = Days for a move
open-days-about = A slow match: leave the page whenever you like and come back when it’s your turn. After two missed moves in a row, a bot plays for that seat until you’re back.
open-table = The table
open-listed = Open to everyone
open-listed-about = The table is shown on the home page. Otherwise only people with the link can join.
open-chat = Chat
open-chat-about = Short messages and reactions at the table.
open-hints = Hints
open-hints-about = Anyone may ask for the best move. If you play only against bots, you always can.
open-late = Watchers see all hands, with a delay
open-late-about = Watchers see all cards, three minutes late. Otherwise they see only what’s face up.
time-was-up = Time ran out:
late-hands = Everybody’s hand in the last round, as it was played
open-open = Open the table
open-opening = Opening…

clock = { $time } left
clock-none = no clock
clock-per-move = time for each move
clock-bank = time for the whole match
clock-seconds = Seconds for a move
clock-minutes = Minutes for each player
clock-increment = Seconds added with each move
clock-days = days for each move
clock-days-each = { $days ->
    [one] one day a move
   *[other] { $days } days a move
  }

seat-number = Seat { $number }
seat-awaited = to play:
seat-away = away
seat-away-bot = away, a bot plays on
turn-of = It’s { $who }’s turn.
turn-yours = Your turn.
since = Since your move:
since-divider = since your last move
points-of = { $who }: points
round-over = Round { $round } is over
round-next = Deal round { $round }
round-alone = The next round starts in a moment.
round-leads = { $who } leads by { $points }
round-you-lead = You lead by { $points }
round-all = { $points } in total

rules = Rules
rules-title = The rules (opens in a new tab)
clause-open = What the rules say (opens in a new tab)
clause-name = Rule { $clause }

table-label = The table: { $game }
hint = Hint
hint-on = Hints on
hint-on-title = You get a hint every turn. Press to switch this off.
hint-title = The best move, found by trying many possible deals
hint-thinking = Thinking…
undo = Undo
undo-title = Undo your last move
undo-wish = { $who } would like to undo a move.
undo-allow = Allow
undo-refuse = Refuse
taken-back = { $who } undid a move.
taken-back-all = { $who } undid a move and everything after it.
connection-lost = Connection lost. Reconnecting… Nothing you did is lost.
connection-shut = The host’s computer isn’t letting other devices in any more. Your seat is safe, and you’ll be back as soon as it does.

leave = Leave
leave-title = Leave the table?
leave-about = The link brings you back.
leave-playing = A bot will play on for you, so the others can finish the match.
leave-keep = Keep my seat and go to the home page
stay = Stay
move-seat = Continue on another device
move-about = Open this link on the other device and carry on there with your seat and your cards. It works once.
move-link = Link for the other device
move-done = Your seat has moved
move-done-about = You’re playing on the other device now. You can watch here.

take-over = Take over from { $name }
take-over-bot = Let a bot play for { $name }

log = Log
log-open = Show the log
log-empty = Nothing yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
sounds = Sounds
chat-mute = Mute { $name }
reactions = Reactions
sign-well-done = Well done!
sign-bravo = Bravo!
sign-laugh = Ha ha!
sign-oh = Oh!
sign-alas = Too bad!
sign-hooray = Hooray!
watchers = { $count ->
    [0] {""}
    [one] One person is watching.
   *[other] { $count } people are watching.
  }

curtain-title = { $name } is next
curtain-about = Hand the device to { $name }. Nobody else should look.
curtain-open = I’m { $name }

screen-title = Shared screen
screen-about = This screen shows no hidden cards. Open the link on your phone to see your hand.

end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
end-you-won = You win!
# $points counts, $shown is the same number with a real minus sign
end-solo = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
end-look = Back to the table
end-reopen = Show the result
again = Play again

share = Share
share-copied = Link copied
share-link = Link to this moment

replay = Replay
replay-title = { $game }: replay
replay-dealt = The cards are dealt.
replay-hands = All hands
replay-steps = Steps
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-step = Position in the match
replay-at = { $step } / { $steps }
replay-speed = Speed
replay-times = { $speed }×
replay-seat = Show the cards of
replay-all = All cards open
replay-as = As { $name } saw it
coach-ask = Ask the coach
my-play = My play
replay-continue = Continue from here
replay-again = Play this deal
replay-download = Save
replay-rehearsed = { $actions ->
    [0] A known deal, played again. The cards were no secret, so it doesn’t count.
    [one] Continued from a known match after its first move. The cards were no secret, so it doesn’t count.
   *[other] Continued from a known match after { $actions } moves. The cards were no secret, so it doesn’t count.
  }
no-record = Match not found
no-record-about = The link may be mistyped, or the match was never finished.
record-broken-off = This match was broken off because the rules of the game had changed.
record-broken-off-long = This match was broken off: it had gone on for too long.
rehearsed = known deal

rehearse-here-title = Continue from here
rehearse-here-about = The same cards, the same moves up to here. From here on you play one seat, and bots play the others.
rehearse-start-title = Play this deal
rehearse-start-about = The same cards from the beginning. You play one seat, and bots play the others.
rehearse-known = The cards of this match are public now, so what you play is marked as a known deal and doesn’t count.
rehearse-seat = Your seat
rehearse-level = Level of the bots
rehearse-play = Play

check = Check the deal
check-title = Was the deal fair?
check-working = Computing…
check-here = Computed by your browser
check-there = Checked by the server
check-here-about = Your browser works out the cards from the numbers in the record, by the published method, and compares them with every card in the replay.
check-there-about = Only the server knows the rules, so the server checks that every move was allowed.
check-commitment = The secret matches the number shown before the deal.
check-commitment-bad = The secret doesn’t match the number shown before the deal.
check-seed = The seed follows from the secret and what every seat added.
check-seed-bad = This secret and these contributions don’t make a seed.
check-draw = “{ $label }”: every card and every draw is as computed.
check-draw-bad = “{ $label }”: these aren’t the cards that the seed gives.
check-actions = { $count ->
    [one] The one move is legal with these cards and leads to the recorded result.
   *[other] All { $count } moves are legal with these cards and lead to the recorded result.
  }
check-actions-bad = The server finds: { $reason }
check-good = The deal was fair.
check-bad = This record doesn’t add up.
check-known = The cards follow from the seed, but the secret was already known: this deal has been played before.
check-numbers = The numbers
check-compare = Compare the first number with the one you saw before the deal: only that links the record to your table.
check-number-commitment = Shown before the deal
check-number-secret = Secret
check-number-added = Added by { $name }
check-number-seed = Seed

rated = Rated
profile = Profile
mine = My matches
mine-about = What { $name } has played here. Nobody else sees this list.
mine-none = You haven’t finished a match here yet.
mine-none-about = Every match you finish from now on shows up here, with its replay.
mine-figures = So far
mine-matches = { $count ->
    [one] One match
   *[other] { $count } matches
  }
mine-wins = { $count ->
    [0] no wins yet
    [one] 1 win
   *[other] { $count } wins
  }
mine-against = won { $wins } of { $count }
mine-places = Places
mine-place = #{ $place }
mine-alone = { $count ->
    [one] Once solo, { $best } points
   *[other] { $count } times solo, { $best } points at best
  }
mine-list = Matches
mine-own-place = Your place
mine-own-score = Your points
mine-known = known deal
mine-data = What we store about you
mine-data-about = Your name, your devices, your matches and what belongs to them. No address, no email. The details:
mine-export = Download my data
mine-forget = Delete everything
mine-forget-title = Delete everything?
mine-forget-gone = Your name, this list and what this browser remembers are deleted for good. You leave every table. If a match is still running, a bot finishes it for you.
mine-forget-stays = The records of your matches stay, because they belong to the others too. Your name is removed from them, and nothing in them leads to you.
mine-forget-do = Yes, delete everything
mine-forgotten = Everything is deleted
mine-forgotten-about = The server has forgotten you. If you play again, you start afresh.

keys = Keys
keys-arrows = move from card to card, from cell to cell
keys-enter = play the selected card
keys-tab = go to the next button
keys-hint = hint
keys-undo = undo
keys-log = show or hide the log
keys-escape = close a window or a hint, clear the selection
keys-help = this list
keys-mouse = With the mouse or a finger: click or drag. If a card can’t be played, try it and it tells you why.

level-coming = { $level }, ready in about { $seconds } s
levels-coming = Stronger bots will be ready in about { $seconds } s. For now you play at this level: { $level }.

banned = You can’t come in
banned-about = The person who runs this server has banned you.
notice-from = From the person who runs this server
notice-hide = Hide
notice-stops = { $minutes ->
    [one] This server stops in about a minute. Nothing new can start now; your table will be waiting for you afterwards.
   *[other] This server stops in about { $minutes } minutes, or as soon as no match is being played. Nothing new can start now; your table will be waiting for you afterwards.
  }
person-menu = More about { $name }
