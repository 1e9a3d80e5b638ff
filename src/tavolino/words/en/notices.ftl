# Notices of slow matches: what they say, and where people say how they want them.

notice-turn = It’s your turn against { $names }.
notice-turn-alone = It’s your turn.
notice-late = Your time for a move against { $names } is running out.
notice-late-alone = Your time for a move is running out.
notice-due = You have until { $when }.
notice-began = Your match with { $names } has begun.
notice-began-alone = Your match has begun.
notice-again = { $names } would like to play again.
notice-again-alone = Somebody would like to play again.
notice-over = Your match with { $names } is over.
notice-over-alone = Your match is over.
notice-turns = { $count ->
    [one] It’s your turn in one match.
   *[other] It’s your turn in { $count } matches.
  }
notice-several = There’s news in { $count } of your matches.
notice-test = This is where you’ll hear about your slow matches.
notice-open = Open
notice-stop = Stop these notices

notices = Notices
notices-about = For slow matches, even when this page is closed: once for each turn, and never many at once.
notices-here-on = Turn on in this browser
notices-denied = This browser blocks notices from Tavolino. Allow them in its settings for this page.
notices-impossible = This browser can’t get notices from here. It takes https; on an iPhone, add Tavolino to the home screen first.
notices-no-service = The push service of this browser can’t be reached. Try again later.
notices-where = Where they go
notices-nowhere = Nowhere yet.
notices-browser = A browser
notices-failing = The last one didn’t arrive.
notices-test = Try it
notices-end = Stop
notices-ended = No more notices will go there.
notices-arrived = The test notice is on its way.
notices-lost = The test notice didn’t arrive. Is the address right?
notices-webhook = Add a webhook
notices-kind = Who gets them
kind-matrix = Matrix (a bridge)
kind-plain = a program of your own
notices-address = Address
notices-add = Add and try
notices-secret = Everything sent there is signed with this secret. You’ll see it only now:
notices-what = What about?
wish-turn = It’s my turn
wish-late = My time is running out
wish-began = A match has begun
wish-again = Somebody wants to play again
wish-over = A match is over
notices-quiet = Quiet hours
notices-quiet-about = By the clock in { $zone }. What happens then comes afterwards.
notices-from = from
notices-to = to

stop-title = No more notices
stop-about = Nothing more will come this way. You can turn notices on again under Settings.
stop-coming = One moment …
stop-failed = That didn’t work: the server can’t be reached.
stop-again = Try again
