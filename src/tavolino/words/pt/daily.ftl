# Deals that are the same for everybody
why-event = Toda a gente joga estas cartas nas mesmas condições, por isso aqui não dá.
why-event-private = É a tentativa de outra pessoa, com cartas que toda a gente joga. Só ela a pode ver.
why-not-revealed = Ainda há quem esteja a jogar estas cartas. São reveladas quando todos acabarem.
