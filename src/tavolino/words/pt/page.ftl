# Tudo menos as palavras próprias de cada jogo.

home = Página inicial
close = Fechar
cancel = Cancelar
you = Tu
score-of = { $you ->
    [yes] tu
   *[no] { $who }
  } { $points }
player = Jogador
score = Pontos
your-name = O teu nome
their-name = Nome
coming = A carregar…
sign-in = Entrar
program-of = programa de { $name }
level-program = programa
reload = Tentar de novo
to-light = Tema claro
to-dark = Tema escuro
language = Idioma

home-title = Três jogos de números, uma mesinha.
home-title-more = Alguns jogos, uma mesinha.
home-about = Joga já contra bots mesmo bons, ou manda um link aos teus amigos. Sem registo.
home-players = { $fewest }–{ $most } jogadores
home-play = Jogar já
home-dealing = A dar as cartas…
home-friends = Com amigos
home-learn = Aprender
home-rules = Regras
home-back = Voltar à mesa
home-tables = Mesas abertas
home-nobody = Ainda não está aqui ninguém
home-join = Juntar-me
home-watch = Assistir

nowhere = Aqui não há nada
nowhere-about = O endereço pode estar mal escrito ou já não servir. Na página inicial estão todas as mesas.
no-table = Esta mesa já não existe
no-table-about = O link pode estar mal escrito, ou já toda a gente saiu há muito e a mesa foi levantada. Pede um link novo, ou abre uma mesa tua.
signed-out = A tua sessão aqui terminou
signed-out-about = Este aparelho foi desligado nas definições de outro. Lá continuam o teu nome e o teu lugar; aqui podes continuar como novo convidado.
unreachable = Neste momento não é possível chegar ao servidor. Verifica a tua ligação e tenta de novo.
reload-about = Recarrega a página; nada do que foi jogado se perde.
too-much = Demasiado de uma só vez
no-cookies-title = Cookies desativados
no-cookies = O teu navegador não guarda cookies desta página, por isso a mesa não conseguiu reconhecer-te. Permite os cookies e tenta de novo.
old-page = Esta página está desatualizada
old-page-about = O Tavolino foi atualizado enquanto a página estava aberta aqui. Recarrega-a; o teu lugar e a partida ficam guardados.
seat-link-dead = Este link de lugar já não funciona

lobby = por começar
lobby-welcome = Escolhe um lugar e joga, ou fica a assistir.
lobby-about = A partida pode começar assim que todos os lugares estiverem ocupados.
lobby-broken-off = As regras deste jogo mudaram, por isso a última partida não pôde continuar. O que se jogou fica guardado.
lobby-broken-off-record = Vê até onde chegou
lobby-set = { $name }: { $value }
lobby-free = livre
lobby-here = está aqui
lobby-bot = bot, nível { $level }
lobby-sit = Sentar aqui
lobby-add-bot = Juntar um bot
lobby-same-device = Alguém neste aparelho
lobby-remove-bot = Mandar { $name } embora
lobby-bot-to-add = Bot a juntar
lobby-house-bots = Bots da casa
lobby-programs = Programas
lobby-program = { $name }, programa de { $owner }
call-waiting = a chamar { $name } …
call-declined = { $name } recusou
call-silent = { $name } não respondeu
lobby-start = Começar a partida
lobby-waiting = À espera de todos…
lobby-full = Todos os lugares estão ocupados. Podes assistir assim que a partida começar.
bot-name = { $name } (nível { $level })
level-random = acaso
level-heuristic = básico
level-instant = relâmpago
level-novice = principiante
level-casual = amador
level-club = clube
level-expert = perito
level-master = mestre

honest-title = Uma distribuição honesta
honest-about = As cartas resultam de um segredo do servidor e do acaso que cada navegador acrescenta. Este número prende o servidor ao seu segredo antes de alguém acrescentar alguma coisa; depois da partida o segredo é mostrado, e todos podem verificar a distribuição.

invite-title = Convidar amigos
invite-about = Quem abrir este link pode sentar-se. Não é preciso conta.
invite-link = Link desta mesa
invite-copy = Copiar
invite-copied = Copiado
invite-code = O mesmo link em código QR para telemóveis
invite-screen = Abrir o ecrã comum, para TV ou tablet

reach-shut-table = Só este computador consegue abrir esta mesa
reach-shut-link = Só este computador consegue abrir este link
reach-shut-about = O Tavolino só está à escuta neste computador, por isso um link ou um código QR não funcionaria nos telemóveis dos teus amigos. Deixas entrar os outros aparelhos da tua rede?
reach-open = Deixar entrar os outros
reach-opening = A abrir…
reach-quick = Demora dois segundos
reach-quick-about = A tua mesa fica como está, com tudo o que tem em cima.
reach-home = Fica na tua rede
reach-home-about = Todos os aparelhos da tua rede podem abrir o Tavolino. O teu router deixa a Internet lá fora.
reach-again = Fecha quando quiseres
reach-again-about = Também se fecha quando sais do Tavolino.
reach-no-door = O Tavolino foi iniciado só para este computador. Para jogares com amigos na tua rede, fecha-o e inicia
reach-nowhere = Este computador não está em nenhuma rede, por isso ninguém chega até ele. Liga-te ao Wi-Fi dos teus amigos e tenta outra vez.
reach-here = Neste computador, o link funciona:
reach-is-open = Aberto à tua rede
reach-which = Se não abrir, tenta outro endereço
reach-kind-network = na tua rede ({ $interface })
reach-kind-name = mais fácil de escrever, mas nem todos os telemóveis o encontram
reach-kind-vpn = pela VPN ({ $interface })
reach-kind-container = para contentores neste computador ({ $interface })
reach-kind-internet = na Internet ({ $interface }): outros também o podem encontrar
reach-kind-link-local = sem router ({ $interface })
reach-trouble = Não abre num telemóvel?
reach-trouble-about = Os dois aparelhos têm de estar na mesma rede; as redes de convidados costumam separá-los. Se a firewall deste computador perguntar, deixa passar o Tavolino.
reach-https = Nos telemóveis dos teus amigos funciona tudo, menos instalar o Tavolino como aplicação: os navegadores só o permitem por https.
reach-shut = Fechar a porta outra vez

# What a chat shows for a link
preview-invitation = { $known ->
    [yes] { $host } convida-te para { $game }
   *[no] Tens um convite para { $game }
  }
preview-free = { $count ->
    [0] Os lugares estão todos ocupados, mas podes assistir.
    [one] Há um lugar livre. Nada para instalar, sem registo.
   *[other] Há { $count } lugares livres. Nada para instalar, sem registo.
  }
preview-playing = { $game } com { $names }
preview-result = { $game }: { $result }
preview-watch = Vê a partida jogada a jogada e confirma que a distribuição foi honesta.

open-title = { $game } com amigos
open-seats = Jogadores
open-friend = uma pessoa
open-bot = bot, nível { $level }
open-options = Opções de jogo
open-clock = Relógio
open-clock-about = Quando o tempo acaba, é feita uma jogada razoável em vez de quem tem a vez.
open-days = Dias por jogada
open-days-about = Uma partida lenta: sai da página quando quiseres e volta quando for a tua vez. Quem falha duas jogadas seguidas é substituído por um bot até voltar.
open-table = A mesa
open-listed = Aberta a todos
open-listed-about = A mesa aparece na página inicial. Se não, só pode vir quem tiver o link.
open-chat = Chat
open-chat-about = Mensagens curtas e reações à mesa.
open-hints = Dicas
open-hints-about = Todos podem pedir a melhor jogada. Se jogares só com bots, podes sempre.
open-late = Quem assiste vê as cartas, com atraso
open-late-about = Quem assiste vê todas as cartas, com três minutos de atraso. Caso contrário, só o que está à vista.
time-was-up = O tempo acabou:
late-hands = As mãos de todos na última ronda, tal como foi jogada
open-open = Abrir a mesa
open-opening = A abrir…

clock = faltam { $time }
clock-none = sem relógio
clock-per-move = tempo para cada jogada
clock-bank = tempo para toda a partida
clock-seconds = Segundos por jogada
clock-minutes = Minutos por jogador
clock-increment = Segundos a mais em cada jogada
clock-days = dias para cada jogada
clock-days-each = { $days ->
    [one] um dia por jogada
   *[other] { $days } dias por jogada
  }

seat-number = Lugar { $number }
seat-awaited = é a vez de:
seat-away = ausente
seat-away-bot = ausente, joga um bot
turn-of = É a vez de { $who }.
turn-yours = É a tua vez.
since = Desde a tua jogada:
since-divider = desde a tua última jogada
points-of = { $who }: pontos
round-over = A ronda { $round } acabou
round-next = Dar cartas: ronda { $round }
round-alone = Continua daqui a pouco.
round-leads = { $who } está à frente por { $points }
round-you-lead = Estás à frente por { $points }
round-all = { $points } no total

rules = Regras
rules-title = As regras, noutro separador
clause-open = O que dizem as regras, noutro separador
clause-name = Regras, ponto { $clause }

table-label = A mesa: { $game }
hint = Dica
hint-on = Com dicas
hint-on-title = Sempre que for a tua vez aparece uma dica; toca aqui para as desligar
hint-title = A melhor jogada, calculada com muitas distribuições possíveis
hint-thinking = A pensar…
undo = Desfazer
undo-title = Desfazer a tua última jogada
undo-wish = { $who } gostava de desfazer uma jogada.
undo-allow = Permitir
undo-refuse = Recusar
taken-back = { $you ->
    [yes] Desfizeste
   *[no] { $who } desfez
  } uma jogada.
taken-back-all = { $you ->
    [yes] Desfizeste
   *[no] { $who } desfez
  } uma jogada e o que veio a seguir.
connection-lost = Ligação perdida. A ligar de novo… Nada do que fizeste se perde.
connection-shut = O computador que tem a mesa já não deixa entrar outros aparelhos. O teu lugar fica guardado: voltas assim que a porta se abrir.

leave = Sair
leave-title = Sair da mesa?
leave-about = O link traz-te de volta.
leave-playing = Um bot continua a jogar no teu lugar, para que os outros possam acabar a partida.
leave-keep = Guardar o lugar e ir à página inicial
stay = Ficar
move-seat = Passar para outro aparelho
move-about = Abre este link no outro aparelho: o teu lugar e as tuas cartas vão contigo. Só funciona uma vez.
move-link = Link para o outro aparelho
move-done = O teu lugar mudou de aparelho
move-done-about = Agora jogas no outro aparelho. Aqui podes assistir.

take-over = Substituir { $name }
take-over-bot = Pôr um bot a jogar por { $name }

log = O que aconteceu
log-open = O que aconteceu
log-empty = Ainda nada.
chat = Chat
chat-empty = Ainda ninguém disse nada.
chat-say = Diz qualquer coisa
chat-send = Enviar
sounds = Sons
chat-mute = Silenciar { $name }
reactions = Reações
sign-well-done = Muito bem!
sign-bravo = Bravo!
sign-laugh = Ah, ah!
sign-oh = Oh!
sign-alas = Que pena…
sign-hooray = Viva!
watchers = { $count ->
    [0] {""}
    [one] Está uma pessoa a assistir.
   *[other] Estão { $count } pessoas a assistir.
  }

curtain-title = É a vez de { $name }
curtain-about = Passa o aparelho a { $name }. Mais ninguém deve olhar.
curtain-open = Sou { $name }

screen-title = Ecrã comum
screen-about = Este ecrã não mostra cartas escondidas. Abram o link nos telemóveis: é lá que estão as vossas cartas.

end-won = { $count ->
    [one] Ganha { $names }
   *[other] { $names } partilham a vitória
  }
end-you-won = Ganhaste!
end-solo = { $points ->
    [0] 0 pontos
    [one] { $shown } ponto
   *[other] { $shown } pontos
  }
end-look = Ver a mesa
end-reopen = Mostrar o resultado
again = Jogar outra vez

share = Partilhar
share-copied = Link copiado
share-link = Link para este momento

replay = Rever
replay-title = { $game }: rever
replay-dealt = As cartas estão dadas.
replay-hands = Todas as mãos
replay-steps = Passos
replay-first = Para o início
replay-back = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausar
replay-next = Um passo à frente
replay-last = Para o fim
replay-step = Em que ponto está a partida
replay-at = { $step } / { $steps }
replay-speed = Velocidade
replay-times = { $speed }×
replay-seat = De quem são as cartas à vista
replay-all = Todas as cartas à vista
replay-as = Como { $name } a viu
coach-ask = Perguntar ao treinador
my-play = O meu jogo
replay-continue = Continuar daqui
replay-again = Jogar estas cartas
replay-download = Guardar
replay-rehearsed = { $actions ->
    [0] Alguém voltou a jogar cartas já conhecidas. Não eram segredo, por isso não conta.
    [one] Alguém continuou uma partida já conhecida, depois de uma jogada. As cartas não eram segredo, por isso não conta.
   *[other] Alguém continuou uma partida já conhecida, depois de { $actions } jogadas. As cartas não eram segredo, por isso não conta.
  }
no-record = Partida não encontrada
no-record-about = O link pode estar mal escrito, ou a partida nunca chegou ao fim.
record-broken-off = Esta partida foi interrompida: as regras do jogo tinham mudado.
record-broken-off-long = Esta partida foi interrompida: durava há demasiado tempo.
rehearsed = cartas conhecidas

rehearse-here-title = Continuar daqui
rehearse-here-about = As mesmas cartas, as mesmas jogadas até aqui. A partir de agora jogas por um lugar, e os bots pelos outros.
rehearse-start-title = Jogar estas cartas
rehearse-start-about = As mesmas cartas desde o início. Jogas por um lugar, e os bots pelos outros.
rehearse-known = As cartas desta partida já são públicas, por isso o que jogares fica marcado como cartas conhecidas e não conta.
rehearse-seat = O teu lugar
rehearse-level = Nível dos bots
rehearse-play = Jogar

check = Verificar a distribuição
check-title = A distribuição foi honesta?
check-working = A calcular…
check-here = Calculado pelo teu navegador
check-there = Verificado pelo servidor
check-here-about = A partir dos números do registo, pelo método publicado, e comparado com cada carta que se vê ao rever a partida.
check-there-about = Só o servidor conhece as regras: é ele que verifica se cada jogada era permitida.
check-commitment = O segredo corresponde ao número mostrado antes de dar as cartas.
check-commitment-bad = O segredo não corresponde ao número mostrado antes de dar as cartas.
check-seed = A semente resulta do segredo e do que cada lugar acrescentou.
check-seed-bad = Deste segredo e destes contributos não resulta nenhuma semente.
check-draw = “{ $label }”: cada carta e cada sorteio correspondem ao cálculo.
check-draw-bad = “{ $label }”: as cartas não são as que resultam da semente.
check-actions = { $count ->
    [one] Uma jogada, permitida com estas cartas, leva ao resultado registado.
   *[other] Todas as { $count } jogadas são permitidas com estas cartas e levam ao resultado registado.
  }
check-actions-bad = O servidor diz: { $reason }
check-good = A distribuição foi honesta.
check-bad = Este registo não bate certo.
check-known = As cartas resultam da semente, mas o segredo já era conhecido: são cartas jogadas outra vez.
check-numbers = Os números
check-compare = Compara o primeiro número com o que viste antes de as cartas serem dadas: só isso liga o registo à tua mesa.
check-number-commitment = Mostrado antes de dar as cartas
check-number-secret = Segredo
check-number-added = Acrescentado por { $name }
check-number-seed = Semente

rated = Com rating
profile = Perfil
mine = As minhas partidas
mine-about = O que { $name } jogou aqui. Mais ninguém vê esta lista.
mine-none = Ainda não acabaste nenhuma partida aqui.
mine-none-about = Tudo o que jogares a partir de agora aparece aqui, e podes revê-lo.
mine-figures = Até agora
mine-matches = { $count ->
    [0] Nenhuma partida
    [one] Uma partida
   *[other] { $count } partidas
  }
mine-wins = { $count ->
    [0] ainda sem vitórias
    [one] uma vitória
   *[other] { $count } vitórias
  }
mine-against = { $wins } ganhas em { $count }
mine-places = Posições
mine-place = { $place }.º
mine-alone = { $count ->
    [one] Uma vez a solo, { $best } pontos
   *[other] { $count } vezes a solo, { $best } pontos no máximo
  }
mine-list = Partidas
mine-own-place = A tua posição
mine-own-score = Os teus pontos
mine-known = cartas conhecidas
mine-data = O que se guarda de ti
mine-data-about = O teu nome, os teus aparelhos, as tuas partidas e o que lhes pertence. Nenhum endereço, nenhum e-mail. Em pormenor:
mine-export = Descarregar os meus dados
mine-forget = Apagar tudo
mine-forget-title = Apagar tudo?
mine-forget-gone = O teu nome, esta lista e tudo o que este navegador guarda são apagados de vez. Sais de todas as mesas; onde a partida continua, um bot joga por ti.
mine-forget-stays = Os registos das tuas partidas ficam, porque também são dos outros. O teu nome desaparece deles, e nada os liga a ti.
mine-forget-do = Sim, apagar tudo
mine-forgotten = Está tudo apagado
mine-forgotten-about = O servidor já não te conhece. Se voltares a jogar, começas do zero.

keys = Teclas
keys-arrows = ir de carta em carta, de casa em casa
keys-enter = jogar o que está selecionado
keys-tab = passar ao botão seguinte
keys-hint = dica
keys-undo = desfazer
keys-log = mostrar ou esconder o que aconteceu
keys-escape = fechar uma janela ou uma dica, anular a seleção
keys-help = esta lista
keys-mouse = Com o rato ou com o dedo: clica ou arrasta. Se uma carta não pode ser jogada, diz porquê quando a tentas jogar.

level-coming = { $level }, pronto daqui a cerca de { $seconds } s
levels-coming = Os bots mais fortes ficam prontos daqui a cerca de { $seconds } s. Por agora jogas neste nível: { $level }.

banned = Não podes entrar
banned-about = A pessoa que gere este servidor proibiu-te a entrada.
notice-from = Da pessoa que gere este servidor
notice-hide = Esconder
notice-stops = { $minutes ->
    [one] Este servidor para daqui a cerca de um minuto. Agora não pode começar nada de novo; a tua mesa espera por ti depois.
   *[other] Este servidor para daqui a cerca de { $minutes } minutos, ou assim que não houver nenhuma partida em jogo. Agora não pode começar nada de novo; a tua mesa espera por ti depois.
  }
person-menu = Mais sobre { $name }
