# Deals that are the same for everybody
why-event = Tout le monde joue cette donne dans les mêmes conditions : ce n’est donc pas possible ici.
why-event-private = C’est l’essai de quelqu’un d’autre, sur une donne que tout le monde joue. Personne d’autre ne peut le voir.
why-not-revealed = D’autres jouent encore cette donne. Elle sera dévoilée quand tout le monde aura fini.
why-no-course = Il n’y a pas de donne du jour de ce nom.
why-no-daily = Il n’y a pas de donne pour ce jour-là.
why-daily-over = C’est un nouveau jour, avec une nouvelle donne. Recharge la page.
why-daily-gone = La table de cet essai a été fermée par l’équipe du site. Il y aura une nouvelle donne demain.
