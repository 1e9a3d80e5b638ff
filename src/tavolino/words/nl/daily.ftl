# Deals that are the same for everybody
why-event = Iedereen speelt deze kaarten onder dezelfde voorwaarden, dus dat kan hier niet.
why-event-private = Dit is iemands eigen poging met kaarten die iedereen speelt. Alleen diegene kan hem zien.
why-not-revealed = Anderen spelen deze kaarten nog. Ze worden onthuld als iedereen klaar is.
