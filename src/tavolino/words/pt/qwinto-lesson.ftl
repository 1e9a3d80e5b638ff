qwinto-lesson-play = O objetivo: encher a tua folha de números crescentes. Para teres um número, põe uma carta numa das quatro pilhas: escolhe o 4 laranja, depois a pilha com o 5 roxo.
qwinto-lesson-write = Soma-se às suas duas vizinhas: 4 + 3 + 3 = 10, para a linha laranja ou a amarela. O cinzento não conta como cor. Escreve 10 na casa laranja marcada.
qwinto-lesson-two = Todos escrevem ao mesmo tempo: a Sara escolheu a linha amarela. Agora é a vez dela, e tem dois 1. Duas cartas do mesmo valor podem jogar-se juntas, lado a lado.
qwinto-lesson-rising = Só contam a última carta e as suas vizinhas: 5, para todas as linhas. Uma linha sobe da esquerda para a direita, por isso escreve 5 à esquerda do teu 10, no pentágono, uma casa de bónus.
qwinto-lesson-again = É de novo a tua vez. Põe o 1 amarelo na pilha de cima à esquerda.
qwinto-lesson-column = Outra vez 5, para a linha amarela ou a roxa. Nenhuma coluna tem o mesmo número duas vezes, por isso não pode ser por baixo do teu outro 5! Escreve-o na casa de bónus roxa.
qwinto-lesson-numbers = Muito bem: três números. Vamos ver uma folha mais cheia.
qwinto-lesson-rows = Quanto vale esta folha? Uma linha cheia vale o seu último número: a amarela, 16. As outras valem um ponto por número: a laranja, 4; a roxa, 6.
qwinto-lesson-columns = Uma coluna cheia vale o número da sua casa de bónus: 5, 10 e 12. Duas falhas custam 10. Ao todo são 43.
qwinto-lesson-misthrow = O que é uma falha? Põe o −2 cinzento na pilha de baixo à esquerda e vê.
qwinto-lesson-pass = O número é 0, e só se pode escrever de 1 a 18. Tens de passar.
qwinto-lesson-end = Quem tem a vez e não escreve nada perde 5 pontos. Duas linhas cheias ou quatro falhas terminam a partida, e ganha quem tem mais pontos. Três conselhos: deixa espaço entre os teus números, guarda cores diferentes na mão e escolhe números que te sirvam a ti mas não aos outros.
