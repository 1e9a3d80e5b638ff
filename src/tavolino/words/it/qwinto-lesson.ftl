qwinto-lesson-play = L’obiettivo: riempire la tabellina di numeri crescenti. Per avere un numero, metti una carta su una delle quattro pile: scegli il 4 arancione, poi la pila con il 5 viola.
qwinto-lesson-write = Si somma alle sue due vicine: 4 + 3 + 3 = 10, per la riga arancione o la gialla. Il grigio non è un colore. Scrivi 10 nella casella arancione segnata.
qwinto-lesson-two = Scrivono tutti insieme: Sara ha scelto la riga gialla. Ora tocca a lei, e ha due 1. Due carte di uguale valore si possono giocare insieme, una accanto all’altra.
qwinto-lesson-rising = Contano solo l’ultima carta e le sue vicine: 5, per tutte le righe. Una riga cresce da sinistra a destra, quindi scrivi 5 a sinistra del tuo 10, nel pentagono, una casella di bonus.
qwinto-lesson-again = Tocca di nuovo a te. Metti l’1 giallo sulla pila in alto a sinistra.
qwinto-lesson-column = Ancora 5, per la riga gialla o la viola. In una colonna nessun numero compare due volte, quindi non sotto l’altro tuo 5! Scrivilo nella casella di bonus viola.
qwinto-lesson-numbers = Ben fatto: tre numeri. Guardiamo una tabellina più piena.
qwinto-lesson-rows = Quanto vale questa tabellina? Una riga piena vale il suo ultimo numero: la gialla 16. Le altre valgono un punto per ogni numero: l’arancione 4, la viola 6.
qwinto-lesson-columns = Una colonna piena vale il numero nella sua casella di bonus: 5, 10 e 12. Due lanci a vuoto costano 10. In tutto fa 43.
qwinto-lesson-misthrow = Che cos’è un lancio a vuoto? Metti il −2 grigio sulla pila in basso a sinistra e guarda.
qwinto-lesson-pass = Il numero è 0, e si scrive solo da 1 a 18. Devi passare.
qwinto-lesson-end = Chi è di turno e non scrive niente perde 5 punti. Due righe piene o quattro lanci a vuoto chiudono la partita, e vince chi ha più punti. Tre consigli: lascia spazio tra i tuoi numeri, tieni in mano colori diversi e scegli numeri che vanno bene a te ma non agli altri.
