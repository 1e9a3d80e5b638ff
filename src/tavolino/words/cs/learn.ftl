# Lekce a stránky pravidel, bez vět jednotlivých her.

rules-contents = Obsah
rules-clause = Bod { $clause }
rules-learn = Naučit se to za dvě minuty
rules-how = Jak se hraje
rules-exact = Přesná pravidla
rules-more = Více o pravidlech

learn-title = Lekce: { $game }
learn-step = Krok { $number } / { $count }
learn-progress = Postup
learn-back = Zpět
learn-next = Dál
learn-show = Ukaž mi to
learn-skip = Přeskočit lekci
learn-other = I to je dovolené. Teď se ale drž příkladu: „{ $action }“.
learn-look = Tady zatím není co dělat. Pokračuj tlačítkem „Dál“.
learn-done = Už umíš hrát
learn-play = Hrát hned, s tipy
learn-dealing = Rozdává se…
learn-rules = Všechna pravidla
learn-again = Od začátku
