# Avvisi delle partite lente: che cosa dicono, e dove ognuno dice come li vuole.

notice-turn = Tocca a te contro { $names }.
notice-turn-alone = Tocca a te.
notice-late = Sta per scadere il tempo per la tua mossa contro { $names }.
notice-late-alone = Sta per scadere il tempo per la tua mossa.
notice-due = Hai tempo fino a: { $when }.
notice-began = La tua partita con { $names } è cominciata.
notice-began-alone = La tua partita è cominciata.
notice-again = Vuole giocare ancora: { $names }.
notice-again-alone = Qualcuno vuole giocare ancora.
notice-over = La tua partita con { $names } è finita.
notice-over-alone = La tua partita è finita.
notice-turns = { $count ->
    [one] Tocca a te in una partita.
   *[other] Tocca a te in { $count } partite.
  }
notice-several = Ci sono novità in { $count } delle tue partite.
notice-test = Qui riceverai le notizie delle tue partite lente.
notice-open = Apri
notice-stop = Basta avvisi

notices = Avvisi
notices-about = Per le partite lente, anche a pagina chiusa: uno per ogni turno, e mai tanti insieme.
notices-here-on = Attiva in questo browser
notices-denied = Questo browser blocca gli avvisi di Tavolino. Consentili nelle sue impostazioni per questa pagina.
notices-impossible = Da qui questo browser non può ricevere avvisi. Serve https; su un iPhone, aggiungi prima Tavolino alla schermata Home.
notices-no-service = Il servizio push di questo browser non è raggiungibile. Riprova più tardi.
notices-where = Dove arrivano
notices-nowhere = Ancora da nessuna parte.
notices-browser = Un browser
notices-failing = L’ultimo non è arrivato.
notices-test = Prova
notices-end = Basta
notices-ended = Lì non arriveranno più avvisi.
notices-arrived = L’avviso di prova è in viaggio.
notices-lost = L’avviso di prova non è arrivato. L’indirizzo è giusto?
notices-webhook = Aggiungi un webhook
notices-kind = Chi li riceve
kind-matrix = Matrix (un bridge)
kind-plain = un tuo programma
notices-address = Indirizzo
notices-add = Aggiungi e prova
notices-secret = Tutto ciò che arriva lì è firmato con questo segreto. Lo vedi solo adesso:
notices-what = Che cosa ti interessa
wish-turn = Tocca a me
wish-late = Il mio tempo sta per scadere
wish-began = È cominciata una partita
wish-again = Qualcuno vuole giocare ancora
wish-over = È finita una partita
notices-quiet = Ore di silenzio
notices-quiet-about = Secondo l’orologio di { $zone }. Quello che succede intanto arriva dopo.
notices-from = dalle
notices-to = alle

stop-title = Niente più avvisi
stop-about = Da qui non arriverà più niente. Puoi riattivare gli avvisi nelle impostazioni.
stop-coming = Un momento …
stop-failed = Non ha funzionato: il server non è raggiungibile.
stop-again = Riprova
