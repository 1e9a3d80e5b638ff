# Porque é que uma jogada era melhor, para o treinador: o que aconteceu nas distribuições experimentadas. { $first } e { $second } são «em cerca de 34 de cada 100 distribuições», «em cerca de 12» ou «cerca de 1,3»; { $played } e { $instead } dizem depois de que jogada.

twisted-coach-place = depois do { $card }
twisted-coach-twist = depois de levar uma carta com o { $card }
twisted-coach-take = depois de recolher a fila
twisted-coach-row-taken = { $you ->
    [yes] Tens
   *[no] { $who } tem
  } de recolher a fila { $first } { $played }, { $second } { $instead }.
twisted-coach-row-each = A fila custa então cerca de { $cost }.
twisted-coach-later = { $you ->
    [yes] Tens
   *[no] { $who } tem
  } de recolher a fila { $often } { $instead }.
twisted-coach-now = Recolhida já, custa { $cost }.
twisted-coach-row-cost = Em média, a fila { $you ->
    [yes] custa-te
   *[no] custa a { $who }
  } { $first } { $played }, { $second } { $instead }.
twisted-coach-row-left = Outra pessoa tem de recolher a fila { $first } { $played }, { $second } { $instead }.
twisted-coach-row-gain = Em média, a fila custa a outra pessoa { $first } { $played }, { $second } { $instead }.
twisted-coach-card-lost = Outra pessoa leva a carta colocada { $first } { $played }, { $second } { $instead }.
twisted-coach-card-won = { $you ->
    [yes] Levas
   *[no] { $who } leva
  } mais tarde a carta colocada { $first } { $played }, { $second } { $instead }.
twisted-coach-twists = Em média, { $you ->
    [yes] levas
   *[no] { $who } leva
  } cartas { $first } vezes até ao fim da ronda { $played }, { $second } { $instead }.
twisted-coach-against = Em média, outra pessoa leva cartas { $first } vezes até ao fim da ronda { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

twisted-mistake-took-early = Fila recolhida cedo demais
twisted-mistake-took-late = Fila recolhida tarde demais
twisted-mistake-missed-twist = Oportunidade perdida de levar uma carta
twisted-mistake-hasty-twist = Carta levada cedo demais
twisted-mistake-other-twist = Levar uma carta com a que não convinha
twisted-mistake-offered-card = Carta colocada que outros levam
twisted-mistake-own-row = Carta depois da qual é preciso recolher a fila
twisted-mistake-easy-row = Fila facilitada aos outros
twisted-mistake-other-card = Carta que não convinha

twisted-deed-place = Colocar uma carta
twisted-deed-twist = Levar uma carta
twisted-deed-take = Recolher a fila
