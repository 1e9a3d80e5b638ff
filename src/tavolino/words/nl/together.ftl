# Meer mensen aan één tafel: wie komt en gaat, het volgende potje, kijken, leren terwijl je wacht.

news-undo-wanted = { $you ->
    [yes] Je vroeg of je een zet mag terugnemen.
   *[other] { $who } vroeg om een zet terug te nemen.
  }
news-undo-denied = { $you ->
    [yes] Je zei nee. De zet blijft staan.
   *[other] { $who } zei nee. De zet blijft staan.
  }
news-left = { $name } heeft de tafel verlaten.
news-bot-came = Een bot neemt het over: { $who }.
news-bot-stood-in = { $name } is even weg. Zolang speelt er een bot: { $who }.
news-thinking-less = De bots denken nu korter na, omdat er veel mensen spelen.
seat-thinking-less = denkt nu korter na, omdat er veel mensen spelen
news-back = { $you ->
    [yes] { $moves ->
        [0] Je bent er weer.
        [one] Je bent er weer. Een bot deed intussen één zet voor je.
       *[other] Je bent er weer. Een bot deed intussen { $moves } zetten voor je.
      }
   *[other] { $who } is er weer.
  }
news-taken-over = { $you ->
    [yes] Je nam het over van { $name }.
   *[other] { $who } nam het over van { $name }.
  }

undo-waiting = Mag je de zet terugnemen? We vragen het aan { $names }. { $reason }

rematch-asked = { $count ->
    [one] { $names } wil graag een revanche.
   *[other] { $names } willen graag een revanche.
  }
rematch-waiting = Je wilt een revanche. Wachten op { $names }.
rematch-ready = Ik doe mee
rematch-not-now = Nu niet
rematch-begins = { $seconds ->
    [one] Het begint over één seconde.
   *[other] Het begint over { $seconds } seconden.
  }
rematch-declined = Nu niet: { $names }.
rematch-begun = Het volgende potje is begonnen.
rematch-go = Naar de tafel
rematch-change = Spel of plekken wijzigen
rematch-changing = De host zet het volgende potje klaar.
rematch-free = Plek { $number } is vrij.
rematch-bot = Daar een bot neerzetten
evening = De avond tot nu toe

watching = Je kijkt mee.
watching-full = De tafel is vol, dus je kijkt mee.
watching-late = Je kijkt mee. Voor het volgende potje kun je gaan zitten.
watching-own = Eigen tafel openen

lesson-offer = Nog nooit gespeeld? Leer het in twee minuten terwijl je wacht
lesson-kept = Je tafel wacht op je.
lesson-begun = Het potje is begonnen!
lesson-back = Terug naar de tafel

lobby-name-you = { $name } (jij)
lobby-ready = Iedereen is er. Je kunt beginnen.
lobby-ready-wait = Iedereen is er. De host begint het potje.
lobby-sat = { $name } is gaan zitten.
lobby-swap = Van plek ruilen met { $name }
lobby-game = Spel
lobby-change = Ander spel kiezen
lobby-change-do = Dit spelen

leave-alone = Houd je plek, dan wacht het potje op je. Ga je weg, dan spelen de bots het uit.
leave-event = Je plek blijft van jou: kom terug en speel verder wanneer je wilt.
chat-new = Verloop tonen: nieuws in de chat

report = Iemand melden
report-name = { $name } melden
report-about = De beheerder van deze server leest het, met de laatste regels van de chat. De ander krijgt het niet te horen.
report-what = Wat is er aan de hand?
report-reason-rude = Grof of haatdragend
report-reason-name = Aanstootgevende naam
report-reason-spoiling = Bederft het spel expres
report-reason-other = Iets anders
report-words = In een paar woorden, als je wilt
report-send = Versturen
report-thanks = Dank je. De beheerder van deze server leest het.
