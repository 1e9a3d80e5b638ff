# Contests: everybody plays the same deals.

contest-open = Apri un torneo
contest-open-about = Tutti giocano le stesse mani, così nessuno può dare la colpa alle carte.
contest-list = Tornei
contest-mine-go = Vai
contest-name = Come si chiama?
contest-game = Quale gioco?
contest-seats = Posti per tavolo
contest-deals = Quante mani?
contest-form = Chi gioca contro chi?
contest-form-bots = Ognuno da solo con i bot
contest-form-bots-about = Quando volete e in quanti volete. I bot giocano allo stesso modo per tutti.
contest-form-rotating = Gli uni contro gli altri
contest-form-rotating-about = A turni: incontri più avversari possibile e ti siedi in ogni posto più o meno lo stesso numero di volte.
contest-level = I bot
contest-ends = Quanto dura?
contest-hours = { $count ->
    [one] Un’ora
   *[other] { $count } ore
}
contest-days = { $count ->
    [one] Un giorno
   *[other] { $count } giorni
}
contest-decides = Che cosa decide?
contest-matchpoints = Matchpoint
contest-matchpoints-about = Quanti ne hai battuti con le tue stesse carte? Un pareggio vale metà.
contest-points = Punti
contest-points-about = Di quanti punti hai fatto meglio degli altri con le tue stesse carte?
contest-listed = Mostralo a tutti qui
contest-listed-about = Altrimenti partecipa solo chi ha il link.

contest-facts = { $count ->
    [one] una mano
   *[other] { $count } mani
}
contest-until = fino a { $time }
contest-over = Finito
contest-people = { $count ->
    [0] Ancora nessuno
    [one] Una persona
   *[other] { $count } persone
}
contest-invite = Invita altri
contest-invite-about = Chiunque abbia questo link può partecipare.
contest-screen = Risultati su grande schermo

contest-join = Partecipa
contest-join-about = Giochi { $count ->
    [one] una mano
   *[other] { $count } mani
}. Senza registrarti.
contest-play = Gioca la mano { $deal }
contest-continue = Torna alla mano { $deal }
contest-to-table = Al tuo tavolo
contest-back = Torna al torneo
contest-left = { $count ->
    [0] È la tua ultima
    [one] Dopo questa ancora una
   *[other] Dopo questa ancora { $count }
}
contest-wait = Ci sei. Si comincia quando dà il via chi organizza.
contest-wait-round = Il prossimo turno comincia quando tutti i tavoli hanno finito.
contest-wait-end = Era l’ultimo turno. Il risultato è definitivo quando tutti i tavoli hanno finito.
contest-done = Hai giocato tutte le mani. Il risultato è definitivo quando il torneo finisce.
contest-join-late = Un bot ti tiene un posto: giochi dal prossimo turno.
contest-late = I turni sono cominciati e tutti i posti sono presi. Qui puoi seguire i risultati.
contest-out = Chi organizza ti ha tolto da questo torneo.
contest-leave = Lascia il torneo
contest-leave-about = Quello che hai giocato resta nei risultati.

contest-host = Organizzi tu
contest-begin = Comincia i turni
contest-begin-bots = { $count ->
    [0] I tavoli tornano giusti.
    [one] Un bot completa l’ultimo tavolo.
   *[other] { $count } bot completano i tavoli.
}
contest-next = Subito il prossimo turno
contest-next-about = Le partite in corso si interrompono e non contano per nessuno.
contest-end = Chiudi adesso
contest-end-about = Finisce con quello che si è giocato. Tutte le carte si scoprono, e non si torna indietro.
contest-longer = Un’ora in più
contest-remove-somebody = Togli qualcuno
contest-replace-somebody = Togli o sostituisci qualcuno
contest-remove = Togli { $name }
contest-stand-in = Fai giocare un bot al posto di { $name }

contest-round = Turno { $round } di { $deals }
contest-table = Tavolo { $number }
contest-table-over = finito
contest-bot = Un bot

contest-standings = Classifica
contest-final = Risultato finale
contest-no-standings = Ancora niente da confrontare. Appena due persone hanno giocato la stessa mano, compaiono qui.
contest-place = Posizione
contest-who = Nome
contest-percent = Matchpoint
contest-ahead = Vantaggio
contest-ahead-about = in punti per mano, su chi aveva le stesse carte
contest-total = Totale
contest-played = Mani
contest-unplaced = { $count ->
    [one] Un’altra persona ha giocato troppo poche mani per la classifica: ne serve la metà.
   *[other] Altre { $count } hanno giocato troppo poche mani per la classifica: ne serve la metà.
}
contest-sure = { $level ->
    [certain] Quasi certo: in più di 9 tornei come questo su 10, chi è in testa è davvero il più forte.
    [very] Abbastanza sicuro: in circa { $tenths } tornei come questo su 10, chi è in testa è davvero il più forte.
    [fairly] Probabile: in circa { $tenths } tornei come questo su 10, chi è in testa è davvero il più forte.
   *[hardly] Non è sicuro: solo in circa { $tenths } tornei come questo su 10 chi è in testa è davvero il più forte.
}
contest-sure-not = Troppo poche mani per distinguere la bravura dalla fortuna. Ne servono almeno quattro.
contest-span = fortuna a parte, di solito da { $low } a { $high }
contest-span-about = Le linee mostrano quanta fortuna può esserci in ogni risultato. Dove si sovrappongono molto, l’ordine può averlo deciso la fortuna.
contest-somebody = Qualcuno

contest-compare = Mano per mano
contest-compare-later = Vedrai ogni mano a confronto appena nessuno la può più giocare.
contest-deal = Mano { $deal }
contest-seat = Posto
contest-score = Punti
contest-sealed = Le mani erano già decise quando il torneo è stato aperto. Sono nell’elenco delle distribuzioni, sigillate fino alla fine.

preview-contest = { $name }: un torneo di { $game }
preview-contest-open = Tutti giocano { $count ->
    [one] la stessa mano
   *[other] le stesse { $count } mani
}. Partecipa, senza registrarti.
preview-contest-over = Guarda chi ha fatto di più con le stesse carte.

why-no-contest = Questo torneo non esiste.
why-contest-alone = Con un posto solo non c’è nessuno da affrontare. Scegli i bot o più posti.
why-contest-name = Scegli un altro nome per il torneo.
why-contest-many = Hai molti tornei in corso. Prima chiudine uno.
why-contest-over = Questo torneo è finito.
why-contest-host = Può farlo solo chi organizza il torneo.
why-contest-removed = Chi organizza ti ha tolto da questo torneo.
why-contest-late = I turni sono cominciati e tutti i posti sono presi.
why-contest-full = Questo torneo è pieno.
why-contest-join = Prima partecipa al torneo.
why-contest-rounds = In questo torneo sono i turni a dire quando giochi.
why-contest-done = Hai giocato tutte le mani.
why-contest-begun = I turni sono già cominciati.
why-contest-not-begun = I turni non sono ancora cominciati.
why-contest-few = Servono almeno due persone.
why-contest-rounds-long = A turni bisogna esserci tutti insieme, quindi dura al massimo un giorno.
why-contest-long = Un torneo dura al massimo due settimane.
why-contest-nobody = Nessuno così partecipa.
why-contest-no-match = Questa persona non sta giocando adesso.

privacy-contests = Per ogni torneo che apri o a cui partecipi: il tuo nome, da quando ci sei e com’è andata ogni mano. Lo vedono tutti i partecipanti. Si cancella quando il server cancella le vecchie partite.
