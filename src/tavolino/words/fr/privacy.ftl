privacy-short = Tavolino ne garde que ce qu’il faut pour jouer. Pas besoin de compte, pas de mot de passe, pas d’adresse e-mail.
privacy-kept = Ce que le serveur garde
privacy-person = Ton nom, un numéro tiré au hasard qui te représente, et le moment de ta première visite. Un cookie contient ce numéro et celui de ton appareil, avec une signature, pour que le serveur te reconnaisse. Ton nom n’y est pas. Le cookie dure un an, et il n’y en a pas d’autre.
privacy-device = Pour chacun de tes appareils : le navigateur, le système et, à l’heure près, la première et la dernière utilisation.
privacy-account = Si tu gardes ton nom : depuis quand, la moitié publique de tes clés d’accès avec le navigateur et le système où elles sont nées, et de tes six mots seulement une empreinte dont personne ne peut les retrouver. Aussi tes programmes, les noms de leurs jetons, et ton numéro d’invité si tu as emporté tes parties.
privacy-tables = Pour chaque table que tu ouvres ou où tu t’assieds : ton nom, ce que tu y fais et quand.
privacy-records = Pour chaque partie finie : les noms, les cartes, chaque coup avec son moment, et le résultat.
privacy-daily = Pour chaque donne du jour que tu tentes : quand tu as commencé, à quelle table, et ton résultat.
privacy-coach = Pour chaque partie que l’entraîneur a regardée : ce qu’il a trouvé. Si tu réessaies tes erreurs : à quelles positions, combien de fois de suite ça a réussi, et quand elles reviennent.
privacy-circle = Les gens que tu connais ici, à qui tu l’as demandé, qui tu as bloqué ou rendu muet, les invitations ouvertes, et qui peut t’inviter.
privacy-notices = Si tu veux des notifications : lesquelles, tes heures calmes, et les adresses où elles vont.
privacy-deals = [Une liste publique](/deals) de toutes les donnes : le jeu, l’heure et une somme de contrôle. Aucun nom n’y figure. Si la table était ouverte à tous, la liste mène aussi à la partie.
privacy-not-kept = Ce qu’il ne garde pas
privacy-chat = Ce que tu dis dans la discussion. C’est en mémoire un moment. Seulement si quelqu’un le signale, les dernières lignes sont conservées pendant 30 jours.
privacy-address = Ton adresse IP. Elle est en mémoire un moment, pour que personne n’occupe tout le serveur, mais elle n’est ni conservée ni inscrite dans un journal. Si l’hébergeur a placé un autre programme devant Tavolino, celui-ci peut tenir son propre journal.
privacy-settings = Tes réglages, ton image et ta couleur. Ils restent sur ton appareil. Les autres voient l’image et la couleur tant que tu es à une table.
privacy-tracking = Rien ne part vers des tiers, sauf les notifications si tu en demandes : vers ton navigateur elles voyagent chiffrées, par le service de son fabricant. Pas de publicité, pas de pistage, et la page ne charge rien depuis d’autres serveurs.
privacy-time = Combien de temps
privacy-time-tables =
    Une table est fermée quand personne n’y est venu depuis { $quiet ->
        [one] { $quiet } heure
       *[other] { $quiet } heures
    }, ou depuis { $finished ->
        [one] { $finished } heure
       *[other] { $finished } heures
    } si sa partie est finie. Seules comptent les heures où le serveur tourne. Ce qui s’y est passé est effacé { $log ->
        [one] { $log } jour
       *[other] { $log } jours
    } plus tard.
privacy-time-records =
    Une partie finie est effacée au bout de { $records ->
        [one] { $records } jour
       *[other] { $records } jours
    }.
privacy-time-records-ever = Une partie finie reste conservée.
privacy-time-people =
    Si tu ne reviens pas pendant { $people ->
        [one] { $people } jour
       *[other] { $people } jours
    }, le serveur t’oublie, comme si tu avais tout effacé.
privacy-time-people-ever = Le serveur se souvient de toi jusqu’à ce que tu effaces tout.
privacy-time-account = Ton compte, tes cotes, tes donnes du jour et tes connaissances restent tant que le serveur se souvient de toi. Un code pour un autre appareil expire après dix minutes, une invitation d’elle-même, une adresse pour les notifications quand tu l’arrêtes.
privacy-seen = Qui voit quoi
privacy-others = À une table, tout le monde voit ton nom, et toute personne qui a le lien peut entrer. Les tables ouvertes à tous sont sur la page d’accueil, avec les noms des joueurs.
privacy-links = Toute personne qui a le lien d’une partie finie peut la revoir. Si tu partages un lien, l’application de discussion peut montrer les noms des joueurs.
privacy-host = La personne qui fait tourner ce serveur peut y voir tout, même les cartes et la discussion.
privacy-yours = Ce que tu peux faire
privacy-own = Sous [Mes parties](/mine), tu vois ce que tu as joué. En bas, tu peux télécharger tout ce que le serveur garde sur toi.
privacy-devices = Sous [Réglages](/settings), tu vois tes appareils, et tu peux déconnecter chacun d’eux.
privacy-delete = En bas de [Mes parties](/mine), tu peux aussi tout effacer. Tout ce qui est dit ici disparaît alors, avec ton compte et tes programmes. Les parties finies restent, car elles appartiennent aussi aux autres, mais sans ton nom.
privacy-backups = Les sauvegardes faites avant contiennent encore tes données.
