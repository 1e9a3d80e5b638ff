# La prima pagina e ciò che le sta intorno: con chi giocare, i tavoli, che cosa segue una partita, e la pagina senza connessione.

home-minutes = { $minutes } min
home-start-here = Prima volta? Comincia da questo
difficulty-1 = facile
difficulty-2 = medio
difficulty-3 = impegnativo

play-with = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
  }, livello { $level }
play-alone = in solitario
play-choose = Giocatori e livello
choose-level = Livello dei bot
choose-more = Altri bot
level-novice-about = Sta imparando: vede ciò che rende subito e spesso si lascia sfuggire di meglio.
level-casual-about = Gioca per divertimento: bene, ma ogni tanto gli sfugge qualcosa.
level-club-about = Gioca ogni settimana: pensa un po’ in anticipo.
level-expert-about = Regala poco o niente.
level-master-about = Il migliore che abbiamo. Si prende il suo tempo, e ti servirà fortuna.
level-random-about = Gioca una mossa permessa qualunque, a caso.
level-heuristic-about = Segue sempre le stesse regole semplici.
level-instant-about = Gioca subito, senza pensarci: con l’istinto di milioni di mosse.
level-other-about = Un bot aggiunto da chi gestisce questo server.

own-title = I tuoi tavoli
own-turn = Tocca a te
own-waits = Si aspetta: { $names }
own-lobby = In attesa di giocatori
own-with = con { $names }
own-all = Mostra tutti e { $count }
own-hide = Nascondi questo tavolo
slow-title = Le tue partite lente
slow-turns = { $count ->
    [one] Tocca a te in una partita
   *[other] Tocca a te in { $count } partite
  }
slow-left = ancora { $left }
slow-all = Mostra tutte e { $count } le partite lente
slow-leave = Hai tempo fino a: { $when }. Puoi chiudere la pagina: la partita ti aspetta.
slow-wait = Gli altri hanno { $days ->
    [one] un giorno
   *[other] { $days } giorni
  } per ogni mossa. Puoi chiudere la pagina e tornare più tardi.
slow-notices = Fatti avvisare quando tocca a te

join-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
  }
join-full = pieno
join-per-move = { $seconds } s a mossa
join-bank = { $minutes } min a testa
join-own = Apri un tavolo tuo
join-none = Nessun tavolo aperto in questo momento.

footer-free = Tavolino è gratuito e open source. Niente pubblicità, nessun tracciamento.
footer-about = Cos’è Tavolino
footer-privacy = Privacy
footer-rules = Regole della casa
footer-imprint = Note legali
footer-source = Codice
footer-contact = Contatti
settings = Impostazioni

move-waits = La tua mossa aspetta la connessione. Partirà appena torni online.

easier-offer = Due vittorie di fila per i bot. Ti va un tavolo più facile?
easier-play = Gioca al livello «{ $level }»
sound-offer = Vuoi un suono discreto quando tocca a te?
sound-yes = Sì, grazie
offer-no = No, grazie

share-won = Ho battuto { $names } di { $margin } a { $game }!
share-tied = Primo posto a pari merito con { $names } a { $game }.
share-lost = Ho perso di { $margin } contro { $names } a { $game }.
share-solo = Ho fatto { $points } punti a { $game }.
share-watched = { $game }: primo posto per { $names }.

open-more = Altre opzioni
open-more-about = Regole, orologio, chat, consigli, spettatori

mine-filter = Quale gioco
mine-all = Tutti i giochi
mine-left = Lasciata prima della fine

offline-title = Sei offline
offline-about = I tavoli di Tavolino stanno su un server, quindi serve una connessione. Niente di ciò che hai giocato va perso.
offline-waiting = Questa pagina tornerà appena sei di nuovo online.
offline-again = Riprova
