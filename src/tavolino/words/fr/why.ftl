# Pourquoi quelque chose est refusé, quel que soit le jeu. Pourquoi un coup n’est pas permis se trouve avec les mots de son jeu.

why-over = La partie est finie.
why-not-your-turn = Ce n’est pas ton tour.
why-not-allowed = Les règles ne le permettent pas pour l’instant.

why-not-seated = Tu n’as pas de place à cette table.
why-no-seat = Il n’y a pas de place { $seat } à cette table.
why-seat-taken = { $name } a déjà cette place.
why-nobody-there = Il n’y a personne à cette place.
why-seen-another-hand = Tu as déjà vu une autre main de cette partie.
why-seen-hands = Ici, les spectateurs voient les mains : tu ne peux t’asseoir qu’avant la prochaine partie.
why-link-used = Ce lien a déjà servi ; crées-en un nouveau.
why-no-link = Ce lien de place n’est pas valide.
why-call-bot = Il faut avoir une place à la table pour appeler un bot.
why-remove-bot = Seul l’hôte peut renvoyer un bot.
why-dealt = Les cartes sont déjà distribuées ; ta part comptera à la prochaine partie.
why-start = Seul l’hôte peut lancer la partie, ou quelqu’un à la table en son absence.
why-begun = La partie a commencé.
why-not-begun = La partie n’a pas commencé.
why-not-over = La partie n’est pas finie.
why-seat-empty = La place { $number } est vide : il y faut une personne ou un bot.
why-earlier-decision = C’était pour une décision précédente.

why-nothing-to-undo = Tu n’as aucun coup à annuler.
why-revealed = La partie est finie et son secret dévoilé.
why-no-wish = Personne d’autre n’a demandé à annuler un coup.
why-undo-choices = Ton coup a déjà changé ce que les autres peuvent faire : c’est à eux de décider.
why-undo-shown = Tu as vu quelque chose de caché : c’est aux autres de décider.
why-undo-built = Les autres en ont déjà tenu compte : c’est à eux de décider.
why-undo-acted = Les autres ont joué depuis : c’est à eux de décider.

why-undo-denied = Tu l’as déjà demandé, et la réponse était non.
why-no-rematch = Personne n’a demandé une autre partie.
why-change = Seul l’hôte peut changer de jeu, ou quelqu’un à la table en son absence.
why-remove = Seul l’hôte peut renvoyer quelqu’un.
why-too-few-seats = Il y a plus de monde à la table que de places dans ce jeu.

why-no-decision = Tu n’as rien à décider maintenant.
why-no-hints = Il n’y a pas de conseils à cette table tant que d’autres y jouent.

why-no-talk = Il n’y a pas de discussion à cette table.
why-talk-seated = Il faut avoir une place à la table pour discuter.
why-unreadable = Il n’y a pas de texte lisible.
why-too-much = C’est trop d’un coup ; attends un instant.

why-no-room = Il n’y a pas de place pour une table de plus en ce moment.
why-too-many-tables = Tu as trop de tables ouvertes ; termine d’abord quelques parties.
why-no-table = Cette table n’existe pas.
why-no-record = Cet enregistrement n’existe pas.
why-no-seat-in-record = Il n’y avait pas de place { $seat } dans cette partie.
why-old-rules = Cette partie a été jouée avec d’anciennes règles, elle ne peut donc plus être montrée coup par coup.
why-old-deal = Les règles ont changé depuis cette partie, sa donne ne peut donc plus être rejouée.
why-read-anew = La table a été rechargée ; réessaie.
why-cannot-save = Le serveur ne peut rien enregistrer pour l’instant : rien n’a été fait. Réessaie dans un moment.
why-name-empty = Écris d’abord un nom.
why-name-long = C’est trop long : un nom a { $most } caractères au plus.
why-name-unreadable = Certains caractères de ce nom ne s’affichent pas ici. Lettres, chiffres et emojis conviennent.
why-name-bot = On dirait le nom d’un bot. Choisis-en un autre.
why-name-kept = Quelqu’un garde déjà ce nom ici. Si c’est toi, connecte-toi.
why-text-marks = Trop d’accents sur une même lettre. Enlèves-en quelques-uns.
why-our-fault = Quelque chose s’est mal passé ici ; la personne qui gère ce serveur le trouvera dans le journal.

why-not-own-browser = Seul un navigateur sur l’ordinateur qui fait tourner Tavolino peut le faire.
why-no-door = La personne qui a lancé ce serveur a choisi par où on y accède : tu ne peux pas le changer ici.

why-read-only = Ce programme peut seulement regarder.
why-no-device = Cet appareil n’existe pas.
why-only-browser = Seul un navigateur peut le faire, pas un programme.
why-many-devices = Tu as déjà { $most } appareils. Déconnectes-en d’abord quelques-uns.

why-banned = Tu es banni de ce serveur.
why-banned-until = Tu es banni de ce serveur jusqu’au { $date }.
why-sent-away = On t’a écarté de cette table, tu ne peux plus t’y asseoir.
why-program-gone = Ce programme n’est plus là, ou ne veut pas jouer à ça maintenant.
why-program-busy = { $name } joue déjà à autant de tables que possible.
why-program-here = { $name } est déjà à cette table.
why-program-unseated = { $number } demandes de suite n’ont pas pu aboutir : un bot a pris ta place.
why-willing = On ne peut appeler à une table qu’un programme qui appartient à quelqu’un. Crées-en un dans « Tes programmes » et utilise son jeton.
why-not-at-table = Tu n’es pas à cette table.
why-draining = Ce serveur va bientôt s’arrêter, rien de nouveau ne peut commencer. Réessaie dans quelques minutes.
why-many-reports = Cela fait assez de signalements pour aujourd’hui. Réessaie demain.
why-slow = Dans cette partie, chacun a plusieurs jours pour jouer : aucun bot ne le remplace avant la fin du temps.
why-coach-full = Trop de parties attendent l’entraîneur. Réessaie dans environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }.
why-coach-failed = L’entraîneur n’a rien pu tirer de cette partie.
why-coach-unprepared = L’entraîneur a besoin de quelque chose qui n’a pas pu être installé sur ce serveur. Réessaie plus tard.
why-no-line = L’entraîneur n’a pas regardé ce coup.
why-no-card = Cette position n’est plus dans ton paquet.
why-webhook-address = On ne peut pas envoyer de notifications à cette adresse. Elle devrait commencer par https://.
why-webhook-unknown = Pour autant que ce serveur le voie, { $host } n’existe pas.
why-webhook-inside = Cette adresse est dans le réseau du serveur lui-même. Les notifications n’y vont que si son hôte le permet.
why-webhook-plain = Les notifications ne partent que chiffrées : l’adresse devrait commencer par https://.
why-many-channels = Tu reçois déjà des notifications à dix endroits. Arrête d’abord l’un d’eux.
why-no-channel = Cet endroit pour les notifications n’existe plus.
