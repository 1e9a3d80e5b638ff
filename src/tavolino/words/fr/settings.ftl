# Réglages, et ce qui est dit de Tavolino et de ce qu’il garde.

settings-you = Toi
settings-you-about = Les autres à la table voient ton nom, ton image et ta couleur.
settings-save = Enregistrer
settings-saved = Enregistré
settings-avatar = Image
settings-colour = Couleur

settings-table = À la table
settings-sounds = Sons
sounds-off = aucun
sounds-turn = quand c’est à moi
sounds-on = tous
settings-vibration = Vibrer quand c’est à moi
switch-on = oui
switch-off = non
settings-bots = Vitesse des bots
settings-bots-about = Aux tables que tu ouvres à partir de maintenant.
speed-slow = lente
speed-usual = normale
speed-quick = rapide
speed-none = aucune
settings-motion = Animation des cartes
settings-cards = Cartes en main
cards-usual = taille normale
cards-large = grandes
settings-hand = De quelle main joues-tu ?
settings-hand-about = Les boutons passent de ce côté.
hand-left = gauche
hand-right = droite

settings-devices = Appareils
settings-devices-about = Ces navigateurs et programmes jouent en ton nom. Déconnecte ceux que tu n’utilises plus ou ne connais pas.
device-this = cet appareil
device-kind = { $browser } sur { $system }
device-browser = Un navigateur
device-earlier = Un navigateur d’avant
device-program = Programme : { $name }
device-seen = Dernière utilisation : { $when }
device-play = peut jouer
device-read = peut seulement regarder
device-ends = jusqu’au { $when }
device-end = Déconnecter
device-end-named = Déconnecter { $name }
device-end-others = Déconnecter tous les autres
device-ended = { $name } : déconnexion faite.
device-others-ended = Tous les autres appareils sont déconnectés.

settings-page = Cette page
settings-theme = Clair ou sombre
theme-device = comme mon appareil
theme-light = clair
theme-dark = sombre
settings-kept = Tes réglages restent sur cet appareil ; seul ton nom va au serveur.

avatar-letter = Initiale
avatar-cup = Tasse
avatar-cat = Chat
avatar-bird = Oiseau
avatar-fish = Poisson
avatar-frog = Grenouille
avatar-leaf = Feuille
avatar-flower = Fleur
avatar-sun = Soleil
avatar-moon = Lune
avatar-boat = Bateau
avatar-lamp = Lampe
avatar-key = Clé
colour-terracotta = Brique
colour-slate = Bleu ardoise
colour-olive = Vert olive
colour-plum = Prune
colour-mustard = Moutarde
colour-ink = Encre

about-what = Tavolino est une petite table pour des jeux de nombres. Joue tout de suite contre des bots, ou envoie un lien à tes amis. Pas d’inscription, rien à payer.
about-deal = Chaque donne peut être vérifiée : après une partie, « Vérifier la donne » montre que personne n’a choisi les cartes.
about-source = Tavolino { $version } est un logiciel libre sous licence MIT : tu peux l’utiliser, le modifier et le partager.
about-licences = Licences des composants utilisés
about-contact = Pour joindre la personne qui fait tourner ce serveur :

privacy-kept = Le serveur garde ton nom, tes parties finies, tes places aux tables ouvertes et, pour chacun de tes appareils, le navigateur et la dernière utilisation. Il ne demande pas d’adresse e-mail et ne sait rien d’autre sur toi.
privacy-cookie = Un cookie permet au serveur de te reconnaître. Il n’y en a pas d’autre.
privacy-settings = Tes réglages, ton image et ta couleur restent sur ton appareil. Les autres voient l’image et la couleur tant que tu es à une table.
privacy-chat = Ce que tu dis dans le chat n’est pas conservé. Seul un signalement garde les dernières lignes, pendant 30 jours.
privacy-matches = Toute personne qui a le lien d’une partie finie peut la revoir.
privacy-delete = En bas de « Mes parties », tu peux tout télécharger ou tout effacer pour de bon.
