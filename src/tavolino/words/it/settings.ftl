# Impostazioni, e che cosa si dice di Tavolino e di ciò che conserva.

settings-you = Tu
settings-you-about = Gli altri al tavolo vedono il tuo nome, la tua immagine e il tuo colore.
settings-save = Salva
settings-saved = Salvato
settings-avatar = Immagine
settings-colour = Colore

settings-table = Al tavolo
settings-sounds = Suoni
sounds-off = spenti
sounds-turn = quando tocca a me
sounds-on = tutti
settings-vibration = Vibra quando tocca a me
switch-on = sì
switch-off = no
settings-bots = Velocità dei bot
settings-bots-about = Ai tavoli che apri da ora in poi.
speed-slow = lenta
speed-usual = normale
speed-quick = veloce
speed-none = nessuna
settings-motion = Animazione delle carte
settings-cards = Carte in mano
cards-usual = dimensione normale
cards-large = grandi
settings-hand = Con che mano giochi?
settings-hand-about = I pulsanti si spostano da quella parte.
hand-left = sinistra
hand-right = destra

settings-devices = Dispositivi
settings-devices-about = Questi browser e programmi giocano a tuo nome. Scollega quelli che non usi più o non conosci.
device-this = questo dispositivo
device-kind = { $browser } su { $system }
device-browser = Un browser
device-earlier = Un browser di prima
device-program = Programma: { $name }
device-seen = Ultimo uso: { $when }
device-play = può giocare
device-read = può solo guardare
device-ends = fino al { $when }
device-end = Scollega
device-end-named = Scollega { $name }
device-end-others = Scollega tutti gli altri
device-ended = Scollegato: { $name }.
device-others-ended = Tutti gli altri dispositivi sono scollegati.

settings-page = Questa pagina
settings-theme = Chiaro o scuro
theme-device = come il dispositivo
theme-light = chiaro
theme-dark = scuro
settings-kept = Le tue impostazioni restano su questo dispositivo; al server va solo il nome.

avatar-letter = Iniziale
avatar-cup = Tazza
avatar-cat = Gatto
avatar-bird = Uccello
avatar-fish = Pesce
avatar-frog = Rana
avatar-leaf = Foglia
avatar-flower = Fiore
avatar-sun = Sole
avatar-moon = Luna
avatar-boat = Barca
avatar-lamp = Lampada
avatar-key = Chiave
colour-terracotta = Rosso mattone
colour-slate = Blu ardesia
colour-olive = Verde oliva
colour-plum = Prugna
colour-mustard = Senape
colour-ink = Inchiostro

about-what = Tavolino è un tavolino per giochi di numeri. Gioca subito contro i bot o manda un link agli amici. Niente iscrizione, niente da pagare.
about-deal = Ogni distribuzione si può verificare: dopo una partita, «Controlla le carte» mostra che nessuno le ha scelte.
about-source = Tavolino { $version } è software libero con licenza MIT: puoi usarlo, modificarlo e condividerlo.
about-licences = Licenze dei componenti usati
about-contact = Per scrivere a chi gestisce questo server:

privacy-kept = Il server conserva il tuo nome, le partite che hai finito, i tuoi posti ai tavoli aperti e, per ogni tuo dispositivo, quale browser è e quando l’hai usato l’ultima volta. Non chiede un indirizzo e-mail e di te non sa altro.
privacy-cookie = Un cookie dice al server che sei di nuovo tu. È l’unico.
privacy-settings = Impostazioni, immagine e colore restano sul tuo dispositivo. Gli altri vedono immagine e colore finché sei a un tavolo.
privacy-chat = Quello che dici in chat non viene conservato. Solo se qualcuno lo segnala, le ultime righe restano per 30 giorni.
privacy-matches = Chiunque abbia il link di una partita finita può rivederla.
privacy-delete = In fondo a «Le mie partite» puoi scaricare tutto o cancellarlo per sempre.
