# Notifications des parties lentes : ce qu’elles disent, et où chacun dit comment il les veut.

notice-turn = À toi de jouer contre { $names }.
notice-turn-alone = À toi de jouer.
notice-late = Ton temps pour jouer contre { $names } touche à sa fin.
notice-late-alone = Ton temps pour jouer touche à sa fin.
notice-due = Tu as jusqu’à : { $when }.
notice-began = Ta partie avec { $names } a commencé.
notice-began-alone = Ta partie a commencé.
notice-again = On veut rejouer avec toi : { $names }.
notice-again-alone = Quelqu’un veut rejouer.
notice-over = Ta partie avec { $names } est finie.
notice-over-alone = Ta partie est finie.
notice-turns = { $count ->
    [one] C’est à toi dans une partie.
   *[other] C’est à toi dans { $count } parties.
  }
notice-several = Il y a du nouveau dans { $count } de tes parties.
notice-test = C’est ici que tu auras des nouvelles de tes parties lentes.
notice-open = Ouvrir
notice-stop = Arrêter ces notifications

notices = Notifications
notices-about = Pour les parties lentes, même quand cette page est fermée : une seule par tour, et jamais beaucoup à la fois.
notices-here-on = Activer dans ce navigateur
notices-denied = Ce navigateur bloque les notifications de Tavolino. Autorise-les dans ses réglages pour cette page.
notices-impossible = Ce navigateur ne peut pas recevoir de notifications d’ici. Il faut https ; sur un iPhone, ajoute d’abord Tavolino à l’écran d’accueil.
notices-no-service = Le service push de ce navigateur est injoignable. Réessaie plus tard.
notices-where = Où elles arrivent
notices-nowhere = Nulle part pour l’instant.
notices-browser = Un navigateur
notices-failing = La dernière n’est pas arrivée.
notices-test = Essayer
notices-end = Arrêter
notices-ended = Plus de notifications là-bas.
notices-arrived = La notification d’essai est en route.
notices-lost = La notification d’essai n’est pas arrivée. L’adresse est-elle juste ?
notices-webhook = Ajouter un webhook
notices-kind = Qui les reçoit
kind-matrix = Matrix (une passerelle)
kind-plain = un programme à toi
notices-address = Adresse
notices-add = Ajouter et essayer
notices-secret = Tout ce qui y est envoyé est signé avec ce secret. Tu ne le verras que maintenant :
notices-what = À quel sujet
wish-turn = C’est à moi
wish-late = Mon temps touche à sa fin
wish-began = Une partie a commencé
wish-again = Quelqu’un veut rejouer
wish-over = Une partie est finie
notices-quiet = Heures calmes
notices-quiet-about = À l’heure de { $zone }. Ce qui se passe entre-temps arrive après.
notices-from = de
notices-to = à

stop-title = Plus de notifications
stop-about = Plus rien n’arrivera par ici. Tu peux réactiver les notifications dans les réglages.
stop-coming = Un instant…
stop-failed = Ça n’a pas marché : le serveur est injoignable.
stop-again = Réessayer
