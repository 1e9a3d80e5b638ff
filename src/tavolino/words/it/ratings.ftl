rated-about = Le partite qui cambiano il rating di tutti. Serve un orologio; niente consigli, nessuna mossa ripresa, e chi se ne va perde.
rated-table = Qui si gioca per il rating: niente consigli, nessuna mossa ripresa, e chi se ne va perde.
rated-stake = { $points } · vittoria { $first }, ultimo { $last }
rated-often = Oggi avete già giocato così tante volte insieme che altre partite non cambiano i vostri rating fino a domani.
rating = Punti rating
rating-points = { $points } ± { $margin }
rating-unsure = { $points } ?
rating-unsure-about = Dopo così poche partite è poco più di un’ipotesi.
profile-about = { $count ->
    [one] { $count } partita dal { $date }
   *[other] { $count } partite dal { $date }
  }
profile-streak = { $count ->
    [one] giorno di fila
   *[other] giorni di fila
  }
profile-streak-best = { $count ->
    [one] Il massimo finora: { $count } giorno.
   *[other] Il massimo finora: { $count } giorni.
  }
profile-calendar = Le ultime dodici settimane
profile-calendar-about = { $count ->
    [one] { $count } giorno con una partita
   *[other] { $count } giorni con una partita
  }
profile-lines = Le linee sottili sono i livelli dei bot.
profile-no-rating = Ancora nessuna partita con rating. Apri un tavolo con gli amici, metti un orologio e attiva «Con rating».
profile-table = In una tabella
profile-levels = Vittorie per livello
profile-levels-about = Il segno è la parte che spetta a ognuno.
profile-seats = { $seats } al tavolo
profile-moments = I momenti più belli
profile-best-alone = { $game }: { $points } punti in solitario
profile-first-win = { $game }: prima vittoria contro { $level }
profile-people = Con chi giochi
profile-people-about = tu : loro
profile-ready = Pronto per { $level }?
profile-ready-about = A { $game } hai vinto { $wins } delle ultime { $count } partite contro { $level }.
profile-ready-try = Prova { $level }
profile-hide = Nascondi il mio profilo
profile-hide-about = Gli altri non possono aprirlo e non compari in nessuna classifica.
profile-hidden = Questa pagina la vedi solo tu.
profile-none = Qui non c’è ancora niente
profile-none-about = Gioca una partita, e il tuo profilo comincia.
profile-when = Data
profile-settings = Nome e aspetto
board = Classifica
board-about = Entri in questa lista con { $matches } partite con rating, se l’ultima è degli ultimi { $days } giorni.
board-order = L’ordine segue quanto uno vale come minimo: i punti meno il ±.
board-none = Non c’è ancora nessuno.
board-people = Persone
board-bots = I bot
board-bots-about = Misurati l’uno contro l’altro in tante partite. Le persone non cambiano questi numeri; 1500 è sempre il bot «{ level-club }».
board-place = Posto
board-name = Nome
board-matches = Partite
board-mine = Sei al numero { $place } su { $size }.
board-next = Avanti
board-back = Indietro
why-no-profile = Questo profilo non c’è, o è privato.
why-rated-clock = Un tavolo con rating ha bisogno di un orologio.
why-rated-hints = A un tavolo con rating non ci sono consigli.
why-rated-alone = Una partita in solitario non conta per il rating.
why-rated-people = Una partita con rating ha bisogno di almeno una persona.
why-rated-own = Contro il proprio programma non si gioca per il rating, e nemmeno due programmi della stessa persona tra loro.
why-rated-bot = Il bot { $bot } non ha un rating, quindi non può giocare una partita con rating.
why-rated-join = Questa partita conta per il rating: nessuno può prendere il posto di un altro.
why-rated-move = Questa partita conta per il rating: adesso il posto non può passare a un altro dispositivo.
why-rated-level = Questa partita conta per il rating. Solo il bot «{ level-casual }» può sostituire chi è assente.
why-rated-undo = A un tavolo con rating non si riprendono mosse.
privacy-ratings = Quante volte hai giocato a quale gioco, contro quale livello e contro chi, in quali giorni, i tuoi migliori risultati, e i tuoi rating con il loro passato.
privacy-profile = Il tuo [profilo](/profile) mostra i tuoi rating e ciò che hai raggiunto. Chiunque può aprirlo, e le [classifiche](/leaderboards) nominano i più forti. Con chi hai giocato lo vedi solo tu.
privacy-hide = Nel tuo [profilo](/profile) puoi nasconderlo. Allora nessun altro può aprirlo e non compari in nessuna classifica.
