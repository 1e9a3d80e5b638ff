# As lições e as páginas das regras, sem as frases próprias de cada jogo.

rules-contents = Índice
rules-clause = Ponto { $clause }
rules-learn = Aprender em dois minutos
rules-how = Como se joga
rules-exact = As regras exatas
rules-more = Mais sobre as regras

learn-title = Aprender { $game }
learn-step = Passo { $number } de { $count }
learn-progress = Até onde já chegaste
learn-back = Voltar
learn-next = Seguinte
learn-show = Mostra-me
learn-skip = Saltar a lição
learn-other = Isso também é permitido. Por agora segue o exemplo: “{ $action }”.
learn-look = Aqui ainda não há nada para fazer. Continua com “Seguinte”.
learn-done = Já sabes jogar
learn-play = Jogar já, com dicas
learn-dealing = A dar as cartas…
learn-rules = Todas as regras
learn-again = Mais uma vez
