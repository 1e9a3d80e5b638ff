privacy-short = Tavolino keeps only what it takes to play. You don’t need an account, and there’s no password and no email address.
privacy-kept = What the server keeps
privacy-person = Your name, a random number that stands for you, and when you first came. One cookie holds that number and one for your device, with a signature, so that the server knows it’s you again. Your name isn’t in it. The cookie lasts a year, and there are no others.
privacy-device = For each of your devices: the browser, the system, and when it was first and last used, to the hour.
privacy-account = If you keep your name: since when, the public half of your passkeys with the browser and system they were made in, and your six words as a hash that nobody can turn back into words. Also your programs and what their tokens are called, and the number you had as a guest if you brought your matches along.
privacy-tables = For each table you open or sit at: your name, what you do there and when.
privacy-records = For each finished match: the names, the cards, every move with its time, and the result.
privacy-daily = For each daily deal you try: when you began, at which table, and your result.
privacy-coach = For each match that the coach has looked at: what it found. If you try your mistakes again: at which positions, how often in a row it went well, and when they come back.
privacy-circle = The people you know here, whom you’ve asked, blocked or muted, your open invitations, and who may invite you.
privacy-notices = If you want notices: which ones, your quiet hours, and the addresses they go to.
privacy-deals = [A public list](/deals) of all deals: the game, the time and a checksum. It names nobody. If the table was open to everyone, the list also leads to the match.
privacy-not-kept = What it doesn’t keep
privacy-chat = What you say in the chat. It’s in memory for a while. Only if someone reports it are the last lines stored, for 30 days.
privacy-address = Your IP address. It’s in memory for a while, so that nobody can take up the whole server, but it’s neither stored nor written to a log. If the host has put another program in front of Tavolino, that one may write a log of its own.
privacy-settings = Your settings, picture and colour. They stay on your device. The others see your picture and colour while you’re at a table.
privacy-tracking = Nothing goes to anyone else, except notices if you ask for them: to your browser they travel encrypted, through the service of its maker. There are no ads and no trackers, and the page loads nothing from other servers.
privacy-time = How long
privacy-time-tables =
    A table is closed when nobody has been there for { $quiet ->
        [one] { $quiet } hour
       *[other] { $quiet } hours
    }, or for { $finished ->
        [one] { $finished } hour
       *[other] { $finished } hours
    } if its match is over. Only hours when the server is running count. What happened there is deleted { $log ->
        [one] { $log } day
       *[other] { $log } days
    } later.
privacy-time-records =
    A finished match is deleted after { $records ->
        [one] { $records } day
       *[other] { $records } days
    }.
privacy-time-records-ever = A finished match stays.
privacy-time-people =
    If you don’t come back for { $people ->
        [one] { $people } day
       *[other] { $people } days
    }, the server forgets you, just as if you had deleted everything.
privacy-time-people-ever = The server remembers you until you delete everything.
privacy-time-account = Your account, ratings, daily deals and people stay as long as the server remembers you. A code for another device ends after ten minutes, an invitation by itself, and an address for notices when you stop it.
privacy-seen = Who sees what
privacy-others = At a table, everyone sees your name, and anyone with the link can come in. Tables that are open to everyone are on the home page, with their players’ names.
privacy-links = Anyone with the link to a finished match can watch its replay. If you share a link, the chat app may show the players’ names.
privacy-host = The person who runs this server can see everything on it, the cards and the chat included.
privacy-yours = What you can do
privacy-own = Under [My matches](/mine) you see what you’ve played. At the bottom you can download all that the server keeps about you.
privacy-devices = Under [Settings](/settings) you see your devices, and you can sign out each of them.
privacy-delete = At the bottom of [My matches](/mine) you can also delete everything. All of the above is gone then, with your account and your programs. The finished matches stay, because they belong to the others too, but without your name.
privacy-backups = Backups that the host made before that still have your data.
