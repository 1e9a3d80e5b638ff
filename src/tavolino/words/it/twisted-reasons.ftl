# Perché una mossa è buona, per i consigli: una o due frasi intere. { $cost } ha il segno: −6.

twisted-reason-counted = Ora tutte le carte sono note. Giocata fino alla fine della manche, vale { $points } contro { $next }.
twisted-reason-only-take = Nessuna delle tue carte va bene con { $last }, quindi devi prendere la fila ({ $cost }).
twisted-reason-no-cards = Non hai più carte, quindi devi prendere la fila ({ $cost }).
twisted-reason-take-ends = Il mazzo è vuoto, quindi così finisce la manche: { $cost }, e nessun altro rischio.
twisted-reason-take-before = Meglio { $cost } adesso che { $more } dopo, quando nella fila c’è anche il { $other }.
twisted-reason-take-cheap = Ora la fila costa poco ({ $cost }), e apri la prossima con la carta che vuoi.
twisted-reason-twist-ends = Vinci { $card } e { $twin } (+2), e la manche è finita.
twisted-reason-twist-clears = Vinci { $card } e { $twin } (+2), e la fila non c’è più.
twisted-reason-twist-saves = Vinci { $card } e { $twin } (+2), e non devi prendere la fila ({ $cost }).
twisted-reason-twist-stuck = Vinci { $card } e { $twin } (+2). Dopo, { $next } non può continuare nel { $chance }% delle distribuzioni e prende la fila ({ $cost }).
twisted-reason-twist = Vinci { $card } e { $twin }: +2 subito. Il resto della fila costa ancora { $cost }.
twisted-reason-more-than = Così guadagni più dei +2 per il { $twin }.
twisted-reason-not-twist = Nella fila ti serve di più che vincere adesso il { $twin } (+2).
twisted-reason-waits = Il { $twin } puoi vincerlo solo tu, perché hai il { $card }: quei +2 possono aspettare.
twisted-reason-only-card = Solo il tuo { $card } va bene. Altrimenti prendi la fila ({ $cost }).
twisted-reason-stuck = { $next } non può continuare nel { $chance }% delle distribuzioni e allora prende la fila ({ $cost }).
twisted-reason-stuck-toad = Un rospo non lo toglie nessuno. { $next } non può continuare nel { $chance }% delle distribuzioni e allora prende la fila ({ $cost }).
twisted-reason-bait = Hai anche il { $twin }, quindi più tardi solo tu puoi togliere il { $card } (+2).
twisted-reason-safe = Il { $card } non lo toglie più nessuno, perché il { $twin } è già uscito. Con il { $other } qualcuno potrebbe fare +2.
twisted-reason-toad-safe = Un rospo non lo toglie nessuno. Con il { $other } qualcuno potrebbe fare +2.
twisted-reason-keep-toad = Tieni il rospo { $other } per una fila più corta. Questa costerebbe { $cost }, con { $less } delle tue carte a portata; dopo il { $card } sono { $mine }.
twisted-reason-fits = Delle tue carte, { $mine } restano entro 10 dal { $card }, ma solo { $less } dal { $other }.
twisted-reason-few = È più difficile rispondere: tra le carte che non vedi, col { $card } ne vanno bene { $count }, col { $other } { $more }.
twisted-reason-still-fit = Delle tue altre carte, { $mine } sono entro 10 dal { $card }: probabilmente puoi continuare anche tu.
twisted-reason-few-fit = È difficile rispondere: tra le carte che non vedi ne vanno bene solo { $count }.
