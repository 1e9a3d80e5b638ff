# Avisos das partidas lentas: o que dizem, e onde cada um diz como os quer.

notice-turn = É a tua vez contra { $names }.
notice-turn-alone = É a tua vez.
notice-late = O teu tempo para jogar contra { $names } está a acabar.
notice-late-alone = O teu tempo para jogar está a acabar.
notice-due = Tens tempo até: { $when }.
notice-began = A tua partida com { $names } começou.
notice-began-alone = A tua partida começou.
notice-again = Querem jogar outra vez contigo: { $names }.
notice-again-alone = Alguém quer jogar outra vez.
notice-over = A tua partida com { $names } acabou.
notice-over-alone = A tua partida acabou.
notice-turns = { $count ->
    [one] É a tua vez numa partida.
   *[other] É a tua vez em { $count } partidas.
  }
notice-several = Há novidades em { $count } das tuas partidas.
notice-test = É aqui que vais ter notícias das tuas partidas lentas.
notice-open = Abrir
notice-stop = Parar estes avisos

notices = Avisos
notices-about = Para as partidas lentas, mesmo com a página fechada: um por cada vez, e nunca muitos seguidos.
notices-here-on = Ligar neste navegador
notices-denied = Este navegador bloqueia os avisos do Tavolino. Permite-os nas definições dele para esta página.
notices-impossible = Este navegador não pode receber avisos daqui. É preciso https; num iPhone, adiciona primeiro o Tavolino ao ecrã principal.
notices-no-service = Não é possível contactar o serviço push deste navegador. Tenta mais tarde.
notices-where = Para onde vão
notices-nowhere = Ainda para lado nenhum.
notices-browser = Um navegador
notices-failing = O último não chegou.
notices-test = Experimentar
notices-end = Parar
notices-ended = Para aí não vão mais avisos.
notices-arrived = O aviso de teste está a caminho.
notices-lost = O aviso de teste não chegou. O endereço está certo?
notices-webhook = Juntar um webhook
notices-kind = Quem os recebe
kind-matrix = Matrix (uma ponte)
kind-plain = um programa teu
notices-address = Endereço
notices-add = Juntar e experimentar
notices-secret = Tudo o que vai para aí é assinado com este segredo. Só o vês agora:
notices-what = Sobre o quê
wish-turn = É a minha vez
wish-late = O meu tempo está a acabar
wish-began = Começou uma partida
wish-again = Alguém quer jogar outra vez
wish-over = Acabou uma partida
notices-quiet = Horas de silêncio
notices-quiet-about = Pelo relógio de { $zone }. O que acontecer entretanto chega depois.
notices-from = das
notices-to = às

stop-title = Não há mais avisos
stop-about = Por aqui já não chega mais nada. Podes voltar a ligar os avisos nas definições.
stop-coming = Um momento…
stop-failed = Não resultou: não é possível contactar o servidor.
stop-again = Tentar outra vez
