qwinto-title = Qwinto, il gioco di carte
qwinto-about = Una carta fa un numero per tutti. Scrivilo dove sta meglio, riga per riga.
qwinto-where = { $count } da pescare
qwinto-where-solo = { $count ->
    [0] in solitario, ultime carte
   *[other] in solitario, { $count } da pescare
  }
qwinto-colour-o = arancione
qwinto-colour-y = giallo
qwinto-colour-p = viola
qwinto-no-colour = nessun colore
qwinto-row = { $row ->
    [o] riga arancione
    [y] riga gialla
   *[p] riga viola
  }
qwinto-colours = { $colours ->
    [none] nessuna riga
    [o] riga arancione
    [y] riga gialla
    [p] riga viola
    [oy] riga arancione o gialla
    [op] riga arancione o viola
    [yp] riga gialla o viola
   *[oyp] riga arancione, gialla o viola
  }
qwinto-card-o = { $value } arancione
qwinto-card-y = { $value } gialla
qwinto-card-p = { $value } viola
qwinto-card-g = { $value } grigia
qwinto-place = { $stack ->
    [tl] in alto a sinistra
    [tr] in alto a destra
    [bl] in basso a sinistra
   *[br] in basso a destra
  }
qwinto-in = { $number }: { qwinto-colours }

qwinto-played = { $you ->
    [yes] Hai messo la carta { $card } sulla pila { qwinto-place }.
   *[no] { $who } ha messo la carta { $card } sulla pila { qwinto-place }.
  }
qwinto-announced = Il numero è { $number }: { qwinto-colours }.
qwinto-wrote = { $you ->
    [yes] Hai scritto { $number } nella { qwinto-row }.
   *[no] { $who } ha scritto { $number } nella { qwinto-row }.
  }
qwinto-passed = { $you ->
    [yes] Hai passato.
   *[no] { $who } ha passato.
  }
qwinto-missed = { $misses ->
    [4] { $you ->
        [yes] Hai passato: il quarto lancio a vuoto.
       *[no] { $who } ha passato: il quarto lancio a vuoto.
      }
    [one] { $you ->
        [yes] Hai passato: un lancio a vuoto.
       *[no] { $who } ha passato: un lancio a vuoto.
      }
   *[other] { $you ->
        [yes] Hai passato: lancio a vuoto numero { $misses }.
       *[no] { $who } ha passato: lancio a vuoto numero { $misses }.
      }
  }
qwinto-drew = { $you ->
    [yes] Hai pescato la carta { $card }.
   *[no] { $who } ha pescato la carta { $card }.
  }
qwinto-reshuffled = { $count ->
    [one] La carta coperta è stata mischiata ed è il nuovo mazzo.
   *[other] Le { $count } carte coperte sono state mischiate e sono il nuovo mazzo.
  }
qwinto-ended = La partita è finita: { $results }.

qwinto-name-play = Metti la carta { $card } sulla pila { qwinto-place }
qwinto-name-two = Metti la carta { $first } sulla pila { $first_stack ->
    [tl] in alto a sinistra
    [tr] in alto a destra
    [bl] in basso a sinistra
   *[br] in basso a destra
  }, poi la carta { $second } { $second_stack ->
    [tl] in alto a sinistra
    [tr] in alto a destra
    [bl] in basso a sinistra
   *[br] in basso a destra
  }
qwinto-name-write = Scrivi { $number } nella { qwinto-row }, casella { $place }
qwinto-do-play = Annuncia { $number }
qwinto-do-both = Gioca due carte
qwinto-do-write = Scrivi { $number }
qwinto-do-pass = Passa

qwinto-over = La partita è finita.
qwinto-your-turn = Tocca a te
qwinto-turn = Tocca a { $who }
qwinto-chooses = { $who } sceglie una carta. Tutti possono scrivere il numero.
qwinto-choose = Tocca a te: scegli una carta, poi una pila. La carta e le sue due vicine si sommano.
qwinto-choose-place = Dove va la carta { $card }? Ogni pila mostra il numero che ne verrebbe.
qwinto-choose-first = Due carte dello stesso valore: scegli quale va per prima.
qwinto-first = Metti prima la carta { $card } su una pila; l’altra va accanto.
qwinto-second = La carta { $first } va { qwinto-place }. Ora metti accanto la carta { $card }: conta l’ultima.
qwinto-aimed = { $cells ->
    [0] Per { $number } non hai nessuna casella: sarebbe un lancio a vuoto.
    [one] Per { $number } hai una casella.
   *[other] Per { $number } hai { $cells } caselle.
  }
qwinto-write = { $mine ->
    [yes] Scrivi { $number } nella { qwinto-colours }. Se passi, è un lancio a vuoto.
   *[no] Scrivi { $number } nella { qwinto-colours }, oppure passa.
  }
qwinto-would-write = { $points ->
    [0] { $number } nella { qwinto-row } non dà punti.
    [one] { $number } nella { qwinto-row } dà un punto.
   *[other] { $number } nella { qwinto-row } dà { $points } punti.
  }
qwinto-would-write-short = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
  }
qwinto-stuck = { $mine ->
    [yes] { $misses ->
        [3] { $number } non va da nessuna parte: è il tuo quarto lancio a vuoto. La partita finisce.
       *[other] { $number } non va da nessuna parte: un lancio a vuoto.
      }
   *[no] { $number } non va da nessuna parte. Passare non costa niente.
  }
qwinto-waiting = Si aspetta: { $others }.
qwinto-wrote-waiting = { $count ->
    [0] Tu scrivi { $number }.
   *[other] Tu scrivi { $number }. Si aspetta: { $others }.
  }
qwinto-passed-waiting = { $count ->
    [0] Tu passi.
   *[other] Tu passi. Si aspetta: { $others }.
  }

# $points serve per contare, $shown è lo stesso numero con un vero segno meno
qwinto-points = { $points ->
    [one] { $shown } punto
   *[other] { $shown } punti
  }
qwinto-points-best = { $shown } (record { $best })
qwinto-has-decided = ha deciso ✓
qwinto-has-decided-short = fatto ✓
qwinto-enlarge = { $who }: { $numbers ->
    [one] un numero
   *[other] { $numbers } numeri
  }, { $misses ->
    [one] un lancio a vuoto
   *[other] { $misses } lanci a vuoto
  }, { qwinto-points }. Ingrandisci la tabellina
qwinto-sheet = La tua tabellina
qwinto-sheet-of = La tabellina di { $who }
qwinto-misthrows = Lanci a vuoto
qwinto-misses = { $count ->
    [0] nessun lancio a vuoto
    [one] un lancio a vuoto
   *[other] { $count } lanci a vuoto
  }
qwinto-row-points = { qwinto-row }: { $points }
qwinto-gain = +{ $points }
qwinto-cell-written = { qwinto-row }, casella { $place }{ $bonus ->
    [yes] , casella di bonus
   *[no] {""}
  }: { $number }
qwinto-cell-decided = { qwinto-row }, casella { $place }: qui scrivi { $number }
qwinto-cell-would = { qwinto-row }, casella { $place }{ $bonus ->
    [yes] , casella di bonus
   *[no] {""}
  }: qui andrebbe { $number }
qwinto-cell-empty = { qwinto-row }, casella { $place }{ $bonus ->
    [yes] , casella di bonus
   *[no] {""}
  }: libera
qwinto-cell-legal = { qwinto-row }, casella { $place }{ $bonus ->
    [yes] , casella di bonus
   *[no] {""}
  }: scrivi qui { $number }, { $points ->
    [one] un punto
   *[other] { $points } punti
  }
qwinto-cell-before = La casella precedente
qwinto-cell-after = La casella successiva

qwinto-stacks = Le quattro pile
qwinto-stack = { qwinto-place }: { $card }
qwinto-stack-announces = { qwinto-place }: { $card }. Con la carta { $chosen } qui il numero è { $number }, { qwinto-colours }; { $cells ->
    [0] non hai nessuna casella adatta
    [one] hai una casella adatta
   *[other] hai { $cells } caselle adatte
  }
qwinto-stack-first = { qwinto-place }: { $card }. Metti qui per prima la carta { $chosen }
qwinto-stack-not = { qwinto-place }: { $card }. La carta { $chosen } non può andare qui
qwinto-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano, una carta
   *[other] La tua mano, { $count } carte
  }
qwinto-chosen = { $card }, selezionata
qwinto-pair = { $card }, si può giocare insieme alla carta { $partner }
qwinto-pile = { $count ->
    [one] carta da pescare
   *[other] carte da pescare
  }
qwinto-shuffled = { $count ->
    [0] non ancora rimischiate
    [one] rimischiate una volta
    [2] rimischiate due volte
   *[other] rimischiate { $count } volte
  }

qwinto-how = Da dove vengono i punti
qwinto-rows = Righe
qwinto-columns = Colonne
qwinto-how-about = Una riga vale un punto per ogni numero; una riga piena vale invece il suo ultimo numero. Una colonna da tre piena vale il numero nella sua casella di bonus. Un lancio a vuoto costa cinque.
qwinto-best = Il tuo record su questo dispositivo: { qwinto-points }.
qwinto-new-best = Nuovo record su questo dispositivo: { qwinto-points }!
qwinto-end-rows = Due righe di una tabellina sono piene.
qwinto-end-misthrows = Quarto lancio a vuoto su una tabellina.
qwinto-end-cards = È stata giocata l’ultima carta.

qwinto-why-announced = C’è un numero annunciato: scrivilo o passa, prima che si giochi la prossima carta.
qwinto-why-not-active = Solo chi è di turno mette una carta sulla griglia, e ora non tocca a te.
qwinto-why-not-held = Non hai in mano la carta { $value } { $colour ->
    [o] arancione
    [y] gialla
    [p] viola
   *[g] grigia
  }.
qwinto-why-held-once = Hai una sola carta { $value } { $colour ->
    [o] arancione
    [y] gialla
    [p] viola
   *[g] grigia
  }.
qwinto-why-same-value = Due carte vanno insieme solo se hanno lo stesso valore.
qwinto-why-beside = La seconda carta va accanto alla prima, mai sulla stessa pila o in diagonale.
qwinto-why-no-number = Non è ancora annunciato nessun numero: prima chi è di turno mette una carta sulla griglia.
qwinto-why-decided = Per questo numero hai già deciso.
qwinto-why-no-cell = La riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  } non ha una casella nella colonna { $column }.
qwinto-why-too-low = { $number } non si può scrivere: si scrive solo da 1 a 18.
qwinto-why-grey = Tutte e tre le carte sono grigie, quindi nessuno può scrivere questo numero.
qwinto-why-other-row = { $number } va solo nella riga { $colours ->
    [o] arancione
    [y] gialla
    [p] viola
    [oy] arancione o gialla
    [op] arancione o viola
   *[yp] gialla o viola
  }, non nella { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }.
qwinto-why-final = Lì c’è già { $number }, e un numero scritto resta.
qwinto-why-in-row = { $number } c’è già nella riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }.
qwinto-why-in-column = { $number } c’è già in quella colonna.
qwinto-why-smaller = { $number } è più piccolo di { $other }, alla sua sinistra; una riga cresce sempre.
qwinto-why-larger = { $number } è più grande di { $other }, alla sua destra; una riga cresce sempre.
