# Tout, sauf les mots propres à chaque jeu.

home = Accueil
close = Fermer
cancel = Annuler
you = Toi
score-of = { $you ->
    [yes] toi
   *[no] { $who }
  } { $points }
player = Joueur
score = Points
your-name = Ton nom
their-name = Nom
coming = Chargement…
sign-in = Se connecter
program-of = programme de { $name }
level-program = programme
reload = Réessayer
to-light = Thème clair
to-dark = Thème sombre
language = Langue

home-title = Trois jeux de nombres, une petite table.
home-title-more = Quelques jeux, une petite table.
home-about = Joue tout de suite contre des bots vraiment forts, ou envoie un lien à tes amis. Sans inscription.
home-players = { $fewest }–{ $most } joueurs
home-play = Jouer
home-dealing = On distribue…
home-friends = Entre amis
home-learn = Apprendre
home-rules = Règles
home-back = Retour à la table
home-tables = Tables ouvertes
home-nobody = Personne ici pour l’instant
home-join = Rejoindre
home-watch = Regarder

nowhere = Il n’y a rien ici
nowhere-about = L’adresse est peut-être mal écrite ou n’existe plus. Toutes les tables sont sur la page d’accueil.
no-table = Cette table n’existe plus
no-table-about = Le lien est peut-être mal écrit, ou tout le monde est parti depuis longtemps et la table a été débarrassée. Demande un nouveau lien, ou ouvre ta propre table.
signed-out = Cet appareil est déconnecté
signed-out-about = Il a été déconnecté dans les réglages d’un autre appareil. Là-bas, ton nom et ta place sont toujours là ; ici, tu peux continuer comme nouvel invité.
unreachable = Impossible de joindre le serveur pour l’instant. Vérifie ta connexion et réessaie.
reload-about = Recharge la page ; rien de ce qui a été joué n’est perdu.
too-much = Trop de demandes à la fois
no-cookies-title = Cookies désactivés
no-cookies = Ton navigateur ne garde pas de cookies pour cette page, alors la table ne peut pas te reconnaître. Autorise-les ici et réessaie.
old-page = Cette page n’est plus à jour
old-page-about = Tavolino a été mis à jour pendant que la page était ouverte. Recharge-la ; ta place et la partie t’attendent.
seat-link-dead = Ce lien de place ne marche plus

lobby = avant la partie
lobby-welcome = Assieds-toi pour jouer, ou reste pour regarder.
lobby-about = Dès que toutes les places sont prises, la partie peut commencer.
lobby-broken-off = Les règles de ce jeu ont changé : la dernière partie n’a pas pu continuer. Ce qui a été joué est conservé.
lobby-broken-off-record = Voir jusqu’où elle est allée
lobby-set = { $name } : { $value }
lobby-free = libre
lobby-here = est là
lobby-bot = bot, niveau { $level }
lobby-sit = M’asseoir ici
lobby-add-bot = Ajouter un bot
lobby-same-device = Quelqu’un sur cet appareil
lobby-remove-bot = Renvoyer { $name }
lobby-bot-to-add = Bot à ajouter
lobby-house-bots = Bots de la maison
lobby-programs = Programmes
lobby-program = { $name }, programme de { $owner }
call-waiting = on appelle { $name } …
call-declined = { $name } a refusé
call-silent = { $name } n’a pas répondu
lobby-start = Commencer la partie
lobby-waiting = On attend tout le monde…
lobby-full = Toutes les places sont prises. Tu pourras regarder dès que la partie commence.
bot-name = { $name } (niveau { $level })
level-random = hasard
level-heuristic = bon sens
level-instant = éclair
level-novice = débutant
level-casual = amateur
level-club = club
level-expert = expert
level-master = maître

honest-title = Une donne honnête
honest-about = Les cartes découlent d’un secret du serveur et du hasard que chaque navigateur y ajoute. Ce nombre engage le serveur sur son secret avant que quiconque ait ajouté le sien ; après la partie, le secret est dévoilé, et tout le monde peut vérifier la donne.

invite-title = Inviter des amis
invite-about = Toute personne qui ouvre ce lien peut s’asseoir. Pas besoin de compte.
invite-link = Lien vers cette table
invite-copy = Copier
invite-copied = Copié
invite-code = Le même lien, en code QR pour téléphones
invite-screen = Ouvrir l’écran commun pour une télé ou une tablette

reach-shut-table = Seul cet ordinateur peut ouvrir cette table
reach-shut-link = Seul cet ordinateur peut ouvrir ce lien
reach-shut-about = Tavolino n’écoute que sur cet ordinateur : un lien ou un code QR ne marcherait pas sur les téléphones de tes amis. Tu laisses entrer les autres appareils de ton réseau ?
reach-open = Laisser entrer les autres
reach-opening = Ouverture…
reach-quick = Deux secondes suffisent
reach-quick-about = Ta table reste comme elle est, avec tout ce qu’il y a dessus.
reach-home = Ça reste dans ton réseau
reach-home-about = Tous les appareils de ton réseau peuvent ouvrir Tavolino. Ta box garde Internet dehors.
reach-again = Tu refermes quand tu veux
reach-again-about = Quitter Tavolino referme aussi la porte.
reach-no-door = Tavolino a été lancé pour cet ordinateur seulement. Pour jouer avec des amis de ton réseau, quitte-le et lance
reach-nowhere = Cet ordinateur n’est dans aucun réseau, personne ne peut donc le joindre. Connecte-toi au Wi-Fi de tes amis et réessaie.
reach-here = Sur cet ordinateur, le lien marche :
reach-is-open = Ouvert à ton réseau
reach-which = Si ça ne s’ouvre pas, essaie une autre adresse
reach-kind-network = dans ton réseau ({ $interface })
reach-kind-name = plus simple à taper, mais tous les téléphones ne la trouvent pas
reach-kind-vpn = par le VPN ({ $interface })
reach-kind-container = pour les conteneurs de cet ordinateur ({ $interface })
reach-kind-internet = sur Internet ({ $interface }) : d’autres pourraient la trouver
reach-kind-link-local = sans routeur ({ $interface })
reach-trouble = Ça ne s’ouvre pas sur un téléphone ?
reach-trouble-about = Il faut que les deux appareils soient sur le même réseau ; les Wi-Fi invités les séparent souvent. Si le pare-feu de cet ordinateur te le demande, laisse passer Tavolino.
reach-https = Tout marche sur les téléphones de tes amis, sauf installer Tavolino comme application : les navigateurs ne le permettent qu’en https.
reach-shut = Refermer la porte

# What a chat shows for a link
preview-invitation = { $known ->
    [yes] { $host } t’invite à { $game }
   *[no] On t’invite à { $game }
  }
preview-free = { $count ->
    [0] Toutes les places sont prises, mais tu peux regarder.
    [one] Une place est libre. Rien à installer, pas d’inscription.
   *[other] { $count } places sont libres. Rien à installer, pas d’inscription.
  }
preview-playing = { $game } avec { $names }
preview-result = { $game } : { $result }
preview-watch = Revois la partie coup par coup, et vérifie que la donne était honnête.

open-title = { $game } entre amis
open-seats = Joueurs
open-friend = quelqu’un
open-bot = bot, niveau { $level }
open-options = Options du jeu
open-clock = Pendule
open-clock-about = Quand le temps est écoulé, un coup raisonnable est joué à la place du joueur.
open-days = Jours par coup
open-days-about = Une partie lente : quitte la page quand tu veux et reviens quand c’est à toi. Après deux coups manqués de suite, un bot joue à ta place jusqu’à ton retour.
open-table = La table
open-listed = Ouverte à tous
open-listed-about = La table figure sur la page d’accueil. Sinon, on n’y vient qu’avec le lien.
open-chat = Discussion
open-chat-about = Petits messages et réactions à table.
open-hints = Conseils
open-hints-about = Tout le monde peut demander le meilleur coup. Si tu ne joues qu’avec des bots, tu peux toujours le faire.
open-late = Le public voit les mains, en différé
open-late-about = Les spectateurs voient toutes les cartes avec trois minutes de retard. Sinon, seulement celles qui sont visibles.
time-was-up = Temps écoulé :
late-hands = Les mains de tous à la manche précédente, telle qu’elle a été jouée
open-open = Ouvrir la table
open-opening = Ouverture…

clock = encore { $time }
clock-none = sans pendule
clock-per-move = temps par coup
clock-bank = temps pour toute la partie
clock-seconds = Secondes par coup
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées à chaque coup
clock-days = des jours pour chaque coup
clock-days-each = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
  }

seat-number = Place { $number }
seat-awaited = doit jouer :
seat-away = pas là
seat-away-bot = pas là, un bot joue
turn-of = À { $who } de jouer.
turn-yours = À toi de jouer.
since = Depuis ton coup :
since-divider = depuis ton dernier coup
points-of = { $who } : points
round-over = La manche { $round } est finie
round-next = Distribuer la manche { $round }
round-alone = La suite arrive dans un instant.
round-leads = { $who } mène de { $points }
round-you-lead = Tu mènes de { $points }
round-all = { $points } en tout

rules = Règles
rules-title = Les règles, dans un nouvel onglet
clause-open = Ce que disent les règles, dans un nouvel onglet
clause-name = Règles, article { $clause }

table-label = La table : { $game }
hint = Conseil
hint-on = Conseils actifs
hint-on-title = Un conseil s’affiche à chacun de tes tours ; appuie pour ne plus en avoir
hint-title = Le meilleur coup, trouvé en essayant beaucoup de donnes possibles
hint-thinking = Réflexion…
undo = Annuler le coup
undo-title = Annuler ton dernier coup
undo-wish = { $who } voudrait annuler un coup.
undo-allow = Accepter
undo-refuse = Refuser
taken-back = { $you ->
    [yes] Tu as annulé un coup.
   *[no] { $who } a annulé un coup.
  }
taken-back-all = { $you ->
    [yes] Tu as annulé un coup, et tout ce qui a suivi.
   *[no] { $who } a annulé un coup, et tout ce qui a suivi.
  }
connection-lost = Connexion perdue. Reconnexion en cours… Rien de ce que tu as fait n’est perdu.
connection-shut = L’ordinateur qui accueille la table ne laisse plus entrer d’autres appareils. Ta place t’attend : dès que la porte se rouvre, tu es de retour.

leave = Quitter
leave-title = Quitter la table ?
leave-about = Le lien te ramène ici.
leave-playing = Un bot jouera à ta place, pour que les autres puissent finir la partie.
leave-keep = Garder ma place et revenir à l’accueil
stay = Rester
move-seat = Changer d’appareil
move-about = Ouvre ce lien sur l’autre appareil : ta place et tes cartes y passent. Il ne sert qu’une fois.
move-link = Lien pour l’autre appareil
move-done = Ta place a changé d’appareil
move-done-about = Tu joues maintenant sur l’autre appareil. Ici, tu peux regarder.

take-over = Remplacer { $name }
take-over-bot = Laisser un bot jouer pour { $name }

log = Historique
log-open = Voir l’historique
log-empty = Rien pour l’instant.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dis quelque chose
chat-send = Envoyer
sounds = Sons
chat-mute = Masquer { $name }
reactions = Réactions
sign-well-done = Bien joué !
sign-bravo = Bravo !
sign-laugh = Ha ha !
sign-oh = Oh !
sign-alas = Dommage…
sign-hooray = Hourra !
watchers = { $count ->
    [0] {""}
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }

curtain-title = À { $name } de jouer
curtain-about = Passe l’appareil à { $name }. Les autres regardent ailleurs.
curtain-open = C’est moi, { $name }

screen-title = Écran commun
screen-about = Cet écran ne montre aucune carte cachée. Ouvrez le lien sur vos téléphones : c’est là que vous avez vos cartes.

end-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
  }
end-you-won = Tu as gagné !
end-solo = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
end-look = Voir la table
end-reopen = Voir le résultat
again = Rejouer

share = Partager
share-copied = Lien copié
share-link = Lien vers ce moment

replay = Revoir
replay-title = { $game } : revoir
replay-dealt = Les cartes sont distribuées.
replay-hands = Toutes les mains
replay-steps = Étapes
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Mettre en pause
replay-next = Un pas en avant
replay-last = À la fin
replay-step = Où en est la partie
replay-at = { $step } / { $steps }
replay-speed = Vitesse
replay-times = { $speed }×
replay-seat = Quelles cartes montrer
replay-all = Toutes les cartes visibles
replay-as = Vu par { $name }
coach-ask = Demander à l’entraîneur
my-play = Mon jeu
replay-continue = Continuer à partir d’ici
replay-again = Jouer cette donne
replay-download = Enregistrer
replay-rehearsed = { $actions ->
    [0] Quelqu’un a rejoué une donne connue. Ses cartes n’étaient plus secrètes, alors elle ne compte pas.
    [one] Quelqu’un a repris une partie connue, après { $actions } coup. Ses cartes n’étaient plus secrètes, alors elle ne compte pas.
   *[other] Quelqu’un a repris une partie connue, après { $actions } coups. Ses cartes n’étaient plus secrètes, alors elle ne compte pas.
  }
no-record = Partie introuvable
no-record-about = Le lien est peut-être mal écrit, ou la partie n’a jamais été finie.
record-broken-off = Cette partie a été interrompue : les règles du jeu avaient changé.
record-broken-off-long = Cette partie a été interrompue : elle durait depuis trop longtemps.
rehearsed = donne connue

rehearse-here-title = Continuer à partir d’ici
rehearse-here-about = Les mêmes cartes, les mêmes coups jusqu’ici. À partir de là, tu joues une place et des bots jouent les autres.
rehearse-start-title = Jouer cette donne
rehearse-start-about = Les mêmes cartes, depuis le début. Tu joues une place et des bots jouent les autres.
rehearse-known = Les cartes de cette partie sont maintenant publiques : ce que tu joues est marqué comme donne connue et ne compte pas.
rehearse-seat = Ta place
rehearse-level = Niveau des bots
rehearse-play = Jouer

check = Vérifier la donne
check-title = La donne était-elle honnête ?
check-working = Calcul en cours…
check-here = Calculé par ton navigateur
check-there = Vérifié par le serveur
check-here-about = À partir des nombres de l’enregistrement, avec la méthode publiée, et comparé à chaque carte que l’on revoit.
check-there-about = Seul le serveur connaît les règles : c’est lui qui vérifie que chaque coup était permis.
check-commitment = Le secret correspond au nombre montré avant la donne.
check-commitment-bad = Le secret ne correspond pas au nombre montré avant la donne.
check-seed = La graine découle du secret et de ce que chaque place a ajouté.
check-seed-bad = Aucune graine ne découle de ce secret et de ces apports.
check-draw = « { $label } » : chaque carte et chaque tirage correspondent au calcul.
check-draw-bad = « { $label } » : les cartes ne sont pas celles qui découlent de la graine.
check-actions = { $count ->
    [one] { $count } coup, permis avec ces cartes, mène au résultat enregistré.
   *[other] Les { $count } coups sont tous permis avec ces cartes et mènent au résultat enregistré.
  }
check-actions-bad = Le serveur signale : { $reason }
check-good = La donne était honnête.
check-bad = Cet enregistrement n’est pas cohérent.
check-known = Les cartes découlent de la graine, mais le secret était déjà connu : c’est une donne rejouée.
check-numbers = Les nombres
check-compare = Compare le premier nombre avec celui que tu as vu avant la donne : c’est la seule chose qui lie cet enregistrement à ta table.
check-number-commitment = Montré avant la donne
check-number-secret = Le secret du serveur
check-number-added = Ajouté par { $name }
check-number-seed = Graine

rated = Classée
profile = Profil
mine = Mes parties
mine-about = Ce que { $name } a joué ici. Personne d’autre ne voit cette liste.
mine-none = Tu n’as encore fini aucune partie ici.
mine-none-about = Tout ce que tu joues à partir de maintenant apparaîtra ici, et tu pourras le revoir.
mine-figures = Jusqu’ici
mine-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
mine-wins = { $count ->
    [0] pas encore de victoire
    [one] { $count } victoire
   *[other] { $count } victoires
  }
mine-against = { $wins } sur { $count } gagnées
mine-places = Classements
mine-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
mine-alone = { $count ->
    [one] { $count } fois en solo, { $best } points
   *[other] { $count } fois en solo, { $best } points au mieux
  }
mine-list = Parties
mine-own-place = Ton rang
mine-own-score = Tes points
mine-known = donne connue
mine-data = Ce qui est conservé sur toi
mine-data-about = Ton nom, tes appareils, tes parties et ce qui va avec. Pas d’adresse, pas d’e-mail. En détail :
mine-export = Télécharger mes données
mine-forget = Tout effacer
mine-forget-title = Tout effacer ?
mine-forget-gone = Ton nom, cette liste et ce que ce navigateur retient sont effacés pour de bon. Tu quittes toutes les tables ; là où une partie continue, un bot la joue pour toi.
mine-forget-stays = Les enregistrements de tes parties restent, car ils appartiennent aussi aux autres. Ton nom en disparaît, et rien ne les relie à toi.
mine-forget-do = Oui, tout effacer
mine-forgotten = Tout est effacé
mine-forgotten-about = Le serveur ne te connaît plus. Si tu rejoues, tu repars de zéro.

keys = Touches
keys-arrows = aller de carte en carte, de case en case
keys-enter = jouer ce qui est sélectionné
keys-tab = aller au bouton suivant
keys-hint = conseil
keys-undo = annuler un coup
keys-log = montrer ou cacher l’historique
keys-escape = fermer une fenêtre ou un conseil, annuler la sélection
keys-help = cette liste
keys-mouse = À la souris ou au doigt : clique ou fais glisser. Si une carte ne peut pas être jouée, essaie-la : elle te dit pourquoi.

level-coming = { $level }, prêt dans { $seconds } s environ
levels-coming = Les bots plus forts seront prêts dans { $seconds } s environ. Pour l’instant, tu joues à ce niveau : { $level }.

banned = Tu ne peux pas entrer
banned-about = La personne qui gère ce serveur t’a banni.
notice-from = De la part de la personne qui gère ce serveur
notice-hide = Masquer
notice-stops = { $minutes ->
    [one] Ce serveur s’arrête dans environ une minute. Rien de nouveau ne peut commencer ; ta table t’attendra ensuite.
   *[other] Ce serveur s’arrête dans environ { $minutes } minutes, ou dès qu’aucune partie n’est en cours. Rien de nouveau ne peut commencer ; ta table t’attendra ensuite.
  }
person-menu = Plus sur { $name }
