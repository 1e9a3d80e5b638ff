# A mesa dos jogos que não têm uma própria na página.

plain-where = Mesa simples
plain-your-turn = É a tua vez: escolhe uma carta ou um botão.
plain-over = A partida acabou.
plain-cannot = { $card }, agora não
plain-hidden = { $count ->
    [one] uma carta virada para baixo
   *[other] { $count } cartas viradas para baixo
}
plain-empty = nada
plain-middle = O meio da mesa
plain-own = O teu lado
plain-ended = Como acabou: { $reason }.
plain-check = Neste jogo a página não consegue calcular que cartas resultam da semente. A verificação abaixo inclui isso, tal como “tavolino verify” em qualquer computador que tenha o jogo.
