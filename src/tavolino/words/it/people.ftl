# Le persone che si conoscono: i compagni, gli inviti, tenere qualcuno alla larga e cercare con chi giocare.

people = I miei compagni
people-about = Avete detto di sì entrambi. Nessun altro vede questo elenco.
people-open = Apri l’elenco
people-none = Ancora nessuno. Dopo una partita apri il menu accanto a un nome e aggiungi la persona.
people-you-them = tu : loro
people-here = adesso qui
people-last = { $game }, { $when }
people-never = ancora nessuna partita
people-score = Tu: { $you }, { $name }: { $them }
people-asking = Vorrebbero aggiungerti
people-asked = Hai chiesto a
people-waiting = ancora nessuna risposta
people-agree = Volentieri
people-decline = No, grazie
people-take-back = Ritira
people-remove = Togli
people-invite = Invita
people-invite-which = A quale gioco vuoi invitare { $name }?
people-invited = L’invito per { $name } è partito.
people-invitation-sent = Invito inviato
people-blocked = Chi hai bloccato
people-muted = Chi hai silenziato
people-unblock = Sblocca
people-unmute = Riattiva
people-who-may-invite = Chi può invitarti
people-invites-mine = i miei compagni
people-invites-met = chi ha giocato con me
people-invites-nobody = nessuno
people-invisible = Non mostrare quando sono qui
people-unknown = Qui non hai ancora giocato, quindi non c’è nessuno da mostrare.

menu-add = Aggiungi { $name } ai miei compagni
menu-agree = { $name } vorrebbe aggiungerti: accetta
menu-asked = Hai già chiesto a { $name }
menu-mine = È tra i tuoi compagni
menu-invite = Invita a un tavolo
menu-invite-here = Invita a questo tavolo
menu-mute = Silenzia, qui e ovunque
menu-unmute = Riattiva
menu-block = Blocca
menu-unblock = Sblocca
menu-report = Segnala
menu-added = Lo chiediamo a { $name }. Se dice di sì, vi trovate entrambi sotto «{ people }».
menu-agreed = Ora { $name } è tra i tuoi compagni.
menu-muted = Non vedi più quello che scrive { $name }.
menu-unmuted = Vedi di nuovo quello che scrive { $name }.
menu-block-about = { $name } non può più sedersi ai tuoi tavoli, invitarti, capitare con te o scriverti. Non lo verrà a sapere. Ai tavoli degli altri, semplicemente, non vedi la sua chat.
menu-blocked = Hai bloccato { $name }.
menu-unblocked = { $name } non è più nei tuoi blocchi.
menu-not-met = Puoi aggiungere qualcuno dopo aver giocato insieme.

invited-by = { $name } ti invita a { $game }
invited-accept = Siediti
invited-decline = Non ora
invited-asking = { $count ->
    [one] Qualcuno vorrebbe aggiungerti
   *[other] { $count } persone vorrebbero aggiungerti
}
invited-look = Guarda

queue = Gioca con qualcuno
queue-about = Cerchiamo chi vuole la stessa cosa e vi portiamo tutti a un tavolo.
queue-nobody = Adesso non cerca nessuno. Comincia tu.
queue-looking = { $count ->
    [one] Una persona cerca con chi giocare a { $game }
   *[other] { $count } persone cercano con chi giocare a { $game }
}
queue-game = Gioco
queue-seats = Giocatori
queue-clock = Orologio
queue-clock-none = nessuno
queue-clock-quick = 15 secondi a mossa
queue-clock-usual = 30 secondi a mossa
queue-clock-bank = 5 minuti a testa
queue-rated = Con rating
queue-fill = Se non arriva nessuno
queue-fill-never = continua ad aspettare
queue-fill-soon = bot dopo 30 secondi
queue-fill-later = bot dopo 2 minuti
queue-start = Cerca qualcuno
queue-waiting = Cerchiamo qualcuno per { $game }
queue-others = { $count ->
    [0] Nessun altro vuole ancora la stessa cosa.
    [one] Un’altra persona vuole la stessa cosa.
   *[other] Altre { $count } persone vogliono la stessa cosa.
}
queue-usual = Di solito ci vuole circa { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
queue-bots-in = { $seconds ->
    [one] Tra un secondo arrivano i bot.
   *[other] Tra { $seconds } secondi arrivano i bot.
}
queue-background = Intanto puoi fare altro. Lascia aperta questa pagina: ti chiamiamo noi.
queue-stop = Smetti di cercare
queue-found = Trovato: vieni al tavolo
queue-again = Qualcuno non è venuto. Torni in cima alla lista.

why-cannot-sit = A questo tavolo non puoi sederti.
why-yourself = Quella persona sei tu.
why-blocked-by-you = Hai bloccato { $name }. Prima togli il blocco.
why-not-met = Puoi aggiungere { $name } dopo aver giocato insieme.
why-no-invitation = Non puoi invitare { $name }.
why-many-invitations = Per ora hai invitato abbastanza persone.
