# Più persone a un tavolo: chi arriva e chi va, la prossima partita, guardare, imparare mentre si aspetta.

news-undo-wanted = { $you ->
    [yes] Hai chiesto di riprendere una mossa.
   *[other] { $who } ha chiesto di riprendere una mossa.
  }
news-undo-denied = { $you ->
    [yes] Hai detto di no. La mossa resta.
   *[other] { $who } ha detto di no. La mossa resta.
  }
news-left = { $name } ha lasciato il tavolo.
news-bot-came = Continua un bot: { $who }.
news-bot-stood-in = { $name } non c’è. Per ora gioca un bot: { $who }.
news-thinking-less = Per ora i bot pensano meno, perché stanno giocando in tanti.
seat-thinking-less = per ora pensa meno, perché stanno giocando in tanti
news-back = { $you ->
    [yes] { $moves ->
        [0] Rieccoti.
        [one] Rieccoti. Mentre non c’eri, un bot ha fatto una mossa per te.
       *[other] Rieccoti. Mentre non c’eri, un bot ha fatto { $moves } mosse per te.
      }
   *[other] { $who } è di nuovo qui.
  }
news-taken-over = { $you ->
    [yes] Prendi il posto di { $name }.
   *[other] { $who } prende il posto di { $name }.
  }

undo-waiting = Puoi riprenderla? Lo chiediamo a { $names }. { $reason }

rematch-asked = { $count ->
    [one] { $names } vorrebbe la rivincita.
   *[other] { $names } vorrebbero la rivincita.
  }
rematch-waiting = Vorresti la rivincita. In attesa di { $names }.
rematch-ready = Ci sto
rematch-not-now = Non ora
rematch-begins = { $seconds ->
    [one] Si comincia tra un secondo.
   *[other] Si comincia tra { $seconds } secondi.
  }
rematch-declined = Non ora: { $names }.
rematch-begun = La prossima partita è cominciata.
rematch-go = Vai al tavolo
rematch-change = Altro gioco o altri posti
rematch-changing = Chi ospita sta preparando la prossima partita.
rematch-free = Il posto { $number } è libero.
rematch-bot = Fai sedere un bot
evening = La serata finora

watching = Stai guardando.
watching-full = Il tavolo è al completo, ma puoi guardare.
watching-late = Stai guardando. Puoi sederti prima della prossima partita.
watching-own = Apri un tavolo tuo

lesson-offer = Mai giocato? Impara in due minuti mentre aspetti
lesson-kept = Il tuo tavolo ti aspetta.
lesson-begun = La partita è cominciata!
lesson-back = Torna al tavolo

lobby-name-you = { $name } (tu)
lobby-ready = Ci siamo tutti. Puoi iniziare.
lobby-ready-wait = Ci siamo tutti. La partita la inizia chi ospita.
lobby-sat = { $name } ha preso posto.
lobby-swap = Scambia il posto con { $name }
lobby-game = Gioco
lobby-change = Cambia gioco
lobby-change-do = Giochiamo a questo

leave-alone = Se tieni il posto, la partita ti aspetta. Se lo lasci, la finiscono i bot.
leave-event = Il posto resta tuo: torna a giocare quando vuoi.
chat-new = Cos’è successo: novità in chat

report = Segnala qualcuno
report-name = Segnala { $name }
report-about = Lo legge chi gestisce questo server, insieme alle ultime righe della chat. L’altra persona non ne saprà niente.
report-what = Che cosa non va?
report-reason-rude = Offese o odio
report-reason-name = Nome offensivo
report-reason-spoiling = Rovina la partita apposta
report-reason-other = Altro
report-words = In poche parole, se vuoi
report-send = Invia
report-thanks = Grazie. Chi gestisce questo server lo leggerà.
