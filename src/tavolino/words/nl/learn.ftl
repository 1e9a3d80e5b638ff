# De lessen en de regelpagina's, behalve de zinnen van de spellen zelf.

rules-contents = Inhoud
rules-clause = Regel { $clause }
rules-learn = Leer het in twee minuten
rules-how = Zo speel je
rules-exact = De precieze regels
rules-more = Meer over de spelregels

learn-title = { $game } leren
learn-step = Stap { $number } van { $count }
learn-progress = Voortgang
learn-back = Terug
learn-next = Verder
learn-show = Laat zien
learn-skip = Les overslaan
learn-other = Dat mag ook. Volg nu even het voorbeeld: ‘{ $action }’.
learn-look = Hier valt nog niets te doen. Ga door met ‘Verder’.
learn-done = Je kent het spel
learn-play = Nu spelen, met tips
learn-dealing = Uitdelen…
learn-rules = Alle spelregels
learn-again = Opnieuw beginnen
