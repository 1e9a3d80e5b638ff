carafe-title = Karaffe
carafe-about = Gießt Zahlen in eine Karaffe. Wer sie bis zum Rand füllt, bekommt sie; wer sie verschüttet, zahlt für jeden Tropfen.
carafe-option-brim = Rand
carafe-option-brim-about = Wie viel in die Karaffe passt.
carafe-do-pour = { $card } eingießen
carafe-do-spill = Verschütten
carafe-end-hands-empty = Alle Hände sind leer.

carafe-zone-carafe = Karaffe, { $total } von { $brim }
carafe-zone-pile = Stapel
carafe-zone-hand = Hand
carafe-zone-won = Gewonnen { $count }
carafe-zone-spilled = Verschüttet { $count }

carafe-poured = { $you ->
    [yes] Du gießt
   *[no] { $who } gießt
} { $card } ein: { $total }.
carafe-drew-hidden = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} eine Karte.
carafe-drew = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $card }.
carafe-filled = Bis zum Rand! { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
} { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
carafe-spilled = { $you ->
    [yes] Du verschüttest
   *[no] { $who } verschüttet
} { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.

carafe-why-not-held = { $card } hast du nicht.
carafe-why-no-room = { $card } passt nicht: Platz ist noch für { $room }.
carafe-why-pour = Eine deiner Karten passt, also musst du eingießen.
