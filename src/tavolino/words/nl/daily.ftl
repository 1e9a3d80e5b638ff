# Deals that are the same for everybody
why-event = Iedereen speelt deze kaarten onder dezelfde voorwaarden, dus dat kan hier niet.
why-event-private = Dit is iemands eigen poging met kaarten die iedereen speelt. Alleen diegene kan hem zien.
why-not-revealed = Anderen spelen deze kaarten nog. Ze worden onthuld als iedereen klaar is.
why-no-course = Er is geen dagpotje met die naam.
why-no-daily = Voor die dag is er geen dagpotje.
why-daily-over = Het is een nieuwe dag, met een nieuw dagpotje. Laad de pagina opnieuw.
why-daily-gone = De tafel van deze poging is door de beheerders gesloten. Morgen is er weer een dagpotje.
