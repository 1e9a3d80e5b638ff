# Waarom iets niet kan, wat er ook gespeeld wordt. Waarom een zet niet mag, staat bij de woorden van het spel.

why-over = Het potje is afgelopen.
why-not-your-turn = Je bent niet aan de beurt.
why-not-allowed = Dat mag nu niet van de regels.

why-not-seated = Je zit niet aan deze tafel.
why-no-seat = Deze tafel heeft geen plek { $seat }.
why-seat-taken = Daar zit { $name }.
why-nobody-there = Daar zit niemand.
why-seen-another-hand = Je hebt in dit potje al andermans kaarten gezien.
why-seen-hands = Wie hier kijkt, ziet ieders kaarten; je kunt dus pas vóór het volgende potje gaan zitten.
why-link-used = Deze link is al gebruikt; maak een nieuwe.
why-no-link = Deze link hoort bij geen enkele plek.
why-call-bot = Alleen wie aan tafel zit, kan een bot toevoegen.
why-remove-bot = Alleen de host kan een bot wegsturen.
why-dealt = De kaarten zijn al uitgedeeld; jouw bijdrage telt vanaf het volgende potje.
why-start = Alleen de host kan het potje beginnen, of iemand aan tafel zolang de host weg is.
why-begun = Het potje is al begonnen.
why-not-begun = Het potje is nog niet begonnen.
why-not-over = Het potje is nog niet afgelopen.
why-seat-empty = Plek { $number } is leeg: daar moet nog iemand zitten, een mens of een bot.
why-earlier-decision = Te laat: het spel is al verder.

why-nothing-to-undo = Je hebt geen zet om terug te nemen.
why-revealed = Het potje is afgelopen en het geheim is al getoond.
why-no-wish = Niemand anders wil iets terugnemen.
why-undo-choices = Je zet heeft al veranderd wat de anderen kunnen doen, dus zij mogen meebeslissen.
why-undo-shown = Je hebt iets verborgens gezien, dus de anderen mogen meebeslissen.
why-undo-built = De anderen hebben er al op voortgebouwd, dus zij mogen meebeslissen.
why-undo-acted = De anderen hebben al gespeeld, dus zij mogen meebeslissen.

why-undo-denied = Je hebt het al gevraagd, en het antwoord was nee.
why-no-rematch = Niemand heeft om een revanche gevraagd.
why-change = Alleen de host kan een ander spel kiezen, of iemand aan tafel zolang de host weg is.
why-remove = Alleen de host kan iemand wegsturen.
why-too-few-seats = Er zitten meer mensen aan tafel dan dit spel plekken zou hebben.

why-no-decision = Je hebt nu niets te beslissen.
why-no-hints = Aan deze tafel staan de tips uit zolang er anderen meespelen.

why-no-talk = Aan deze tafel is geen chat.
why-talk-seated = Alleen wie aan tafel zit, kan chatten.
why-unreadable = Daar staat geen leesbare tekst.
why-too-much = Dat ging een beetje te snel. Wacht even.

why-no-room = Er is nu geen ruimte voor nog een tafel.
why-too-many-tables = Je hebt te veel tafels open; speel er eerst een paar uit.
why-no-table = Die tafel bestaat niet.
why-no-record = Dat potje bestaat niet.
why-no-seat-in-record = In dit potje was er geen plek { $seat }.
why-old-rules = Dit potje is met oudere regels gespeeld en kan daarom niet meer zet voor zet worden getoond.
why-old-deal = De regels zijn sinds dit potje veranderd, dus de kaarten kunnen niet opnieuw worden gespeeld.
why-read-anew = De tafel moest opnieuw worden geladen; probeer het nog eens.
why-cannot-save = De server kan nu niets opslaan, dus er is niets gebeurd. Probeer het zo nog eens.
why-name-empty = Vul eerst een naam in.
why-name-long = Dat is te lang: een naam heeft hoogstens { $most } tekens.
why-name-unreadable = Sommige tekens in deze naam zijn hier niet te zien. Letters, cijfers en emoji zijn prima.
why-name-bot = Dit lijkt op de naam van een bot. Kies een andere.
why-name-kept = Iemand houdt die naam hier al. Ben jij dat? Log dan in.
why-text-marks = Te veel accenten op één letter. Laat er een paar weg.
why-our-fault = Hier ging iets mis; wat precies, staat in het logboek van de server.

why-not-own-browser = Dat kan alleen een browser op de computer waarop Tavolino draait.
why-no-door = Wie deze server startte, koos waar hij te bereiken is. Dat kun je hier niet veranderen.

why-read-only = Dit programma mag alleen kijken.
why-no-device = Dat apparaat bestaat niet.
why-only-browser = Dat kan alleen een browser, geen programma.
why-many-devices = Je hebt al { $most } apparaten. Meld er eerst een paar af.

why-banned = Je bent op deze server geblokkeerd.
why-banned-until = Je bent op deze server geblokkeerd tot { $date }.
why-sent-away = Je bent van deze tafel weggestuurd en kunt hier niet meer gaan zitten.
why-program-gone = Dat programma is er niet meer, of wil dit nu niet spelen.
why-program-busy = { $name } speelt al aan zoveel tafels als het kan.
why-program-here = { $name } zit al aan deze tafel.
why-program-unseated = { $number } verzoeken achter elkaar konden niet worden uitgevoerd, dus speelt er nu een bot op je plaats.
why-willing = Alleen een programma van iemand kan aan een tafel worden geroepen. Maak er een onder ‘Je programma’s’ en gebruik het token ervan.
why-not-at-table = Je zit niet aan deze tafel.
why-draining = Deze server stopt zo, dus er kan nu niets nieuws beginnen. Probeer het over een paar minuten nog eens.
why-many-reports = Dat zijn genoeg meldingen voor één dag. Probeer het morgen weer.
why-slow = In deze partij heeft iedereen dagen de tijd, dus er valt geen bot in voordat de tijd om is.
why-coach-full = Er wachten te veel potjes op de coach. Probeer het over ongeveer { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  } opnieuw.
why-coach-failed = De coach kon met dit potje niets beginnen.
why-coach-unprepared = De coach heeft iets nodig dat op deze server niet kon worden geïnstalleerd. Probeer het later opnieuw.
why-no-line = De coach heeft deze zet niet bekeken.
why-no-card = Deze stelling zit niet meer in je stapel.
why-webhook-address = Naar dat adres kunnen geen meldingen. Het moet met https:// beginnen.
why-webhook-unknown = Voor zover deze server ziet, bestaat { $host } niet.
why-webhook-inside = Dat adres ligt in het eigen netwerk van deze server. Daar gaan alleen meldingen heen als de beheerder dat toestaat.
why-webhook-plain = Meldingen gaan alleen versleuteld de deur uit: het adres moet met https:// beginnen.
why-many-channels = Je krijgt al op tien plekken meldingen. Stop er eerst één.
why-no-channel = Die plek voor meldingen bestaat niet meer.
