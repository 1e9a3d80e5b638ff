# The people one knows: my people, invitations, keeping somebody away, and looking for somebody to play with.

people = My people
people-about = You’ve both said yes. Nobody else sees this list.
people-open = Open the list
people-none = Nobody yet. After a match, open the menu next to somebody’s name and add them.
people-you-them = you : them
people-here = here now
people-last = { $game }, { $when }
people-never = no match yet
people-score = You: { $you }, { $name }: { $them }
people-asking = They’d like to add you
people-asked = You’ve asked
people-waiting = no answer yet
people-agree = Agree
people-decline = No, thanks
people-take-back = Take back
people-remove = Remove
people-invite = Invite
people-invite-which = Invite { $name } to which game?
people-invited = { $name } is invited.
people-invitation-sent = Invited
people-blocked = Blocked
people-muted = Muted
people-unblock = Unblock
people-unmute = Unmute
people-who-may-invite = Who may invite you
people-invites-mine = my people
people-invites-met = people I’ve played with
people-invites-nobody = nobody
people-invisible = Don’t show when I’m here
people-unknown = You haven’t played here yet, so there’s nobody to show.

menu-add = Add { $name } to my people
menu-agree = { $name } would like to add you: agree
menu-asked = You’ve asked { $name }
menu-mine = One of your people
menu-invite = Invite to a table
menu-invite-here = Invite to this table
menu-mute = Mute, here and everywhere
menu-unmute = Unmute
menu-block = Block
menu-unblock = Unblock
menu-report = Report
menu-added = We’ve asked { $name }. Once they agree, you’ll find each other under “{ people }”.
menu-agreed = { $name } is one of your people now.
menu-muted = You don’t see what { $name } writes any more.
menu-unmuted = You see what { $name } writes again.
menu-block-about = { $name } can’t sit at your tables, invite you, be paired with you or write to you. They aren’t told. At other people’s tables, you just won’t see what they write.
menu-blocked = { $name } is blocked.
menu-unblocked = { $name } isn’t blocked any more.
menu-not-met = You can add somebody after you’ve played together.

invited-by = { $name } invites you to { $game }
invited-accept = Sit down
invited-decline = Not now
invited-asking = { $count ->
    [one] Somebody would like to add you
   *[other] { $count } people would like to add you
}
invited-look = Look

queue = Play somebody
queue-about = We look for people who want the same, and bring you all to a table.
queue-nobody = Nobody’s looking right now. Be the first.
queue-looking = { $count ->
    [one] One person is looking for { $game }
   *[other] { $count } people are looking for { $game }
}
queue-game = Game
queue-seats = Players
queue-clock = Clock
queue-clock-none = none
queue-clock-quick = 15 seconds a move
queue-clock-usual = 30 seconds a move
queue-clock-bank = 5 minutes each
queue-rated = Rated
queue-fill = If nobody comes
queue-fill-never = keep waiting
queue-fill-soon = bots after 30 seconds
queue-fill-later = bots after 2 minutes
queue-start = Look for somebody
queue-waiting = Looking for somebody for { $game }
queue-others = { $count ->
    [0] Nobody else wants the same yet.
    [one] One other person wants the same.
   *[other] { $count } others want the same.
}
queue-usual = It usually takes about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
queue-bots-in = { $seconds ->
    [one] Bots join in one second.
   *[other] Bots join in { $seconds } seconds.
}
queue-background = You can do something else meanwhile. Leave this page open; we’ll call you.
queue-stop = Stop looking
queue-found = Found: come to the table
queue-again = Somebody didn’t show up. You’re first in line again.

why-cannot-sit = You can’t sit down at this table.
why-yourself = That’s you.
why-blocked-by-you = You’ve blocked { $name }. Unblock them first.
why-not-met = You can add { $name } after you’ve played together.
why-no-invitation = You can’t invite { $name }.
why-many-invitations = You’ve invited enough people for now.
