# La distribuzione regolare: il sigillo al tavolo e l’elenco di tutte le distribuzioni.

news-dealt-without = { $you ->
    [yes] Le carte sono state distribuite senza il tuo numero.
   *[other] Le carte sono state distribuite senza il numero di { $who }.
  }
seal = Distribuzione regolare: { $state }
seal-holds = il sigillo è intatto
seal-broken = il sigillo è rotto
seal-open = non ancora verificata
seal-title = Il sigillo di questa distribuzione
seal-more = Ogni distribuzione di questo server è in un elenco pubblico:
seal-check = Rivedi la partita e verifica ogni carta
seal-about-before = La prossima distribuzione è già sigillata. Il tuo dispositivo ricorda il sigillo e aggiunge un numero suo, così nessuno può scegliere le carte.
seal-about-sealed = Il sigillo è quello che hai visto prima della distribuzione, e comprende il tuo numero. A fine partita il tuo dispositivo verifica ogni carta.
seal-about-proved = Il tuo dispositivo ha verificato: il sigillo è lo stesso, il tuo numero è stato usato e ogni carta ne deriva.
seal-about-late = Al tuo arrivo le carte erano già distribuite: il tuo dispositivo non può garantire per questa distribuzione.
seal-about-without = Queste carte sono state distribuite senza un numero di questo dispositivo: non puoi sapere se le ha scelte chi ospita.
seal-about-again = È la distribuzione di una partita precedente, giocata di nuovo. Le carte erano già note.
seal-about-fixed = Queste carte sono state fissate e sigillate in anticipo, uguali per tutti. Finita la giornata o la gara, si scopre tutto e puoi controllare ogni carta.
seal-about-changed = Il sigillo è stato scambiato: questa distribuzione ne ha uno diverso da quello che ti è stato mostrato. Forse qualcuno ha scelto le carte.
seal-about-secret = Il segreto non corrisponde al sigillo che ti è stato mostrato prima della distribuzione. Forse qualcuno ha scelto le carte.
seal-about-number = Le carte non sono state distribuite con il numero aggiunto dal tuo dispositivo. Forse qualcuno le ha scelte.
seal-about-cards = Le carte non sono quelle che derivano dal segreto sigillato. Qualcuno le ha scelte.
deals = Tutte le distribuzioni
deals-about = Ogni partita iniziata qui e com’è finita, senza tavoli né nomi. Ogni riga contiene l’impronta della precedente, così nessuno può toglierne o cambiarne una di nascosto. Scarica l’elenco ogni tanto: uno successivo deve iniziare con questo.
deals-download = Scarica
deals-earlier = Precedenti
deals-whole = Il tuo browser ha verificato le righe mostrate: nessuna manca e nessuna è cambiata.
deals-torn = Queste righe non combaciano: una è stata tolta o cambiata.
deals-none = Qui non è ancora iniziata nessuna partita.
deals-begun = Distribuita
deals-ended = Finita
deals-broken-off = Interrotta
deals-again = Giocata di nuovo
deals-fixed = Fissata in anticipo
deals-revealed = Svelata
deals-opened = Inizio dell’elenco
check-alone = Le carte derivano dal segreto, ma nessuno ha aggiunto un numero: questo non dimostra nulla su chi le abbia scelte.
check-event = Tutte le carte derivano dal segreto. Sono state fissate in anticipo, uguali per tutti: l’impronta è nell’elenco pubblico da prima che si giocasse.
