qwinto-lesson-play = Le but : remplir ta fiche de nombres croissants. Pour obtenir un nombre, pose une carte sur l’une des quatre piles : choisis le 4 orange, puis la pile avec le 5 violet.
qwinto-lesson-write = Elle s’ajoute à ses deux voisines : 4 + 3 + 3 = 10, pour la rangée orange ou la jaune. Le gris n’est pas une couleur. Écris 10 dans la case orange marquée.
qwinto-lesson-two = Tout le monde écrit en même temps : Sara a choisi la rangée jaune. C’est maintenant son tour, et elle a deux 1. Deux cartes de même valeur peuvent se jouer ensemble, côte à côte.
qwinto-lesson-rising = Seules comptent la dernière carte et ses voisines : 5, pour toutes les rangées. Une rangée monte de gauche à droite, alors écris 5 à gauche de ton 10, dans le pentagone, une case bonus.
qwinto-lesson-again = C’est de nouveau à toi. Pose le 1 jaune sur la pile en haut à gauche.
qwinto-lesson-column = Encore 5, pour la rangée jaune ou la violette. Jamais deux fois le même nombre dans une colonne, donc pas sous ton autre 5 ! Écris-le dans la case bonus violette.
qwinto-lesson-numbers = Bien joué : trois nombres. Regardons une fiche plus remplie.
qwinto-lesson-rows = Que vaut cette fiche ? Une rangée pleine rapporte son dernier nombre : 16 pour la jaune. Les autres rapportent un point par nombre : 4 pour l’orange, 6 pour la violette.
qwinto-lesson-columns = Une colonne pleine rapporte le nombre de sa case bonus : 5, 10 et 12. Deux coups manqués coûtent 10. En tout, ça fait 43.
qwinto-lesson-misthrow = Qu’est-ce qu’un coup manqué ? Pose le −2 gris sur la pile en bas à gauche, et tu verras.
qwinto-lesson-pass = Le nombre est 0, et on ne peut écrire que de 1 à 18. Tu dois passer.
qwinto-lesson-end = Si c’est ton tour et que tu n’écris rien, tu perds 5 points. Deux rangées pleines ou quatre coups manqués terminent la partie, et le plus grand total gagne. Trois conseils : laisse de la place entre tes nombres, garde des couleurs différentes en main, et choisis des nombres qui te vont mais pas aux autres.
