# Warum ein Zug besser war, für den Coach: was in den durchgespielten Verteilungen geschah. { $first } und { $second } sind „bei etwa 34 von 100 Verteilungen“, „bei etwa 12“ oder „etwa 1,3“; { $played } und { $instead } sagen, nach welchem Zug.

twisted-coach-place = nach der { $card }
twisted-coach-twist = nach dem Wegdrehen mit der { $card }
twisted-coach-take = nach dem Nehmen der Reihe
twisted-coach-row-taken = { $you ->
    [yes] Du musst
   *[no] { $who } muss
  } die Reihe { $played } { $first } nehmen, { $instead } { $second }.
twisted-coach-row-each = Dann kostet sie etwa { $cost }.
twisted-coach-later = { $you ->
    [yes] Du musst
   *[no] { $who } muss
  } die Reihe { $instead } { $often } nehmen.
twisted-coach-now = Gleich genommen kostet sie { $cost }.
twisted-coach-row-cost = Im Schnitt kostet die Reihe { $you ->
    [yes] dich
   *[no] { $who }
  } { $played } { $first }, { $instead } { $second }.
twisted-coach-row-left = Jemand anders muss die Reihe { $played } { $first } nehmen, { $instead } { $second }.
twisted-coach-row-gain = Im Schnitt kostet die Reihe jemand anderen { $played } { $first }, { $instead } { $second }.
twisted-coach-card-lost = Jemand anders dreht die angelegte Karte { $played } { $first } weg, { $instead } { $second }.
twisted-coach-card-won = { $you ->
    [yes] Du drehst
   *[no] { $who } dreht
  } die angelegte Karte später selbst weg: { $played } { $first }, { $instead } { $second }.
twisted-coach-twists = Im Schnitt { $you ->
    [yes] drehst du
   *[no] dreht { $who }
  } bis zum Ende der Runde { $played } { $first }-mal etwas weg, { $instead } { $second }-mal.
twisted-coach-against = Im Schnitt dreht jemand anders bis zum Ende der Runde { $played } { $first }-mal etwas weg, { $instead } { $second }-mal.

# Kinds of mistakes, as headings: what somebody did, without saying who.

twisted-mistake-took-early = Die Reihe zu früh genommen
twisted-mistake-took-late = Die Reihe zu spät genommen
twisted-mistake-missed-twist = Ein Wegdrehen verpasst
twisted-mistake-hasty-twist = Zu früh weggedreht
twisted-mistake-other-twist = Mit der falschen Karte weggedreht
twisted-mistake-offered-card = Eine Karte angelegt, die andere wegdrehen
twisted-mistake-own-row = Nach dem Anlegen selbst auf der Reihe sitzen geblieben
twisted-mistake-easy-row = Den anderen die Reihe erspart
twisted-mistake-other-card = Die falsche Karte angelegt

twisted-deed-place = Eine Karte anlegen
twisted-deed-twist = Wegdrehen
twisted-deed-take = Die Reihe nehmen
