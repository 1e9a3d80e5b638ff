# One’s own mistakes, as a deck of positions to try again.

deck-title = O teu baralho
deck-about = Posições em que o treinador encontrou um erro teu. O que corre bem três vezes seguidas fica feito.
deck-due = { $count ->
    [one] Uma posição para hoje
   *[other] { $count } posições para hoje
  }
deck-rest = Hoje não há nada para experimentar.
deck-next = { $count ->
    [one] A próxima volta amanhã.
   *[other] A próxima volta daqui a { $count } dias.
  }
deck-done = { $count ->
    [one] Uma está feita.
   *[other] { $count } estão feitas.
  }
deck-practise = Praticar
deck-kinds = Os teus erros, por tipo
deck-example = Experimenta um: { $kind }
deck-try = Experimenta um
mistake-other = Outros erros
deck-question = O que farias agora?
deck-from = De uma partida de { $game }, { $date }
deck-place = { $number } de { $count }
deck-verdict = { $verdict ->
    [best] É a melhor jogada
    [good] Quase tão boa como a melhor
    [inaccuracy] Um pequeno deslize
    [mistake] É um erro
   *[blunder] É um erro grave
  }
deck-then = Na altura escolheste: “{ $action }”.
deck-same = Na altura escolheste o mesmo.
deck-again = { $count ->
    [one] Volta amanhã.
   *[other] Volta daqui a { $count } dias.
  }
deck-over = Três vezes seguidas: esta posição está feita.
deck-early = Hoje não era a vez dela, por isso nada muda.
deck-onward = Próxima posição
deck-back = Voltar a O meu jogo
deck-see = Ver a partida
deck-empty = O treinador não encontrou erros teus. Pergunta-lhe depois de uma partida, ao revê-la.
