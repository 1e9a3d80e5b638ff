# Definições, e o que se diz do Tavolino e do que guarda.

settings-you = Tu
settings-you-about = Os outros à mesa veem o teu nome, a tua imagem e a tua cor.
settings-save = Guardar
settings-saved = Guardado
settings-avatar = Imagem
settings-colour = Cor

settings-table = À mesa
settings-sounds = Sons
sounds-off = nenhum
sounds-turn = na minha vez
sounds-on = todos
settings-vibration = Vibrar na minha vez
switch-on = sim
switch-off = não
settings-bots = Velocidade dos bots
settings-bots-about = Nas mesas que abrires a partir de agora.
speed-slow = lenta
speed-usual = normal
speed-quick = rápida
speed-none = nenhuma
settings-motion = Animação das cartas
settings-cards = Cartas na mão
cards-usual = tamanho normal
cards-large = grandes
settings-hand = Com que mão jogas?
settings-hand-about = Os botões passam para esse lado.
hand-left = esquerda
hand-right = direita

settings-devices = Aparelhos
settings-devices-about = Estes navegadores e programas jogam em teu nome. Termina a sessão dos que já não usas ou não conheces.
device-this = este aparelho
device-kind = { $browser } em { $system }
device-browser = Um navegador
device-earlier = Um navegador de antes
device-program = Programa: { $name }
device-seen = Última utilização: { $when }
device-play = pode jogar
device-read = só pode ver
device-ends = até { $when }
device-end = Terminar sessão
device-end-named = Terminar a sessão de { $name }
device-end-others = Terminar todas as outras
device-ended = Sessão terminada: { $name }.
device-others-ended = A sessão terminou em todos os outros aparelhos.

settings-page = Esta página
settings-theme = Claro ou escuro
theme-device = como o meu aparelho
theme-light = claro
theme-dark = escuro
settings-kept = As tuas definições ficam neste aparelho; só o nome vai para o servidor.

avatar-letter = Inicial
avatar-cup = Chávena
avatar-cat = Gato
avatar-bird = Pássaro
avatar-fish = Peixe
avatar-frog = Rã
avatar-leaf = Folha
avatar-flower = Flor
avatar-sun = Sol
avatar-moon = Lua
avatar-boat = Barco
avatar-lamp = Candeeiro
avatar-key = Chave
colour-terracotta = Tijolo
colour-slate = Azul-ardósia
colour-olive = Verde-azeitona
colour-plum = Ameixa
colour-mustard = Mostarda
colour-ink = Tinta

about-what = O Tavolino é uma mesinha para jogos de números. Joga já contra bots ou manda um link aos teus amigos. Sem registo e sem pagar nada.
about-deal = Todas as distribuições se podem verificar: depois de uma partida, “Verificar a distribuição” mostra que ninguém escolheu as cartas.
about-source = O Tavolino { $version } é software livre com licença MIT: podes usá-lo, modificá-lo e partilhá-lo.
about-licences = Licenças dos componentes que usa
about-contact = Para falar com quem gere este servidor:

privacy-kept = O servidor guarda o teu nome, as partidas que acabaste, os teus lugares em mesas abertas e, de cada aparelho teu, qual é o navegador e quando o usaste pela última vez. Não pede e-mail e não sabe mais nada de ti.
privacy-cookie = Um cookie diz ao servidor que és tu outra vez. Não há mais nenhum.
privacy-settings = As tuas definições, a imagem e a cor ficam no teu aparelho. Os outros veem a imagem e a cor enquanto estás numa mesa.
privacy-chat = O que dizes no chat não fica guardado. Só se alguém o denunciar é que as últimas linhas são guardadas, durante 30 dias.
privacy-matches = Quem tiver o link de uma partida acabada pode revê-la.
privacy-delete = No fim de “As minhas partidas” podes descarregar tudo ou apagar tudo de vez.
