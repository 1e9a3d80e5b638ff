# Les leçons et les pages de règles, sauf les phrases propres à chaque jeu.

rules-contents = Sommaire
rules-clause = Article { $clause }
rules-learn = Apprendre en deux minutes
rules-how = Comment jouer
rules-exact = Les règles exactes
rules-more = En savoir plus sur les règles

learn-title = Apprendre { $game }
learn-step = Étape { $number } sur { $count }
learn-progress = Où tu en es
learn-back = Retour
learn-next = Suivant
learn-show = Montre-moi
learn-skip = Passer la leçon
learn-other = C’est permis aussi. Pour l’instant, suis l’exemple : « { $action } ».
learn-look = Ici, il n’y a encore rien à faire. Continue avec « Suivant ».
learn-done = Tu sais jouer
learn-play = Jouer, avec des conseils
learn-dealing = On distribue…
learn-rules = Toutes les règles
learn-again = Encore une fois
