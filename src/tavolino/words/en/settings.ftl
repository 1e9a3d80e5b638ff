# Settings, and what is said about Tavolino and what it keeps.

settings-you = You
settings-you-about = The others at a table see your name, picture and colour.
settings-save = Save
settings-saved = Saved
settings-avatar = Picture
settings-colour = Colour

settings-table = At the table
settings-sounds = Sounds
sounds-off = off
sounds-turn = when it’s my turn
sounds-on = all
settings-vibration = Vibrate when it’s my turn
switch-on = on
switch-off = off
settings-bots = Speed of the bots
settings-bots-about = At the tables you open from now on.
speed-slow = slow
speed-usual = normal
speed-quick = fast
speed-none = none
settings-motion = Card animations
settings-cards = Cards in your hand
cards-usual = normal size
cards-large = large
settings-hand = Which hand do you play with?
settings-hand-about = The buttons move to that side.
hand-left = left
hand-right = right

settings-devices = Devices
settings-devices-about = These browsers and programs play as you. End the ones you don’t use or don’t know.
device-this = this device
device-kind = { $browser } on { $system }
device-browser = A browser
device-earlier = A browser from earlier
device-program = Program: { $name }
device-seen = Last used { $when }
device-play = may play
device-read = may only look
device-ends = until { $when }
device-end = End
device-end-named = End { $name }
device-end-others = End all others
device-ended = { $name } is signed out.
device-others-ended = All other devices are signed out.

settings-page = This page
settings-theme = Light or dark
theme-device = like my device
theme-light = light
theme-dark = dark
settings-kept = Your settings stay on this device; only your name goes to the server.

avatar-letter = First letter
avatar-cup = Cup
avatar-cat = Cat
avatar-bird = Bird
avatar-fish = Fish
avatar-frog = Frog
avatar-leaf = Leaf
avatar-flower = Flower
avatar-sun = Sun
avatar-moon = Moon
avatar-boat = Boat
avatar-lamp = Lamp
avatar-key = Key
colour-terracotta = Terracotta
colour-slate = Slate blue
colour-olive = Olive
colour-plum = Plum
colour-mustard = Mustard
colour-ink = Ink

about-what = Tavolino is a small table for number games. Play against bots right away, or send your friends a link. There’s nothing to sign up for and nothing to pay.
about-deal = Every deal can be checked: after a match, “Check the deal” shows that nobody chose the cards.
about-source = Tavolino { $version } is free software under the MIT licence: you may use it, change it and pass it on.
about-licences = Licences of the parts it uses
about-contact = To reach the person who runs this server:

privacy-kept = The server keeps your name, the matches you’ve finished, your seats at open tables, and for each of your devices which browser it is and when you last used it. It doesn’t ask for an email address and knows nothing else about you.
privacy-cookie = One cookie tells the server that it’s you again. There are no others.
privacy-settings = Your settings, picture and colour stay on your device. The others see your picture and colour while you’re at a table.
privacy-chat = What you say in the chat isn’t stored. Only if someone reports it are the last lines kept, for 30 days.
privacy-matches = Anyone with the link to a finished match can watch its replay.
privacy-delete = You can download everything or delete it for good under “My matches”, at the bottom.
