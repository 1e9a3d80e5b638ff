# Deals that are the same for everybody
why-event = Toda a gente joga estas cartas nas mesmas condições, por isso aqui não dá.
why-event-private = É a tentativa de outra pessoa, com cartas que toda a gente joga. Só ela a pode ver.
why-not-revealed = Ainda há quem esteja a jogar estas cartas. São reveladas quando todos acabarem.
why-no-course = Não há nenhum jogo do dia com esse nome.
why-no-daily = Não há jogo para esse dia.
why-daily-over = É um novo dia, com um novo jogo. Recarrega a página.
why-daily-gone = A mesa desta tentativa foi fechada por quem gere o sítio. Amanhã há um novo jogo.
