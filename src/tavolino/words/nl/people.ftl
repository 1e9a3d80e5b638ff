# De mensen die je kent: mijn mensen, uitnodigingen, iemand op afstand houden en iemand zoeken om mee te spelen.

people = Mijn mensen
people-about = Jullie hebben allebei ja gezegd. Niemand anders ziet deze lijst.
people-open = Lijst openen
people-none = Nog niemand. Open na een potje het menu bij een naam en voeg diegene toe.
people-you-them = jij : zij
people-here = nu hier
people-last = { $game }, { $when }
people-never = nog geen potje
people-score = Jij: { $you }, { $name }: { $them }
people-asking = Willen je toevoegen
people-asked = Door jou gevraagd
people-waiting = nog geen antwoord
people-agree = Graag
people-decline = Nee, bedankt
people-take-back = Intrekken
people-remove = Weghalen
people-invite = Uitnodigen
people-invite-which = Voor welk spel wil je { $name } uitnodigen?
people-invited = { $name } is uitgenodigd.
people-invitation-sent = Uitgenodigd
people-blocked = Geblokkeerd
people-muted = Gedempt
people-unblock = Niet meer blokkeren
people-unmute = Niet meer dempen
people-who-may-invite = Wie je mag uitnodigen
people-invites-mine = mijn mensen
people-invites-met = iedereen met wie ik heb gespeeld
people-invites-nobody = niemand
people-invisible = Niet laten zien wanneer ik hier ben
people-unknown = Je hebt hier nog niet gespeeld, dus er is niemand om te laten zien.

menu-add = { $name } bij mijn mensen zetten
menu-agree = { $name } wil je toevoegen: ja zeggen
menu-asked = Je hebt { $name } gevraagd
menu-mine = Hoort bij jouw mensen
menu-invite = Aan een tafel uitnodigen
menu-invite-here = Aan deze tafel uitnodigen
menu-mute = Dempen, hier en overal
menu-unmute = Niet meer dempen
menu-block = Blokkeren
menu-unblock = Niet meer blokkeren
menu-report = Melden
menu-added = { $name } krijgt je vraag. Bij een ja staan jullie op elkaars lijst.
menu-agreed = { $name } hoort nu bij jouw mensen.
menu-muted = Je ziet niet meer wat { $name } schrijft.
menu-unmuted = Je ziet weer wat { $name } schrijft.
menu-block-about = { $name } kan niet aan jouw tafels zitten, je uitnodigen, aan je gekoppeld worden of je schrijven, en merkt daar niets van. Aan tafels van anderen zie je alleen hun chat niet.
menu-blocked = { $name } is geblokkeerd.
menu-unblocked = { $name } is niet meer geblokkeerd.
menu-not-met = Je kunt iemand toevoegen als jullie samen hebben gespeeld.

invited-by = { $name } nodigt je uit voor { $game }
invited-accept = Aanschuiven
invited-decline = Nu niet
invited-asking = { $count ->
    [one] Iemand wil je toevoegen
   *[other] { $count } mensen willen je toevoegen
}
invited-look = Bekijken

queue = Met iemand spelen
queue-about = We zoeken mensen die hetzelfde willen en brengen jullie allemaal naar een tafel.
queue-nobody = Er zoekt nu niemand. Wees de eerste.
queue-looking = { $count ->
    [one] Iemand zoekt medespelers voor { $game }
   *[other] { $count } mensen zoeken medespelers voor { $game }
}
queue-game = Spel
queue-seats = Spelers
queue-clock = Klok
queue-clock-none = geen
queue-clock-quick = 15 seconden per zet
queue-clock-usual = 30 seconden per zet
queue-clock-bank = 5 minuten per speler
queue-rated = Voor rating
queue-fill = Als er niemand komt
queue-fill-never = blijven wachten
queue-fill-soon = bots na 30 seconden
queue-fill-later = bots na 2 minuten
queue-start = Iemand zoeken
queue-waiting = We zoeken iemand voor { $game }
queue-others = { $count ->
    [0] Nog niemand anders wil hetzelfde.
    [one] Nog één iemand wil hetzelfde.
   *[other] { $count } anderen willen hetzelfde.
}
queue-usual = Meestal duurt het ongeveer { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
queue-bots-in = { $seconds ->
    [one] Over één seconde schuiven er bots aan.
   *[other] Over { $seconds } seconden schuiven er bots aan.
}
queue-background = Je kunt intussen iets anders doen. Laat deze pagina open, dan roepen we je.
queue-stop = Stoppen met zoeken
queue-found = Gevonden: kom naar de tafel
queue-again = Iemand kwam niet opdagen. Je staat weer vooraan.

why-cannot-sit = Je kunt niet aan deze tafel zitten.
why-yourself = Dat ben je zelf.
why-blocked-by-you = Je hebt { $name } geblokkeerd. Hef dat eerst op.
why-not-met = Je kunt { $name } toevoegen als jullie samen hebben gespeeld.
why-no-invitation = Je kunt { $name } niet uitnodigen.
why-many-invitations = Je hebt voorlopig genoeg mensen uitgenodigd.
