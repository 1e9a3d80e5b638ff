privacy-short = Tavolino conserva solo quello che serve per giocare. Un account non è necessario, e non ci sono password né indirizzi e-mail.
privacy-kept = Che cosa conserva il server
privacy-person = Il tuo nome, un numero a caso che ti rappresenta e il momento della tua prima visita. Un cookie contiene quel numero e quello del tuo dispositivo, con una firma, così il server ti riconosce. Il tuo nome non c’è. Il cookie dura un anno ed è l’unico.
privacy-device = Per ogni tuo dispositivo: il browser, il sistema e, con la precisione di un’ora, quando è stato usato la prima e l’ultima volta.
privacy-account = Se tieni il tuo nome: da quando, la metà pubblica delle tue passkey con il browser e il sistema in cui sono nate, e delle tue sei parole solo un hash da cui nessuno può ricavarle. Poi i tuoi programmi, i nomi dei loro token e il numero che avevi come ospite, se hai portato con te le partite.
privacy-tables = Per ogni tavolo che apri o a cui ti siedi: il tuo nome, che cosa fai e quando.
privacy-records = Per ogni partita finita: i nomi, le carte, ogni mossa con il suo momento e il risultato.
privacy-daily = Per ogni mano del giorno che provi: quando hai cominciato, a quale tavolo e il tuo risultato.
privacy-coach = Per ogni partita che l’allenatore ha guardato: che cosa ha trovato. Se riprovi i tuoi errori: in quali posizioni, quante volte di fila è andata bene e quando tornano.
privacy-circle = Le persone che conosci qui, a chi l’hai chiesto, chi hai bloccato o silenziato, gli inviti aperti e chi può invitarti.
privacy-notices = Se vuoi gli avvisi: quali, le tue ore di silenzio e gli indirizzi a cui vanno.
privacy-deals = [Un elenco pubblico](/deals) di tutte le distribuzioni: il gioco, l’ora e una somma di controllo. Non contiene nomi. Se il tavolo era aperto a tutti, l’elenco porta anche alla partita.
privacy-not-kept = Che cosa non conserva
privacy-chat = Quello che scrivi in chat. Resta in memoria per un po’. Solo se qualcuno lo segnala, le ultime righe vengono salvate per 30 giorni.
privacy-address = Il tuo indirizzo IP. Resta in memoria per un po’, perché nessuno occupi tutto il server, ma non viene salvato né scritto in un registro. Se chi gestisce il server ha messo un altro programma davanti a Tavolino, quello può tenere un registro suo.
privacy-settings = Impostazioni, immagine e colore. Restano sul tuo dispositivo. Gli altri vedono immagine e colore finché sei a un tavolo.
privacy-tracking = Niente va ad altri, tranne gli avvisi se li chiedi: al tuo browser arrivano cifrati, attraverso il servizio di chi lo produce. Non ci sono pubblicità né tracciamento, e la pagina non carica nulla da altri server.
privacy-time = Per quanto tempo
privacy-time-tables =
    Un tavolo viene chiuso quando nessuno c’è stato per { $quiet ->
        [one] { $quiet } ora
       *[other] { $quiet } ore
    }, o per { $finished ->
        [one] { $finished } ora
       *[other] { $finished } ore
    } se la sua partita è finita. Contano solo le ore in cui il server è acceso. Quello che è successo lì viene cancellato { $log ->
        [one] { $log } giorno
       *[other] { $log } giorni
    } dopo.
privacy-time-records =
    Una partita finita viene cancellata dopo { $records ->
        [one] { $records } giorno
       *[other] { $records } giorni
    }.
privacy-time-records-ever = Una partita finita resta conservata.
privacy-time-people =
    Se non torni per { $people ->
        [one] { $people } giorno
       *[other] { $people } giorni
    }, il server ti dimentica, come se avessi cancellato tutto.
privacy-time-people-ever = Il server si ricorda di te finché non cancelli tutto.
privacy-time-account = Account, rating, mani del giorno e persone restano finché il server si ricorda di te. Un codice per un altro dispositivo scade dopo dieci minuti, un invito da solo, un indirizzo per gli avvisi quando lo fermi.
privacy-seen = Chi vede che cosa
privacy-others = A un tavolo tutti vedono il tuo nome, e chiunque abbia il link può entrare. I tavoli aperti a tutti sono nella pagina iniziale, con i nomi di chi gioca.
privacy-links = Chiunque abbia il link di una partita finita può rivederla. Se condividi un link, l’app di chat può mostrare i nomi di chi gioca.
privacy-host = Chi gestisce questo server può vedere tutto, anche le carte e la chat.
privacy-yours = Che cosa puoi fare
privacy-own = In [Le mie partite](/mine) vedi che cosa hai giocato. In fondo puoi scaricare tutto quello che il server conserva su di te.
privacy-devices = In [Impostazioni](/settings) vedi i tuoi dispositivi e puoi scollegarli uno per uno.
privacy-delete = In fondo a [Le mie partite](/mine) puoi anche cancellare tutto. Sparisce tutto quello che è scritto qui sopra, con il tuo account e i tuoi programmi. Le partite finite restano, perché sono anche degli altri, ma senza il tuo nome.
privacy-backups = Le copie di sicurezza fatte prima contengono ancora i tuoi dati.
