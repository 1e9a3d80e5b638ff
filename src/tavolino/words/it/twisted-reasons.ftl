# Perché una mossa è buona, per i consigli: una o due frasi intere. { $cost } ha il segno: −6.

twisted-reason-counted = Ora tutte le carte sono note. Giocata fino alla fine della manche, questa mossa vale { $points } contro { $next }.
twisted-reason-only-take = Nessuna delle tue carte va bene su { $last }, quindi devi prendere la fila ({ $cost }).
twisted-reason-no-cards = Non hai più carte, quindi devi prendere la fila ({ $cost }).
twisted-reason-take-ends = Il mazzo è vuoto, quindi così finisce la manche: { $cost }, e nessun altro rischio.
twisted-reason-take-before = Meglio { $cost } adesso che { $more } dopo, quando nella fila ci sarà anche { $other }.
twisted-reason-take-cheap = Ora la fila costa poco ({ $cost }), e apri la prossima con la carta che vuoi.
twisted-reason-twist-ends = Vinci { $card } e { $twin } (+2), e la manche è finita.
twisted-reason-twist-clears = Vinci { $card } e { $twin } (+2), e la fila non c’è più.
twisted-reason-twist-saves = Vinci { $card } e { $twin } (+2), e non devi prendere la fila ({ $cost }).
twisted-reason-twist-stuck = Vinci { $card } e { $twin } (+2). Dopo, { $next } non può continuare nel { $chance }% delle distribuzioni e prende la fila ({ $cost }).
twisted-reason-twist = Vinci { $card } e { $twin }: +2 subito. Il resto della fila costa ancora { $cost }.
twisted-reason-more-than = Così guadagni più dei +2 che avresti togliendo { $twin }.
twisted-reason-not-twist = Nella fila ti serve di più che per togliere adesso { $twin } (+2).
twisted-reason-waits = { $twin } puoi toglierla solo tu, perché hai { $card }: quei +2 possono aspettare.
twisted-reason-only-card = { $card } è la tua unica carta che va bene. Altrimenti dovresti prendere la fila ({ $cost }).
twisted-reason-stuck = { $next } non può continuare nel { $chance }% delle distribuzioni e allora prende la fila ({ $cost }).
twisted-reason-stuck-toad = Nessuno può togliere un rospo. { $next } non può continuare nel { $chance }% delle distribuzioni e allora prende la fila ({ $cost }).
twisted-reason-bait = Hai anche { $twin }, quindi più tardi solo tu potrai togliere { $card } (+2).
twisted-reason-safe = Nessuno può più togliere { $card }, perché { $twin } è già uscita. Con { $other } qualcuno potrebbe guadagnare +2.
twisted-reason-toad-safe = Nessuno può togliere un rospo. Con { $other } qualcuno potrebbe guadagnare +2.
twisted-reason-keep-toad = Tieni il rospo { $other } per una fila più corta: con lui questa costa { $cost }. Dopo { $card } { $mine ->
    [one] va bene una delle tue carte
   *[other] vanno bene { $mine } delle tue carte
  }, dopo { $other } { $less ->
    [0] nessuna.
    [one] solo una.
   *[other] solo { $less }.
  }
twisted-reason-fits = Dopo { $card } { $mine ->
    [one] va ancora bene una delle tue carte
   *[other] vanno ancora bene { $mine } delle tue carte
  }, dopo { $other } { $less ->
    [0] nessuna.
    [one] solo una.
   *[other] solo { $less }.
  }
twisted-reason-few = Rispondere è più difficile: delle carte che non vedi, dopo { $card } { $count ->
    [0] non ne va bene nessuna
    [one] ne va bene solo una
   *[other] ne vanno bene solo { $count }
  }, dopo { $other } { $more ->
    [one] una.
   *[other] { $more }.
  }
twisted-reason-still-fit = { $mine ->
    [one] Un’altra delle tue carte è
   *[other] Altre { $mine } delle tue carte sono
  } entro 10 da { $card }: probabilmente potrai continuare.
twisted-reason-few-fit = Rispondere è difficile: delle carte che non vedi { $count ->
    [0] non ne va bene nessuna.
    [one] ne va bene solo una.
   *[other] ne vanno bene solo { $count }.
  }
