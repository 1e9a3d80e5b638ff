# L’allenatore: che cosa dice delle decisioni di una partita finita, e della fortuna.

coach = L’allenatore
coach-working = L’allenatore ci pensa…
coach-waiting = Prima tocca ad altri. L’allenatore comincia tra circa { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }.
coach-preparing = L’allenatore si sta preparando, solo questa volta su questo server. Comincia tra { $seconds ->
    [one] circa un secondo
   *[other] circa { $seconds } secondi
  }.
coach-not-yet = L’allenatore non ha ancora guardato questa mossa.
coach-nothing = L’allenatore non ha niente da dire su questa mossa.
coach-chart = Probabilità di vincere
coach-chart-alone = Punti attesi
coach-round = Mano { $round }
coach-legend-slip = svista
coach-legend-moment = decisivo
coach-next-mistake = Prossimo errore
coach-table = In una tabella
coach-step = Passo
coach-verdict = Giudizio
coach-seat = Chi
coach-best = la migliore
coach-good = buona
coach-inaccuracy = imprecisione
coach-mistake = errore
coach-blunder = errore grave
coach-close = troppo vicine
coach-verdict-of = { $verdict ->
    [best] { $you ->
        [yes] Hai trovato la mossa migliore
       *[no] { $who } ha trovato la mossa migliore
    }
    [good] { $you ->
        [yes] Una tua buona mossa
       *[no] Una buona mossa di { $who }
    }
    [inaccuracy] { $you ->
        [yes] Una tua piccola svista
       *[no] Una piccola svista di { $who }
    }
    [mistake] { $you ->
        [yes] Un tuo errore
       *[no] Un errore di { $who }
    }
    [blunder] { $you ->
        [yes] Un tuo errore grave
       *[no] Un errore grave di { $who }
    }
   *[close] { $you ->
        [yes] La tua mossa: differenza troppo piccola per decidere
       *[no] { $who }: differenza troppo piccola per decidere
    }
  }
coach-only = Era l’unica mossa possibile
coach-best-about = Nient’altro valeva altrettanto.
coach-good-about = Nient’altro era nettamente meglio.
coach-close-about = L’allenatore non sa dire se altro fosse meglio.
coach-better-points = Meglio: «{ $action }». Valeva circa { $count ->
    [one] { $points } punto
   *[other] { $points } punti
  } in più.
coach-better = Meglio: «{ $action }».
coach-chance = Per quel che { $you ->
    [yes] potevi sapere
   *[no] { $who } poteva sapere
  }: { $best } di probabilità di vincere invece del { $taken }.
coach-bars-points = Punti in più o in meno rispetto alla mossa giocata, in media.
coach-bars-win = Probabilità di vincere, in più o in meno rispetto alla mossa giocata.
coach-bars-deals = L’allenatore ha provato { $count } distribuzioni possibili. I baffi mostrano quanto è affidabile ogni numero.
coach-bars-exact = Tutte le carte erano note: è un conto esatto.
coach-tag-best = migliore
coach-tag-played = giocata
coach-more = { $count ->
    [one] Un’altra
   *[other] Altre { $count }
  }
coach-fewer = Mostra meno
coach-unit = Confronta per
coach-unit-points = Punti
coach-unit-win = Probabilità di vincere
coach-try = Prova tu da qui
coach-line = Come sarebbe potuta andare avanti
coach-line-about = Una distribuzione immaginata, quella di mezzo tra nove per come è finita. Per tutti gioca il giocatore dell’allenatore; quel che nessuno poteva sapere è inventato.
coach-moments = { $count ->
    [one] Il momento decisivo
    [2] I due momenti decisivi
   *[other] I tre momenti decisivi
  }
coach-at-step = Passo { $step }
coach-accuracy = Precisione
coach-accuracy-about = 100 è sempre la mossa migliore, 0 è come scegliere a caso.
coach-count-inaccuracy = { $count ->
    [one] una svista
   *[other] { $count } sviste
  }
coach-count-mistake = { $count ->
    [one] un errore
   *[other] { $count } errori
  }
coach-count-blunder = { $count ->
    [one] un errore grave
   *[other] { $count } errori gravi
  }
coach-count-none = nessun errore
coach-luck-skill = Fortuna e bravura
coach-luck-unit = punti meglio o peggio di quanto ci si aspettava prima di dare le carte
coach-luck = Fortuna
coach-skill = Bravura
coach-sum = Somma
coach-luck-more = Di che cosa era fatta la fortuna
coach-luck-deal = Carte date
coach-luck-draws = Pescate
coach-luck-hidden = Nascoste
coach-luck-others = Altri
coach-luck-about = Carte date e pescate: quelle che sono arrivate. Nascoste: com’è andata contro carte che nessuno poteva vedere. Altri: quanto hanno giocato bene gli altri. Anche ciò che l’allenatore valuta male finisce qui.
coach-picture = Immagine da condividere
coach-picture-accuracy = precisione { $accuracy }
coach-picture-luck = fortuna { $points }
coach-missing-old-rules = Questa partita è stata giocata con regole più vecchie: l’allenatore non può giudicarla.
coach-missing-broken-off = La partita è stata interrotta. Come risultato l’allenatore prende quello che ci si poteva aspettare.
coach-missing-changed-hands = In parte una persona, in parte un bot o l’orologio: { $who }.
coach-missing-slow = Su questo server manca un compilatore: l’allenatore ha guardato meno a fondo.
coach-missing-long = Questa partita è così lunga che l’allenatore ha guardato ogni mossa meno a fondo.
coach-missing-no-kernel = In questo gioco l’allenatore giudica solo le mosse; non separa la fortuna dalla bravura.
coach-missing-no-luck = In questo gioco l’allenatore non separa la fortuna dalla bravura.
coach-missing-alone = Non ha giocato nessun altro: l’allenatore conta i punti.

# Come giochi, partita dopo partita

my-play-about = Che cosa ha trovato l’allenatore nelle tue partite.
my-play-none = L’allenatore non ha ancora guardato nessuna tua partita. Chiediglielo dopo una partita, quando la rivedi.
my-play-all = Tutti i giochi
my-play-accuracy = Precisione, partita per partita
my-play-deeds = Precisione per tipo di mossa
my-play-luck = Fortuna, partita per partita
my-play-mean = In media { $number }
my-play-moves = Le tue mosse
my-play-moves-about = Su { $count ->
    [one] una mossa
   *[other] { $count } mosse
  } in cui potevi scegliere.
my-play-match = Partita
my-play-newest = più recente

# perché, dalle distribuzioni immaginate; ciò che entra nei motivi dei giochi
coach-with-played = con questa mossa
coach-with-better = con la mossa migliore
coach-with-next = con la seconda mossa migliore
coach-often = { $count ->
    [0] molto di rado
    [100] quasi sempre
   *[other] in circa { $count } distribuzioni su 100
  }
coach-often-too = { $count ->
    [0] molto di rado
    [100] quasi sempre
   *[other] in circa { $count }
  }
coach-decimal = { $whole },{ $tenth }
coach-about = circa { $amount }
coach-under = meno di { $amount }
coach-both = { $one } { $two }
coach-counted = Vantaggio alla fine della mano, calcolato esattamente: { $first } { $played }, { $second } { $instead }.
