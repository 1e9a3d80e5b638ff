upturn-title = Upturn
upturn-about = Svuota il tuo sostegno, su e giù per i numeri, e passa tessere agli altri. Te ne resta una? Dillo!
upturn-where-up = ↑ verso l’alto
upturn-where-down = ↓ verso il basso
upturn-where-first = prima tessera

upturn-tile-up = la freccia verso l’alto
upturn-tile-down = la freccia verso il basso
upturn-tile-updown = la doppia freccia
upturn-tile-skip1 = il Salta 1
upturn-tile-skip2 = il Salta 2
upturn-tile-joker = il jolly
upturn-tile-twin = la gemella { $number }
upturn-tile-penalty = { $number }, una tessera penalità

upturn-laid = { $you ->
    [yes] Hai posato { $tile }.
   *[no] { $who } ha posato { $tile }.
  }
upturn-played = { $you ->
    [yes] Hai giocato { $tile }.
   *[no] { $who } ha giocato { $tile }.
  }
upturn-run-opened = { $you ->
    [yes] Hai aperto una scala fino alla gemella { $twin }.
   *[no] { $who } ha aperto una scala fino alla gemella { $twin }.
  }
upturn-line-started = { $you ->
    [yes] Hai giocato { $tile }: una nuova serie
   *[no] { $who } ha giocato { $tile }: una nuova serie
  } { $going ->
    [up] sale
   *[down] scende
  }. Prossimo turno: { $you_next ->
    [yes] tu
   *[no] { $next }
  }.
upturn-line-started-two = { $you ->
    [yes] Hai giocato { $tile }: una nuova serie
   *[no] { $who } ha giocato { $tile }: una nuova serie
  } { $going ->
    [up] sale
   *[down] scende
  }.
upturn-drawn = { $you ->
    [yes] Hai pescato { $tile }.
   *[no] { $who } ha pescato { $tile }.
  }
upturn-drawn-hidden = { $you ->
    [yes] Hai pescato una tessera.
   *[no] { $who } ha pescato una tessera.
  }
upturn-given = { $you_receiver ->
    [yes] { $who } ti ha dato { $tile }.
   *[no] { $you ->
        [yes] Hai dato a { $receiver } { $tile }.
       *[no] { $who } ha dato a { $receiver } { $tile }.
      }
  }
upturn-given-hidden = { $you_receiver ->
    [yes] { $who } ti ha dato una tessera.
   *[no] { $you ->
        [yes] Hai dato una tessera a { $receiver }.
       *[no] { $who } ha dato una tessera a { $receiver }.
      }
  }
upturn-nothing-drawn = Non c’erano più tessere da pescare.
upturn-kept = { $you ->
    [yes] Hai lasciato le altre tessere nel sacchetto.
   *[no] { $who } ha lasciato le altre tessere nel sacchetto.
  }
upturn-passed = { $you ->
    [yes] Hai passato.
   *[no] { $who } ha passato.
  }
upturn-called = { $you ->
    [yes] Hai detto: Upturn!
   *[no] { $who } ha detto: Upturn!
  }
upturn-caught = { $you_forgetful ->
    [yes] { $who } ti becca: non hai detto Upturn. Costa 3 tessere.
   *[no] { $you ->
        [yes] Becchi { $forgetful }: non ha detto Upturn. Costa 3 tessere.
       *[no] { $who } becca { $forgetful }: non ha detto Upturn. Costa 3 tessere.
      }
  }
upturn-caught-self = { $you ->
    [yes] Hai dimenticato di dire Upturn. Costa 3 tessere.
   *[no] { $who } ha dimenticato di dire Upturn. Costa 3 tessere.
  }
upturn-refilled = { $count ->
    [one] Una tessera del tavolo è tornata nel sacchetto.
   *[other] { $count } tessere del tavolo sono tornate nel sacchetto.
  }
upturn-ended = La partita è finita: { $results }.
upturn-left-of = { $you ->
    [yes] tu
   *[no] { $who }
  } ({ upturn-tiles })

upturn-do-lay = Posa { $tile }
upturn-do-add = Aggiungi { $tile }
upturn-do-close = Posa { $twin }
upturn-do-start = Gioca { $tile }{ $kind ->
    [up] {""}
    [down] {""}
   *[other] {" "}{ $going ->
        [up] verso l’alto
       *[down] verso il basso
      }
  }{ $sides ->
    [left] , poi tocca a chi sta a sinistra
    [right] , poi tocca a chi sta a destra
   *[none] {""}
  }
upturn-do-skip = Gioca { $tile }
upturn-do-stop = Nessuna tessera extra
upturn-do-draw = Pesca
upturn-do-pass = Passa
upturn-do-keep = Non darne più
upturn-do-call = Di’ Upturn

upturn-call = Upturn!
upturn-next = poi tocca a:
upturn-call-now = dillo adesso
upturn-call-when = con una sola tessera
upturn-catch = Non l’hai detto!
upturn-catch-who = Non l’hai detto! { $who } ha dimenticato Upturn
upturn-give = Dai
upturn-give-who = Dai una tessera a { $who }
upturn-sort = Ordina le tessere
upturn-keys-call = dire «Upturn!» o «Non l’hai detto!» quando è il momento
upturn-keys-carry = spostare una tessera sul sostegno

upturn-tiles = { $count ->
    [0] 0 tessere
    [one] una tessera
   *[other] { $count } tessere
  }
upturn-rack = { $count ->
    [0] Il tuo sostegno, vuoto
    [one] Il tuo sostegno, una tessera
   *[other] Il tuo sostegno, { $count } tessere
  }
upturn-line = { $count ->
    [one] Serie { $number }, una tessera
   *[other] Serie { $number }, { $count } tessere
  }
upturn-line-now = { $count ->
    [one] La serie in corso, una tessera
   *[other] La serie in corso, { $count } tessere
  }
upturn-can = { $tile }, si può giocare
upturn-cannot = { $tile }, ora non si può giocare
upturn-goes-along = { $tile }, si può aggiungere
upturn-ends-run = { $tile }, chiude la scala
upturn-tag-twin = gemella
upturn-tag-along = si aggiunge

upturn-beat-up = sopra
upturn-beat-down = sotto
upturn-beat-first = iniziale
upturn-bag = sacchetto
upturn-bag-draw = pesca
upturn-bag-give = { $count } da dare
upturn-bag-left = { $count ->
    [0] vuoto
   *[other] ancora { $count }
  }
upturn-refills = { $count ->
    [one] Il sacchetto è stato riempito di nuovo una volta.
   *[other] Il sacchetto è stato riempito di nuovo { $count } volte.
  }
upturn-dry = Non c’è più niente da pescare. Dopo { $of } turni passati di fila la partita finisce (finora { $count }).

upturn-choose = Con { $tile }: in che direzione, e a chi tocca dopo?
upturn-choose-way = Con { $tile }: in che direzione?
upturn-go-up = verso l’alto
upturn-go-down = verso il basso
upturn-then = poi { $who }

upturn-over = La partita è finita.
upturn-one-left = Ti resta una tessera. Dillo prima che venga posata la prossima!
upturn-forgot = { $who } ha una sola tessera e non ha detto Upturn.
upturn-first = { $can ->
    [yes] Tocca a te. Posa un numero qualsiasi accanto a { $number }: se è più alto si va verso l’alto, se è più basso verso il basso.
   *[no] Tocca a te. La prima tessera può essere solo un numero, e tu non ne hai: pesca.
  }
upturn-first-drawn = { $can ->
    [yes] Hai pescato un numero: posalo come prima tessera.
   *[no] Ancora nessun numero per cominciare. Passa.
  }
upturn-your-turn = Tocca a te. Posa un numero { $going ->
    [up] più alto di
   *[down] più basso di
  } { $number }, una tessera d’azione, oppure pesca.
upturn-no-number = { $can ->
    [yes] Tocca a te. Non hai numeri { $going ->
        [up] più alti di
       *[down] più bassi di
      } { $number }: gioca una tessera d’azione, oppure pesca.
   *[no] Tocca a te. Nessuna delle tue tessere si può giocare: pesca.
  }
upturn-drawn-now = { $can ->
    [yes] Hai pescato. Gioca una tessera, oppure tienile tutte e passa.
   *[no] Hai pescato, e nessuna delle tue tessere si può giocare. Passa.
  }
upturn-fruitless = { $can ->
    [yes] Non c’era più niente da pescare. Gioca una tessera, oppure passa.
   *[no] Non c’era più niente da pescare, e nessuna delle tue tessere si può giocare. Passa.
  }
upturn-would-twin = { $number } è una gemella: le tessere in mezzo possono andare con lei, e ne dai via tante quante ne posi.
upturn-would-penalty = { $number } è una tessera penalità: puoi dare via una tessera.
upturn-run = { $more ->
    [yes] Puoi aggiungere altre tessere.
   *[no] Nient’altro va bene.
  } Con la gemella { $twin } dai via { $count ->
    [one] una tessera.
   *[other] { $count } tessere.
  }
upturn-owed = { $count ->
    [one] Una tessera da dare via. A chi va?
   *[other] { $count } tessere da dare via. A chi va la prima?
  }
upturn-offered = Da dare via: { $tile }. A chi va?
upturn-extra = Il jolly ti lascia posare un’altra tessera; altrimenti fermati qui.
upturn-extra-none = Il jolly permette un’altra tessera, ma nessuna delle tue va bene.
upturn-other-run = { $who } fa una scala fino alla gemella { $twin }.
upturn-other-give = { $count ->
    [one] { $who } dà via una tessera.
   *[other] { $who } dà via { $count } tessere.
  }
upturn-other-extra = { $who } può posare un’altra tessera.
upturn-other-fruitless = { $who } non ha trovato più niente da pescare.

upturn-left = Tessere rimaste
upturn-how = Chi svuota il sostegno vince subito. Per gli altri contano le tessere rimaste: meno sono, meglio è.
upturn-end-empty-rack = Un sostegno è vuoto: la partita finisce subito.
upturn-end-blocked = Nessuno poteva più pescare o posare, così la partita è finita. Vince chi ha meno tessere.

upturn-option-call = Dire Upturn
upturn-option-call-about = Con una sola tessera devi dire «Upturn». Gli altri devono beccarti: se lo dimentichi e qualcuno se ne accorge, 3 tessere. Severo: 3 tessere ogni volta che lo dimentichi. Automatico: viene detto al tuo posto. Dopo la tessera successiva: fino ad allora puoi dirlo, e solo dopo possono beccarti.
upturn-option-call-caught = gli altri devono beccarti
upturn-option-call-strict = severo
upturn-option-call-auto = automatico
upturn-option-call-late = dopo la tessera successiva
upturn-option-handing = Dare via le tessere
upturn-option-handing-about = Se guardare o no una tessera prima di scegliere a chi darla.
upturn-option-handing-unseen = senza guardare
upturn-option-handing-seen = dopo averla guardata
upturn-option-numbers = Numeri del gioco
upturn-option-numbers-about = Gli ottanta numeri della tua scatola.
upturn-option-penalties = Tessere penalità
upturn-option-penalties-about = I numeri che nella tua scatola portano il simbolo.

upturn-why-run-open = La tua scala è aperta: aggiungi tessere che vanno bene, oppure chiudila con la gemella.
upturn-why-give-first = Prima dai via le tessere che puoi dare, oppure lasciale nel sacchetto.
upturn-why-after-joker = Dopo il jolly posa un’altra tessera permessa, oppure fermati.
upturn-why-wrong-way = { $kind ->
    [up] Una freccia verso l’alto non può far scendere il gioco.
   *[down] Una freccia verso il basso non può far salire il gioco.
  }
upturn-why-no-run = Non c’è una scala aperta da chiudere.
upturn-why-no-stop = Non c’è niente da fermare: si può solo dopo un jolly.
upturn-why-none-to-give = Ora non ci sono tessere da dare via.
upturn-why-beyond = { $going ->
    [up] Si va verso l’alto: { $number } non è più alto di { $last }.
   *[down] Si va verso il basso: { $number } non è più basso di { $last }.
  }
upturn-why-number-first = Finché non c’è il primo numero, non si può giocare una tessera d’azione.
upturn-why-last-number = L’ultima tessera deve essere un numero, quindi non puoi giocare una tessera d’azione se è l’unica che hai.
upturn-why-two-players = In due, chi sta a sinistra sta anche a destra: scegli sinistra.
upturn-why-add = Si possono aggiungere tessere solo a una scala aperta, e la apre una gemella.
upturn-why-own-twin = { $number } è la gemella di questa scala: chiudi la scala per posarla.
upturn-why-other-twin = Anche { $number } è una gemella, e una scala ne ha una sola.
upturn-why-not-between = { $number } non sta tra { $last } e la gemella { $twin }.
upturn-why-hold-number = La prima tessera deve essere un numero, e tu ne hai uno: posalo.
upturn-why-drawn = Hai già pescato; in un turno si pesca una volta.
upturn-why-not-drawn = Puoi passare solo dopo aver pescato.
upturn-why-opponents = Le tessere si danno agli altri, mai a sé.
upturn-why-nobody = Lì non c’è nessuno.
upturn-why-said = In questa partita Upturn viene detto in automatico per tutti.
upturn-why-still-time = C’è ancora tempo per dirlo; si può beccare qualcuno solo dopo la tessera successiva.
upturn-why-not-due = Upturn si dice solo dopo un turno che ti ha lasciato una tessera, e finché non viene posata la prossima.
upturn-why-no-catching = In questa partita non c’è nessuno da beccare: chi dimentica pesca comunque.
upturn-why-nothing-forgotten = Lì ora non c’è nessuno da beccare.
upturn-why-not-held = Sul tuo sostegno non c’è { $tile ->
    [up] la freccia verso l’alto
    [down] la freccia verso il basso
    [updown] la doppia freccia
    [skip1] il Salta 1
    [skip2] il Salta 2
    [joker] il jolly
   *[number] { $tile }
  }.

# in the list of one’s own matches
upturn-mine-score = Tessere rimaste
