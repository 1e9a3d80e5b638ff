# Deals that are the same for everybody
why-event = Questa mano la giocano tutti alle stesse condizioni, quindi qui non si può.
why-event-private = È il tentativo di un’altra persona, su carte uguali per tutti. Può vederlo solo lei.
why-not-revealed = C’è chi sta ancora giocando con queste carte. Si scopre tutto quando hanno finito.
why-no-course = Non c’è nessuna mano del giorno con questo nome.
why-no-daily = Per quel giorno non c’è nessuna mano.
why-daily-over = È un nuovo giorno, con una nuova mano. Ricarica la pagina.
why-daily-gone = Il tavolo di questo tentativo è stato chiuso da chi gestisce il sito. Domani c’è una nuova mano.
why-daily-bots = I bot di questa mano al momento non possono giocare su questo server. Avvisa chi lo gestisce.

daily = La mano del giorno
daily-about = Carte uguali per tutti. Un solo tentativo.
daily-alone = { $game } in solitario
daily-of = Mano del giorno, { $day }
daily-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
  }
daily-no-streak = Gioca oggi e inizia una serie
daily-best = { $days ->
    [one] il tuo record: un giorno
   *[other] il tuo record: { $days } giorni
  }
daily-calendar = Calendario: hai giocato in { $count ->
    [one] uno di questi giorni
   *[other] { $count } di questi giorni
  }.
daily-new = Non ancora giocata
daily-play = Gioca
daily-goes-on = Il tuo tentativo ti aspetta
daily-go-on = Continua
daily-see = Guarda com’è andata
daily-late = Hai finito a giornata conclusa, quindi non conta.
daily-points = { $count ->
    [one] punto
   *[other] punti
  }
daily-stars = { $stars ->
    [0] Nessuna stella
    [one] Una stella
   *[other] { $stars } stelle
  }
daily-praise-0 = Carte difficili.
daily-praise-1 = Ben giocata.
daily-praise-2 = Molto bene.
daily-praise-3 = Magnifico!
daily-bar = Con le stesse carte «{ $level }» fa in media { $average }, al meglio { $best }.
daily-bar-tries = { $tries } tentativi
daily-next-star = { $stars ->
    [one] Per una stella ci vogliono { $points }.
   *[other] Per { $stars } stelle ci vogliono { $points }.
  }
daily-asked = Quanto serve per ogni stella
daily-no-bar = I bot non hanno ancora giocato abbastanza questa mano, quindi per ora niente stelle.
daily-better = Meglio del { $percent }%
daily-players = { $count ->
    [one] una persona finora
   *[other] { $count } persone finora
  }
daily-players-over = { $count ->
    [0] nessuno ha giocato
    [one] una persona
   *[other] { $count } persone
  }
daily-everybody = I punti di tutti
daily-first = Hai finito prima di tutti gli altri. Torna più tardi a vedere com’è andata a loro.
daily-nobody = Finora nessuno ha finito questa mano.
daily-only = Questa mano l’hai giocata solo tu.
daily-you = Tu
daily-as-table = Come tabella
daily-points-column = Punti
daily-players-column = Persone
daily-spoils-nothing = Non mostra nessuna carta: non rovini la mano a nessuno.
daily-picture = Salva l’immagine
daily-left = { $count ->
    [one] Oggi ne resta una
   *[other] Oggi ne restano { $count }
  }
daily-done = Per oggi è tutto
daily-next = Prossima mano tra { $time }
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min { $seconds } s
daily-midnight = Il giorno è lo stesso in tutto il mondo: cambia a mezzanotte UTC, che da te è { $time }.
daily-unfinished = Il tuo tentativo di { $day } conta ancora se lo finisci entro le { $time }.
daily-earlier = Mani precedenti
daily-none = Nessun giorno è ancora finito. Domani troverai qui la mano di oggi, con le partite di tutti.
daily-played = giocata
daily-secret = Ancora segreta
daily-secret-about = A giornata conclusa ({ $time }) vedrai qui come hanno giocato tutti e che cosa ha fatto il bot migliore.
daily-plays = Le partite di tutti
daily-plays-none = Nessuno ha giocato questa mano.
daily-somebody = Qualcuno
daily-page-before = I migliori
daily-page-after = Altri
daily-best-line = Guarda «{ $level }»
daily-best-line-about = Il migliore dei suoi { $tries } tentativi: { $points }
daily-fair = Fissata in anticipo
daily-fair-fixed = Questa mano è stata fissata il { $time }. L’impronta è stata pubblicata allora: da quel momento nessuno può aver cambiato una carta.
daily-fair-open = Ora il segreto è svelato. In ogni replay si può controllare carta per carta.
daily-fair-hidden = Il segreto viene pubblicato a giornata conclusa. Allora potrai controllare ogni carta.
daily-note = { $day }: queste carte sono uguali per tutti. Un solo tentativo, senza annullare e senza suggerimenti.
daily-again = Le mani di oggi
