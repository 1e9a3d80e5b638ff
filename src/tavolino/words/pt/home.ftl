# A primeira página e o que lhe pertence: com quem jogar, as mesas, o que vem depois de uma partida e a página sem ligação.

home-minutes = { $minutes } min
home-start-here = Primeira vez? Começa por este
difficulty-1 = fácil
difficulty-2 = médio
difficulty-3 = difícil

play-with = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
  }, nível { $level }
play-alone = a solo
play-choose = Jogadores e nível
choose-level = Nível dos bots
choose-more = Mais bots
level-novice-about = Ainda está a aprender: vê o que rende logo e deixa passar muitas vezes algo melhor.
level-casual-about = Joga por prazer: bem, mas às vezes escapa-lhe alguma coisa.
level-club-about = Joga todas as semanas e pensa um pouco à frente.
level-expert-about = Raramente oferece alguma coisa.
level-master-about = O melhor que temos. Leva o seu tempo, e vais precisar de sorte.
level-random-about = Faz qualquer jogada permitida, ao acaso.
level-heuristic-about = Segue sempre as mesmas regras simples.
level-instant-about = Joga logo, sem pensar: com o instinto de milhões de jogadas.
level-other-about = Um bot acrescentado por quem gere este servidor.

own-title = As tuas mesas
own-turn = É a tua vez
own-waits = À espera de { $names }
own-lobby = À espera de jogadores
own-with = com { $names }
own-all = Ver as { $count }
own-hide = Esconder esta mesa
slow-title = As tuas partidas lentas
slow-turns = { $count ->
    [one] É a tua vez numa partida
   *[other] É a tua vez em { $count } partidas
  }
slow-left = faltam { $left }
slow-all = Ver as { $count } partidas lentas
slow-leave = Tens tempo até: { $when }. Podes fechar a página: a partida espera por ti.
slow-wait = Os outros têm { $days ->
    [one] um dia
   *[other] { $days } dias
  } para cada jogada. Podes fechar a página e voltar mais tarde.
slow-notices = Avisa-me quando for a minha vez

join-free = { $count ->
    [one] um lugar livre
   *[other] { $count } lugares livres
  }
join-full = cheia
join-per-move = { $seconds } s por jogada
join-bank = { $minutes } min por jogador
join-own = Abrir a minha mesa
join-none = Neste momento não há mesas abertas.

footer-free = O Tavolino é gratuito e de código aberto. Sem anúncios, sem rastreio.
footer-about = Sobre o Tavolino
footer-privacy = Privacidade
footer-rules = Regras da casa
footer-imprint = Informação legal
footer-source = Código
footer-contact = Contacto
settings = Definições

move-waits = A tua jogada espera pela ligação. É enviada assim que voltares a estar online.

easier-offer = Duas vitórias seguidas para os bots. Apetece-te uma mesa mais fácil?
easier-play = Jogar no nível “{ $level }”
sound-offer = Queres um som suave quando for a tua vez?
sound-yes = Sim, por favor
offer-no = Agora não

share-won = Ganhei a { $names } por { $margin } no { $game }!
share-tied = Dividi o primeiro lugar com { $names } no { $game }.
share-lost = Perdi por { $margin } contra { $names } no { $game }.
share-solo = Fiz { $points } pontos no { $game }.
share-watched = { $game }: primeiro lugar para { $names }.

open-more = Mais opções
open-more-about = Regras, relógio, chat, dicas, espectadores

mine-filter = Que jogo
mine-all = Todos os jogos
mine-left = Saíste antes do fim

offline-title = Estás sem ligação
offline-about = As mesas do Tavolino estão num servidor, por isso é precisa ligação. Nada do que jogaste se perde.
offline-waiting = Esta página volta assim que tiveres ligação.
offline-again = Tentar de novo
