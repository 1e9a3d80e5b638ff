# Everything but the games' own words.

home = First page
close = Close
cancel = Cancel
you = You
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
home-tables = Open tables
home-no-tables = Nobody has opened a table to everybody right now. You could be the first: choose “With friends” and open it to all.
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
open-late-about = Those who watch see all cards with a delay. Otherwise they see only what lies open.
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
hint-reason = { $action }. Of the possible deals looked at, it was best in { $best } %, and would win about { $expected } %.
hint-sensible = { $action } looks sensible.
undo = Undo
undo-title = Take back your last move
undo-wish = { $who } would like to take back a move.
undo-allow = Allow
undo-refuse = Refuse
undo-asked = The others are asked whether you may take it back. { $reason }
taken-back = { $who } took back a move.
taken-back-all = { $who } took back a move, and what followed it.
connection-lost = The connection is lost. Coming back by itself; nothing you did is lost.

leave = Leave
leave-title = Leave the table?
leave-about = The link brings you back.
leave-playing = A bot will play on in your place, so that the others can finish the match.
leave-keep = Keep my seat and look elsewhere
stay = Stay
move-seat = Move to another device
move-about = Open this link on the other device: your seat and your cards come over. It works once.
move-link = Link that moves your seat

chairs-take = Take over from { $name }
chairs-bot = Let a bot play for { $name }

log = What happened
log-open = What happened
log-empty = Nothing yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
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
end-solo = { $points } points
end-look = Look at the table
end-reopen = Show the result
again = Play again

keys = Keys
keys-arrows = go from card to card, from field to field
keys-enter = play what has the focus
keys-tab = go on to the next button
keys-hint = hint
keys-undo = take back
keys-log = show or hide what happened
keys-escape = close a window, drop what is chosen
keys-help = this list
keys-mouse = With the mouse or a finger: click or drag. A card that cannot be played says why when you try it.
