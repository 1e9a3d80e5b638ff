qwinto-lesson-play = Pose une carte sur l’une des quatre piles : choisis le 4 orange, puis la pile avec le 5 violet.
qwinto-lesson-write = Elle s’ajoute à ses deux voisines : 4 + 3 + 3 = 10, pour la rangée orange ou la jaune. Le gris n’est pas une couleur. Écris 10 dans la case orange marquée.
qwinto-lesson-two = Tout le monde écrit en même temps : Sara a choisi le jaune. C’est maintenant son tour, et elle a deux 1. Des valeurs égales peuvent se jouer ensemble, côte à côte.
qwinto-lesson-rising = Seules comptent la dernière carte et ses voisines : 5, pour toutes les rangées. Une rangée monte de gauche à droite, alors écris 5 à gauche de ton 10, dans le pentagone, une case bonus.
qwinto-lesson-again = C’est de nouveau à toi. Pose le 1 jaune sur la pile en haut à gauche.
qwinto-lesson-column = Encore 5, pour jaune ou violet. Jamais deux fois le même nombre dans une colonne, donc pas sous ton autre 5 ! Écris-le dans la case bonus violette.
qwinto-lesson-numbers = Bien joué : trois nombres. Regardons une fiche plus remplie.
qwinto-lesson-rows = Que vaut cette fiche ? Une rangée pleine rapporte son dernier nombre : jaune 16. Les autres rapportent un point par nombre : orange 4, violet 6.
qwinto-lesson-columns = Une colonne pleine rapporte le nombre de sa case bonus : 5, 10 et 12. Deux ratés coûtent 10. En tout, ça fait 43.
qwinto-lesson-misthrow = Qu’est-ce qu’un raté ? Pose le −2 gris sur la pile en bas à gauche, et tu verras.
qwinto-lesson-pass = Le nombre est 0, et on ne peut écrire que de 1 à 18. Tu dois passer.
qwinto-lesson-end = Si c’est ton tour et que tu n’écris rien, tu perds 5. Deux rangées pleines ou quatre ratés terminent la partie, et qui a le plus de points gagne. C’est tout !
