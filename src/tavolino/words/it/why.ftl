# Perché qualcosa non si può, qualunque sia il gioco. Perché una mossa non è permessa sta tra le parole del suo gioco.

why-over = La partita è finita.
why-not-your-turn = Non tocca a te.
why-not-allowed = Le regole non lo permettono in questo momento.

why-not-seated = A questo tavolo non hai un posto.
why-no-seat = A questo tavolo non c’è un posto { $seat }.
why-seat-taken = Lì c’è { $name }.
why-nobody-there = Lì non c’è nessuno.
why-seen-another-hand = In questa partita hai visto le carte di un altro posto.
why-seen-hands = Chi guarda qui vede le carte, quindi puoi sederti solo prima della prossima partita.
why-link-used = Questo link è già stato usato; fanne uno nuovo.
why-no-link = Questo link per sedersi non è valido.
why-call-bot = Solo chi siede al tavolo può chiamare un bot.
why-remove-bot = Solo chi ospita può mandare via un bot.
why-dealt = Le carte sono già state date; quello che aggiungi vale dalla prossima partita.
why-start = Può iniziare la partita solo chi ospita o, se non c’è, qualcuno che siede al tavolo.
why-begun = La partita è cominciata.
why-not-begun = La partita non è ancora cominciata.
why-not-over = La partita non è finita.
why-seat-empty = Il posto { $number } è vuoto: ci vuole una persona o un bot.
why-earlier-decision = Questo valeva per una decisione precedente.

why-nothing-to-undo = Non hai nessuna mossa da riprendere.
why-revealed = La partita è finita e il suo segreto è svelato.
why-no-wish = Nessun altro ha chiesto di riprendere una mossa.
why-undo-choices = La tua mossa ha già cambiato le possibilità degli altri, quindi decidono loro.
why-undo-shown = Ti ha mostrato qualcosa di nascosto, quindi decidono gli altri.
why-undo-built = Gli altri ne hanno già tenuto conto, quindi decidono loro.
why-undo-acted = Gli altri hanno già giocato, quindi decidono loro.

why-undo-denied = L’hai già chiesto, e la risposta è stata no.
why-no-rematch = Nessuno ha chiesto un’altra partita.
why-change = Può cambiare gioco solo chi ospita o, se non c’è, qualcuno che siede al tavolo.
why-remove = Solo chi ospita può mandare via qualcuno.
why-too-few-seats = Al tavolo ci sono più persone dei posti previsti da questo gioco.

why-no-decision = Ora non hai nulla da decidere.
why-no-hints = A questo tavolo non ci sono consigli finché giocano altri.

why-no-talk = A questo tavolo non c’è la chat.
why-talk-seated = Può scrivere in chat solo chi siede al tavolo.
why-unreadable = Non c’è niente di leggibile.
why-too-much = È troppo in una volta sola; aspetta un attimo.

why-no-room = Al momento non c’è spazio per un altro tavolo.
why-too-many-tables = Hai troppi tavoli aperti; prima finisci qualche partita.
why-no-table = Questo tavolo non esiste.
why-no-record = Questa registrazione non esiste.
why-no-seat-in-record = In questa partita non c’era un posto { $seat }.
why-old-rules = Questa partita è stata giocata con regole precedenti, quindi non si può più mostrare mossa per mossa.
why-old-deal = Dopo questa partita le regole sono cambiate, quindi le sue carte non si possono rigiocare.
why-read-anew = Il tavolo è stato ricaricato; riprova.
why-cannot-save = Il server in questo momento non riesce a salvare, quindi non è stato fatto nulla. Riprova tra poco.
why-name-empty = Scrivi prima un nome.
why-name-long = È troppo lungo: un nome ha al massimo { $most } caratteri.
why-name-unreadable = Alcuni caratteri di questo nome qui non si vedono. Lettere, cifre ed emoji vanno bene.
why-name-bot = Sembra il nome di un bot. Scegline un altro.
why-name-kept = Qualcuno tiene già questo nome. Sei tu? Allora accedi.
why-text-marks = Troppi accenti su una sola lettera. Togline qualcuno.
why-our-fault = Qui qualcosa è andato storto; chi gestisce questo server lo trova nel registro.

why-not-own-browser = Può farlo solo un browser sul computer dove gira Tavolino.
why-no-door = Chi ha avviato questo server ha scelto da dove si raggiunge: da qui non puoi cambiarlo.

why-read-only = Questo programma può solo guardare.
why-no-device = Questo dispositivo non esiste.
why-only-browser = Può farlo solo un browser, non un programma.
why-many-devices = Hai già { $most } dispositivi. Prima scollegane qualcuno.

why-banned = Non puoi più entrare in questo server.
why-banned-until = Non puoi entrare in questo server fino al { $date }.
why-sent-away = Ti hanno allontanato da questo tavolo, quindi non puoi più sederti qui.
why-program-gone = Quel programma non c’è più, o adesso non vuole giocare a questo.
why-program-busy = { $name } gioca già a tutti i tavoli che può.
why-program-here = { $name } è già a questo tavolo.
why-program-unseated = { $number } richieste di fila non si sono potute eseguire, quindi al tuo posto gioca un bot.
why-willing = A un tavolo si può chiamare solo un programma di qualcuno. Creane uno in «I tuoi programmi» e usa il suo token.
why-not-at-table = Non sei a questo tavolo.
why-draining = Questo server sta per fermarsi, quindi ora non può cominciare niente di nuovo. Riprova tra qualche minuto.
why-many-reports = Per oggi le segnalazioni bastano. Riprova domani.
why-slow = In questa partita ognuno ha giorni per giocare: nessun bot subentra prima che il tempo scada.
why-coach-full = Troppe partite aspettano l’allenatore. Riprova tra circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  }.
why-coach-failed = L’allenatore non ha saputo che fare di questa partita.
why-coach-unprepared = All’allenatore serve qualcosa che non è stato possibile installare su questo server. Riprova più tardi.
why-no-line = L’allenatore non ha guardato questa mossa.
why-no-card = Questa posizione non è più nel tuo mazzo.
why-webhook-address = A questo indirizzo non si possono mandare avvisi. Dovrebbe cominciare con https://.
why-webhook-unknown = Per quanto vede questo server, { $host } non esiste.
why-webhook-inside = Questo indirizzo è nella rete del server stesso. Lì gli avvisi arrivano solo se chi lo gestisce lo permette.
why-webhook-plain = Gli avvisi partono solo cifrati: l’indirizzo dovrebbe cominciare con https://.
why-many-channels = Ricevi già avvisi in dieci posti. Prima togline uno.
why-no-channel = Questo posto per gli avvisi non c’è più.
