# Everything but the games' own words.

home = First page
close = Close
cancel = Cancel
you = You
score-of = { $who } { $points }
player = Player
score = Points
your-name = Your name
their-name = Their name
coming = Coming …
reload = Try again
to-light = Switch to light
to-dark = Switch to dark
language = Language

home-title = Three number games, one small table.
home-about = Play at once against bots that are really good, or send your friends a link. Nothing to sign up for.
home-players = { $fewest }–{ $most } players
home-play = Play now
home-dealing = Dealing …
home-friends = With friends
home-learn = Learn
home-rules = Rules
home-back = Go back to it
home-tables = Open tables
home-nobody = Nobody sits here yet
home-join = Join
home-watch = Watch

nowhere = There is nothing here
nowhere-about = The address may be mistyped or out of date. The first page has all tables.
no-table = This table is not there any more
no-table-about = The link may be mistyped, or everybody left long ago and the table was cleared. Ask for a new link, or open a table of your own.
unreachable = The server cannot be reached right now. Check your connection and try again.
reload-about = Load the page again; nothing that was played is lost.
too-much = That was a little too much at once
no-cookies-title = Your browser keeps nothing
no-cookies = Your browser does not keep cookies for this page, so the table could not recognise you. Allow cookies for it and try again.
old-page = This page is out of date
old-page-about = Tavolino was updated while it was open here. Load it again; your seat and the match are kept.
seat-link-dead = This seat link does not work any more

lobby = before the match
lobby-welcome = Take a seat to play along, or stay and watch.
lobby-about = As soon as all seats are taken the match can begin.
lobby-broken-off = The rules of this game have changed, so the last match couldn’t go on. What was played is kept.
lobby-broken-off-record = See how far it got
lobby-set = { $name }: { $value }
lobby-free = free
lobby-here = is here
lobby-bot = bot, { $level }
lobby-sit = Sit here
lobby-add-bot = Bot
lobby-same-device = On this device
lobby-remove-bot = Send { $name } away
lobby-level = Level of the bots you add
lobby-start = Start the match
lobby-waiting = Waiting for everybody …
lobby-full = All seats are taken. You can watch as soon as the match begins.
bot-name = { $name } ({ $level })
level-random = dice thrower
level-heuristic = rule of thumb
level-novice = novice
level-casual = casual
level-club = club
level-expert = expert
level-master = master

honest-title = An honest deal
honest-about = The cards follow from a secret of the server and from chance that every browser adds. This number binds the server to its secret before anybody has added theirs; after the match the secret is shown, and everybody can check the deal.

invite-title = Invite friends
invite-about = Whoever opens this link can sit down. No account is needed.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-code = The same link as a code for phones
invite-screen = Open the shared screen for a TV or tablet

reach-shut-table = Only this computer can open this table
reach-shut-link = Only this computer can open this link
reach-shut-about = Tavolino is listening on this computer alone, so a link or a QR code would be dead on your friends’ phones. Let the other devices in your network in?
reach-open = Let others in
reach-opening = Opening …
reach-quick = Takes two seconds
reach-quick-about = Your table and everything on it stays as it is.
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
    [one] One seat is free. Nothing to install, nothing to sign up for.
   *[other] { $count } seats are free. Nothing to install, nothing to sign up for.
  }
preview-playing = { $game } with { $names }
preview-result = { $game }: { $result }
preview-watch = Watch it move by move, and see for yourself that the deal was honest.

open-title = { $game } with friends
open-seats = Players
open-friend = a friend
open-bot = bot: { $level }
open-options = How to play
open-clock = Clock
open-clock-about = When the time is up, a sensible move is made for that seat.
open-table = The table
open-listed = Open to everybody
open-listed-about = The table stands on the first page. Otherwise only those who have the link can come.
open-chat = Chat
open-chat-about = Short messages and signs at the table.
open-hints = Hints
open-hints-about = Everybody may ask for the best move. Alone with bots you always may.
open-late = Watchers see hands, later
open-late-about = Those who watch see all cards, three minutes late. Otherwise they see only what lies open.
time-was-up = Time was up:
late-hands = Everybody’s hand, as it was three minutes ago
open-open = Open the table
open-opening = Opening …

clock = { $time } left
clock-none = no clock
clock-per-move = time for each move
clock-bank = time for the whole match
clock-seconds = Seconds for a move
clock-minutes = Minutes for each player
clock-increment = Seconds added with each move

seat-number = Seat { $number }
seat-awaited = to move:
seat-away = away
seat-away-bot = away, a bot plays on
turn-of = { $who } is to move.
turn-yours = Your turn.
since = Since your move:
since-divider = since your last move
points-of = { $who }: points
round-over = Round { $round } is over
round-next = Deal round { $round }
round-alone = It goes on by itself in a moment.
round-leads = { $who } leads by { $points }
round-you-lead = You lead by { $points }
round-all = { $points } in all

rules = Rules
rules-title = The rules, in a tab of their own
clause-open = What the rules say, in a tab of its own
clause-name = Rules, clause { $clause }

table-label = The table: { $game }
hint = Hint
hint-on = Hints on
hint-on-title = A hint comes by itself in each of your turns; press to switch that off
hint-title = The best move, found by looking at many possible deals
hint-thinking = Thinking …
undo = Undo
undo-title = Take back your last move
undo-wish = { $who } would like to take back a move.
undo-allow = Allow
undo-refuse = Refuse
taken-back = { $who } took back a move.
taken-back-all = { $who } took back a move, and what followed it.
connection-lost = The connection is lost. Coming back by itself; nothing you did is lost.
connection-shut = The host’s computer doesn’t let other devices in any more. Your seat is kept, and you’re back as soon as the door opens again.

leave = Leave
leave-title = Leave the table?
leave-about = The link brings you back.
leave-playing = A bot will play on in your place, so that the others can finish the match.
leave-keep = Keep my seat and look elsewhere
stay = Stay
move-seat = Move to another device
move-about = Open this link on the other device: your seat and your cards come over. It works once.
move-link = Link that moves your seat
move-done = Your seat has moved
move-done-about = You’re playing on the other device now. Here you can watch.

take-over = Take over from { $name }
take-over-bot = Let a bot play for { $name }

log = What happened
log-open = What happened
log-empty = Nothing yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
sounds = Soft sounds
chat-mute = Do not hear { $name }
reactions = Signs
sign-well-done = Well done!
sign-bravo = Bravo!
sign-laugh = Ha ha!
sign-oh = Oh!
sign-alas = Alas …
sign-hooray = Hooray!
watchers = { $count ->
    [0] {""}
    [one] One person is watching.
   *[other] { $count } people are watching.
  }

curtain-title = { $name } is next
curtain-about = Hand the device to { $name }. Nobody else should look.
curtain-open = I am { $name }

screen-title = Everybody’s screen
screen-about = This screen shows no hidden cards. Open the link on your phones: your hand is there.

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
end-look = Look at the table
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
replay-next = One step on
replay-last = To the end
replay-step = Where the match stands
replay-at = { $step } / { $steps }
replay-speed = Speed
replay-times = { $speed }×
replay-seat = Whose cards are shown
replay-all = All cards open
replay-as = As { $name } saw it
replay-continue = Continue from here
replay-again = Play this deal
replay-download = Save
replay-rehearsed = { $actions ->
    [0] Somebody played a known deal again. Its cards were no secret, so it counts for nothing.
    [one] Somebody went on from a known match, after its first move. Its cards were no secret, so it counts for nothing.
   *[other] Somebody went on from a known match, after { $actions } moves. Its cards were no secret, so it counts for nothing.
  }
no-record = This match is not there
no-record-about = The link may be mistyped, or the match was never finished.
record-broken-off = This match was broken off: the rules of the game had changed.
rehearsed = known deal

rehearse-here-title = Continue from here
rehearse-here-about = The same cards, the same moves up to here. From now on you play for one seat, bots for the others.
rehearse-start-title = Play this deal
rehearse-start-about = The same cards from the beginning. You play for one seat, bots for the others.
rehearse-known = The cards of this match are public by now, so what you play is marked as a known deal and counts for nothing.
rehearse-seat = Your seat
rehearse-level = Level of the bots
rehearse-play = Play

check = Check the deal
check-title = Was the deal honest?
check-working = Computing …
check-here = Computed by your browser
check-there = Checked by the server
check-here-about = From the numbers in the record, by the published method, and compared with every card that the replay shows.
check-there-about = Whether every move was allowed is a matter of the rules, and the rules are the server’s.
check-commitment = The secret fits the number that was shown before the deal.
check-commitment-bad = The secret does not fit the number that was shown before the deal.
check-seed = The seed follows from the secret and what every seat added.
check-seed-bad = No seed follows from this secret and these contributions.
check-draw = “{ $label }”: every card and every lot came as computed.
check-draw-bad = “{ $label }”: the cards are not those that follow from the seed.
check-actions = { $count ->
    [one] One move, legal on these cards, leads to the recorded result.
   *[other] All { $count } moves are legal on these cards and lead to the recorded result.
  }
check-actions-bad = The server finds: { $reason }
check-good = The deal was honest.
check-bad = This record does not fit.
check-known = The cards follow from the seed, but the secret was known before: a deal was played again.
check-numbers = The numbers
check-compare = Compare the first number with the one you saw before the deal: only that ties the record to your table.
check-number-commitment = Shown before the deal
check-number-secret = Secret
check-number-added = Added by { $name }
check-number-seed = Seed

mine = My matches
mine-about = What { $name } has played here. It belongs to this browser: nobody else sees this list.
mine-none = You have not finished a match here yet.
mine-none-about = Whatever you play from now on appears here, with its replay.
mine-figures = So far
mine-matches = { $count ->
    [one] One match
   *[other] { $count } matches
  }
mine-wins = { $count ->
    [0] not won yet
    [one] won once
   *[other] won { $count } times
  }
mine-places = Places
mine-place = #{ $place }
mine-alone = { $count ->
    [one] Once alone, { $best } points
   *[other] { $count } times alone, { $best } points at best
  }
mine-list = Matches
mine-own-place = Your place
mine-own-score = Your points
mine-known = known deal
mine-data = What is kept of you
mine-data-about = Your name, the matches you finished and your seats at open tables. No address, no e-mail, nothing else.
mine-export = Take it all with you
mine-forget = Delete everything
mine-forget-title = Delete everything?
mine-forget-gone = Your name, this list and what this browser remembers are deleted for good. You leave every table; where a match goes on, a bot plays it for you.
mine-forget-stays = The records of your matches stay, because they belong to the others too. Your seat in them has no name any more, and nothing leads from them to you.
mine-forget-do = Yes, delete everything
mine-forgotten = Everything is deleted
mine-forgotten-about = The server does not know you any more. If you play again, you begin anew.

keys = Keys
keys-arrows = go from card to card, from field to field
keys-enter = play what has the focus
keys-tab = go on to the next button
keys-hint = hint
keys-undo = take back
keys-log = show or hide what happened
keys-escape = close a window or a hint, drop what is chosen
keys-help = this list
keys-mouse = With the mouse or a finger: click or drag. A card that cannot be played says why when you try it.

level-coming = { $level }, ready in about { $seconds } s
levels-coming = Stronger bots will be ready in about { $seconds } s. For now you play at this level: { $level }.
