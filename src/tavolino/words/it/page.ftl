# Tutto tranne le parole dei singoli giochi.

home = Pagina iniziale
close = Chiudi
cancel = Annulla
you = Tu
score-of = { $you ->
    [yes] tu
   *[no] { $who }
  } { $points }
player = Giocatore
score = Punti
your-name = Il tuo nome
their-name = Nome
coming = Caricamento…
sign-in = Accedi
program-of = programma di { $name }
level-program = programma
reload = Riprova
to-light = Tema chiaro
to-dark = Tema scuro
language = Lingua

home-title = Tre giochi di numeri, un tavolino.
home-title-more = Qualche gioco, un tavolino.
home-about = Gioca subito contro bot davvero bravi, oppure manda un link agli amici. Senza registrarti.
home-players = { $fewest }–{ $most } giocatori
home-play = Gioca subito
home-dealing = Distribuzione delle carte…
home-friends = Con gli amici
home-learn = Impara
home-rules = Regole
home-back = Torna al tavolo
home-tables = Tavoli aperti
home-nobody = Qui non c’è ancora nessuno
home-join = Unisciti
home-watch = Guarda

nowhere = Qui non c’è niente
nowhere-about = Forse l’indirizzo è sbagliato o non vale più. Sulla pagina iniziale trovi tutti i tavoli.
no-table = Questo tavolo non c’è più
no-table-about = Forse il link è sbagliato, oppure se ne sono andati tutti da tempo e il tavolo è stato sparecchiato. Chiedi un link nuovo o apri un tavolo tuo.
signed-out = Qui la tua sessione è chiusa
signed-out-about = Questo dispositivo è stato scollegato dalle impostazioni di un altro. Lì ci sono ancora il tuo nome e il tuo posto; qui puoi continuare come nuovo ospite.
unreachable = Al momento il server non si può raggiungere. Controlla la connessione e riprova.
reload-about = Ricarica la pagina; di quello che è stato giocato non si perde nulla.
too-much = Troppe richieste in una volta sola
no-cookies-title = Cookie disattivati
no-cookies = Il tuo browser non conserva i cookie di questa pagina, così il tavolo non può riconoscerti. Permettili e riprova.
old-page = Questa pagina non è aggiornata
old-page-about = Tavolino è stato aggiornato mentre la pagina era aperta. Ricaricala: il tuo posto e la partita restano.
seat-link-dead = Questo link per sedersi non funziona più

lobby = in attesa
lobby-welcome = Siediti e gioca, oppure resta a guardare.
lobby-about = Appena tutti i posti sono occupati, la partita può cominciare.
lobby-broken-off = Le regole di questo gioco sono cambiate, quindi l’ultima partita non ha potuto continuare. Quanto è stato giocato resta salvato.
lobby-broken-off-record = Guarda fin dove è arrivata
lobby-set = { $name }: { $value }
lobby-free = libero
lobby-here = è qui
lobby-bot = bot, livello { $level }
lobby-sit = Siediti qui
lobby-add-bot = Aggiungi un bot
lobby-same-device = Qualcuno su questo dispositivo
lobby-remove-bot = Manda via { $name }
lobby-bot-to-add = Bot da aggiungere
lobby-house-bots = Bot della casa
lobby-programs = Programmi
lobby-program = { $name }, programma di { $owner }
call-waiting = chiamata in corso: { $name } …
call-declined = { $name } ha rifiutato
call-silent = { $name } non ha risposto
lobby-start = Inizia la partita
lobby-waiting = In attesa di tutti…
lobby-full = Tutti i posti sono occupati. Potrai guardare appena comincia la partita.
bot-name = { $name } (livello { $level })
level-random = casuale
level-heuristic = base
level-instant = lampo
level-novice = principiante
level-casual = dilettante
level-club = circolo
level-expert = esperto
level-master = maestro

honest-title = Distribuzione regolare
honest-about = Le carte derivano da un segreto del server e dal caso che ogni browser aggiunge. Questo numero vincola il server al suo segreto prima che qualcuno abbia aggiunto il proprio contributo; dopo la partita il segreto viene mostrato, e tutti possono controllare la distribuzione.

invite-title = Invita gli amici
invite-about = Chi apre questo link può sedersi. Non serve registrarsi.
invite-link = Link a questo tavolo
invite-copy = Copia
invite-copied = Copiato
invite-code = Lo stesso link come codice QR per i telefoni
invite-screen = Apri lo schermo comune, per TV o tablet

reach-shut-table = Solo questo computer può aprire questo tavolo
reach-shut-link = Solo questo computer può aprire questo link
reach-shut-about = Tavolino ascolta solo su questo computer: un link o un codice QR non funzionerebbe sui telefoni dei tuoi amici. Fai entrare gli altri dispositivi della tua rete?
reach-open = Fai entrare gli altri
reach-opening = Apertura…
reach-quick = Ci vogliono due secondi
reach-quick-about = Il tuo tavolo resta com’è, con tutto quello che c’è sopra.
reach-home = Resta nella tua rete
reach-home-about = Ogni dispositivo della tua rete può aprire Tavolino. Il router tiene fuori Internet.
reach-again = Chiudi quando vuoi
reach-again-about = Si chiude anche quando esci da Tavolino.
reach-no-door = Tavolino è stato avviato solo per questo computer. Per giocare con gli amici in rete, chiudilo e avvia
reach-nowhere = Questo computer non è in nessuna rete, quindi nessuno può raggiungerlo. Collegati al Wi-Fi dei tuoi amici e riprova.
reach-here = Su questo computer il link funziona:
reach-is-open = Aperto alla tua rete
reach-which = Se non si apre, prova un altro indirizzo
reach-kind-network = nella tua rete ({ $interface })
reach-kind-name = più facile da scrivere, ma non tutti i telefoni lo trovano
reach-kind-vpn = attraverso la VPN ({ $interface })
reach-kind-container = per i container di questo computer ({ $interface })
reach-kind-internet = su Internet ({ $interface }): potrebbero trovarlo anche altri
reach-kind-link-local = senza router ({ $interface })
reach-trouble = Sul telefono non si apre?
reach-trouble-about = I due dispositivi devono essere nella stessa rete; il Wi-Fi per gli ospiti spesso li separa. Se il firewall di questo computer lo chiede, lascia passare Tavolino.
reach-https = Sui telefoni degli amici funziona tutto, tranne installare Tavolino come app: i browser lo permettono solo con https.
reach-shut = Richiudi la porta

# What a chat shows for a link
preview-invitation = { $known ->
    [yes] { $host } ti invita a { $game }
   *[no] Hai un invito per { $game }
  }
preview-free = { $count ->
    [0] Tutti i posti sono presi, ma puoi guardare.
    [one] C’è un posto libero. Niente da installare, nessuna registrazione.
   *[other] Ci sono { $count } posti liberi. Niente da installare, nessuna registrazione.
  }
preview-playing = { $game } con { $names }
preview-result = { $game }: { $result }
preview-watch = Guardala mossa per mossa, e controlla che la distribuzione sia stata regolare.

open-title = { $game } con gli amici
open-seats = Giocatori
open-friend = una persona
open-bot = bot, livello { $level }
open-options = Opzioni di gioco
open-clock = Orologio
open-clock-about = Quando il tempo scade, al posto di chi è di turno viene giocata una mossa ragionevole.
open-days = Giorni per mossa
open-days-about = Una partita lenta: esci dalla pagina quando vuoi e torna quando tocca a te. Chi salta due mosse di fila viene sostituito da un bot finché non torna.
open-table = Il tavolo
open-listed = Aperto a tutti
open-listed-about = Il tavolo compare sulla pagina iniziale. Altrimenti può venire solo chi ha il link.
open-chat = Chat
open-chat-about = Messaggi brevi e reazioni al tavolo.
open-hints = Consigli
open-hints-about = Tutti possono chiedere la mossa migliore. Se giochi solo con i bot, puoi sempre.
open-late = Chi guarda vede le carte, in differita
open-late-about = Chi guarda vede tutte le carte, con tre minuti di ritardo. Altrimenti vede solo ciò che è scoperto.
time-was-up = Tempo scaduto:
late-hands = Le mani di tutti nell’ultima manche, così com’è stata giocata
open-open = Apri il tavolo
open-opening = Apertura…

clock = ancora { $time }
clock-none = senza orologio
clock-per-move = tempo per ogni mossa
clock-bank = tempo per tutta la partita
clock-seconds = Secondi per mossa
clock-minutes = Minuti a testa
clock-increment = Secondi in più a ogni mossa
clock-days = giorni per ogni mossa
clock-days-each = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
  }

seat-number = Posto { $number }
seat-awaited = è il suo turno:
seat-away = assente
seat-away-bot = assente, gioca un bot
turn-of = Tocca a { $who }.
turn-yours = Tocca a te.
since = Dopo la tua mossa:
since-divider = dopo la tua ultima mossa
points-of = { $who }: punti
round-over = La manche { $round } è finita
round-next = Dai le carte: manche { $round }
round-alone = Tra un attimo si continua.
round-leads = { $who } è in testa di { $points }
round-you-lead = Sei in testa di { $points }
round-all = in tutto { $points }

rules = Regole
rules-title = Le regole, in una scheda a parte
clause-open = Che cosa dicono le regole, in una scheda a parte
clause-name = Regole, punto { $clause }

table-label = Il tavolo: { $game }
hint = Consiglio
hint-on = Consigli attivi
hint-on-title = A ogni tuo turno arriva un consiglio; premi per disattivarlo
hint-title = La mossa migliore, trovata esaminando molte distribuzioni possibili
hint-thinking = Ci penso…
undo = Riprendi mossa
undo-title = Riprendi la tua ultima mossa
undo-wish = { $who } vorrebbe riprendere una mossa.
undo-allow = Permetti
undo-refuse = Rifiuta
taken-back = { $you ->
    [yes] Hai ripreso una mossa.
   *[no] { $who } ha ripreso una mossa.
  }
taken-back-all = { $you ->
    [yes] Hai ripreso una mossa, e quel che ne è seguito.
   *[no] { $who } ha ripreso una mossa, e quel che ne è seguito.
  }
connection-lost = Connessione persa. Riconnessione in corso… Di quello che hai fatto non si perde nulla.
connection-shut = Il computer che ospita il tavolo non fa più entrare altri dispositivi. Il tuo posto resta tuo: appena la porta si riapre, torni a giocare.

leave = Esci
leave-title = Lasciare il tavolo?
leave-about = Il link ti riporta qui.
leave-playing = Un bot continuerà al tuo posto, così gli altri possono finire la partita.
leave-keep = Tieni il posto e torna alla pagina iniziale
stay = Resta
move-seat = Passa a un altro dispositivo
move-about = Apri questo link sull’altro dispositivo: il tuo posto e le tue carte passano lì. Funziona una volta sola.
move-link = Link per l’altro dispositivo
move-done = Il tuo posto si è spostato
move-done-about = Ora giochi sull’altro dispositivo. Qui puoi guardare.

take-over = Gioca al posto di { $name }
take-over-bot = Un bot al posto di { $name }

log = Cos’è successo
log-open = Cos’è successo
log-empty = Ancora niente.
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
chat-send = Invia
sounds = Suoni
chat-mute = Silenzia { $name }
reactions = Reazioni
sign-well-done = Ben fatto!
sign-bravo = Grande!
sign-laugh = Ah ah!
sign-oh = Oh!
sign-alas = Peccato…
sign-hooray = Evviva!
watchers = { $count ->
    [0] {""}
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
  }

curtain-title = Tocca a { $name }
curtain-about = Passa il dispositivo a { $name }. Nessun altro deve guardare.
curtain-open = Sono { $name }

screen-title = Schermo comune
screen-about = Questo schermo non mostra carte nascoste. Aprite il link sui vostri telefoni: lì trovate le vostre carte.

end-won = { $count ->
    [one] Vince { $names }
   *[other] Vittoria a pari merito: { $names }
  }
end-you-won = Hai vinto!
end-solo = { $points ->
    [one] { $shown } punto
   *[other] { $shown } punti
  }
end-look = Guarda il tavolo
end-reopen = Mostra il risultato
again = Gioca ancora

share = Condividi
share-copied = Link copiato
share-link = Link a questo momento

replay = Rivedi
replay-title = { $game }: rivedi
replay-dealt = Le carte sono state date.
replay-hands = Tutte le mani
replay-steps = Passi
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-step = A che punto è la partita
replay-at = { $step } / { $steps }
replay-speed = Velocità
replay-times = { $speed }×
replay-seat = Di chi si vedono le carte
replay-all = Tutte le carte scoperte
replay-as = Come la vedeva { $name }
coach-ask = Chiedi all’allenatore
my-play = Il mio gioco
replay-continue = Continua da qui
replay-again = Gioca queste carte
replay-download = Salva
replay-rehearsed = { $actions ->
    [0] Qualcuno ha rigiocato carte già note. Non erano segrete, quindi la partita non conta.
    [one] Qualcuno ha continuato una partita nota, dopo una mossa. Le carte non erano segrete, quindi la partita non conta.
   *[other] Qualcuno ha continuato una partita nota, dopo { $actions } mosse. Le carte non erano segrete, quindi la partita non conta.
  }
no-record = Partita non trovata
no-record-about = Forse il link è sbagliato, oppure la partita non è mai finita.
record-broken-off = Questa partita è stata interrotta: le regole del gioco erano cambiate.
record-broken-off-long = Questa partita è stata interrotta: durava da troppo tempo.
rehearsed = carte note

rehearse-here-title = Continua da qui
rehearse-here-about = Le stesse carte, le stesse mosse fin qui. Da ora tu giochi per un posto, i bot per gli altri.
rehearse-start-title = Gioca queste carte
rehearse-start-about = Le stesse carte dall’inizio. Tu giochi per un posto, i bot per gli altri.
rehearse-known = Le carte di questa partita ormai sono pubbliche: quello che giochi è segnato come «carte note» e non conta.
rehearse-seat = Il tuo posto
rehearse-level = Livello dei bot
rehearse-play = Gioca

check = Controlla le carte
check-title = La distribuzione è stata regolare?
check-working = Calcolo in corso…
check-here = Calcolato dal tuo browser
check-there = Controllato dal server
check-here-about = Dai numeri della registrazione, con il metodo pubblicato, e a confronto con ogni carta che si vede rivedendo la partita.
check-there-about = Solo il server conosce le regole: è il server a controllare che ogni mossa fosse permessa.
check-commitment = Il segreto corrisponde al numero mostrato prima di dare le carte.
check-commitment-bad = Il segreto non corrisponde al numero mostrato prima di dare le carte.
check-seed = Il numero di partenza deriva dal segreto e da ciò che ogni posto ha aggiunto.
check-seed-bad = Da questo segreto e da questi contributi non si ricava alcun numero di partenza.
check-draw = «{ $label }»: ogni carta e ogni sorteggio corrispondono al calcolo.
check-draw-bad = «{ $label }»: le carte non sono quelle che derivano dal numero di partenza.
check-actions = { $count ->
    [one] Una mossa, permessa con queste carte, porta al risultato registrato.
   *[other] Tutte le { $count } mosse sono permesse con queste carte e portano al risultato registrato.
  }
check-actions-bad = Il server segnala: { $reason }
check-good = La distribuzione è stata regolare.
check-bad = Questa registrazione non torna.
check-known = Le carte derivano dal numero di partenza, ma il segreto era già noto: sono state rigiocate le stesse carte.
check-numbers = I numeri
check-compare = Confronta il primo numero con quello che hai visto prima della distribuzione: solo questo lega la registrazione al tuo tavolo.
check-number-commitment = Mostrato prima di dare le carte
check-number-secret = Segreto
check-number-added = Aggiunto da { $name }
check-number-seed = Numero di partenza

rated = Con rating
profile = Profilo
mine = Le mie partite
mine-about = Quello che { $name } ha giocato qui. Nessun altro vede questo elenco.
mine-none = Qui non hai ancora finito una partita.
mine-none-about = Tutto quello che giochi da ora compare qui, e puoi rivederlo.
mine-figures = Finora
mine-matches = { $count ->
    [one] Una partita
   *[other] { $count } partite
  }
mine-wins = { $count ->
    [0] ancora nessuna vinta
    [one] una vinta
   *[other] { $count } vinte
  }
mine-against = { $wins } vinte su { $count }
mine-places = Piazzamenti
mine-place = { $place }º
mine-alone = { $count ->
    [one] Una volta in solitario, { $best } punti
   *[other] { $count } volte in solitario, al massimo { $best } punti
  }
mine-list = Partite
mine-own-place = Il tuo piazzamento
mine-own-score = I tuoi punti
mine-known = carte note
mine-data = Che cosa si conserva di te
mine-data-about = Il tuo nome, i tuoi dispositivi, le tue partite e ciò che ne fa parte. Nessun indirizzo, nessuna e-mail. I dettagli:
mine-export = Scarica i miei dati
mine-forget = Cancella tutto
mine-forget-title = Cancellare tutto?
mine-forget-gone = Il tuo nome, questo elenco e ciò che questo browser ricorda vengono cancellati per sempre. Lasci ogni tavolo; dove una partita continua, un bot la gioca per te.
mine-forget-stays = Le registrazioni delle tue partite restano, perché sono anche degli altri. Il tuo nome viene tolto, e nulla riporta a te.
mine-forget-do = Sì, cancella tutto
mine-forgotten = È tutto cancellato
mine-forgotten-about = Il server non ti conosce più. Se giochi ancora, ricominci da capo.

keys = Tasti
keys-arrows = da carta a carta, da casella a casella
keys-enter = gioca ciò che è selezionato
keys-tab = vai al pulsante successivo
keys-hint = consiglio
keys-undo = riprendi la mossa
keys-log = mostra o nascondi cos’è successo
keys-escape = chiudi una finestra o un consiglio, annulla la selezione
keys-help = questo elenco
keys-mouse = Con il mouse o con il dito: clicca o trascina. Se una carta non si può giocare, provandola scopri perché.

level-coming = { $level }, pronto tra circa { $seconds } s
levels-coming = I bot più forti saranno pronti tra circa { $seconds } s. Per ora giochi a questo livello: { $level }.

banned = Non puoi entrare
banned-about = Chi gestisce questo server ti ha escluso.
notice-from = Da chi gestisce questo server
notice-hide = Nascondi
notice-stops = { $minutes ->
    [one] Questo server si ferma tra circa un minuto. Ora non può cominciare niente di nuovo; il tuo tavolo ti aspetterà.
   *[other] Questo server si ferma tra circa { $minutes } minuti, o appena non si gioca più nessuna partita. Ora non può cominciare niente di nuovo; il tuo tavolo ti aspetterà.
  }
person-menu = Altro su { $name }
