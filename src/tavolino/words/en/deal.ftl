# The fair deal: the seal at the table, and the list of all deals.

news-dealt-without = { $you ->
    [yes] The cards were dealt without your number.
   *[other] The cards were dealt without { $who }’s number.
  }
seal = Fair deal: { $state }
seal-holds = the seal holds
seal-broken = the seal is broken
seal-open = not checked yet
seal-title = The seal on this deal
seal-more = Every deal on this server is in a public list:
seal-check = Look at the replay and check every card
seal-about-before = The next deal is already sealed. Your device keeps the seal and adds a number of its own, so nobody can choose the cards.
seal-about-sealed = The seal is the one you saw before the deal, and your number is in it. Your device checks every card when the match is over.
seal-about-proved = Your device has checked it: the seal was kept, your number was used, and every card follows from them.
seal-about-late = You came after the deal, so your device can’t vouch for it.
seal-about-without = These cards were dealt without a number from this device, so you can’t tell whether the host chose them.
seal-about-again = This is the deal of an earlier match, played again. Its cards were known before.
seal-about-fixed = This deal was fixed and sealed in advance, the same for everyone. When the day or the contest is over, it’s revealed, and you can check every card.
seal-about-changed = The seal was swapped: it isn’t the one you were shown before the deal. Someone may have chosen the cards.
seal-about-secret = The secret doesn’t match the seal you were shown before the deal. Someone may have chosen the cards.
seal-about-number = The number your device added wasn’t used for this deal. Someone may have chosen the cards.
seal-about-cards = These aren’t the cards that follow from the sealed secret. Someone has chosen them.
deals = All deals
deals-about = Every match that started here and how it ended, without tables and names. Each line contains the fingerprint of the line before, so nobody can remove or change one unnoticed. Download the list now and then: a later list must begin with it.
deals-download = Download
deals-earlier = Earlier ones
deals-whole = Your browser has checked the lines shown here: none is missing or changed.
deals-torn = These lines don’t fit together: one was removed or changed.
deals-none = No match has started here yet.
deals-begun = Dealt
deals-ended = Over
deals-broken-off = Broken off
deals-again = Played again
deals-fixed = Fixed in advance
deals-revealed = Revealed
deals-opened = The list begins
check-alone = The cards follow from the secret, but nobody added a number, so this proves nothing about who chose them.
check-event = All cards follow from the secret. This deal was fixed in advance, the same for everyone: its fingerprint is in the public list from before it was played.
