# Le lezioni e le pagine delle regole, tranne le frasi dei singoli giochi.

rules-contents = Indice
rules-clause = Punto { $clause }
rules-learn = Imparalo in due minuti
rules-how = Come si gioca
rules-exact = Le regole esatte
rules-more = Altro sulle regole

learn-title = Impara { $game }
learn-step = Passo { $number } di { $count }
learn-progress = A che punto sei
learn-back = Indietro
learn-next = Avanti
learn-show = Fammi vedere
learn-skip = Salta la lezione
learn-other = Anche questo si può. Per ora segui l’esempio: «{ $action }».
learn-look = Qui non c’è ancora niente da fare. Continua con «Avanti».
learn-done = Ora sai giocare
learn-play = Gioca subito, con i consigli
learn-dealing = Distribuzione delle carte…
learn-rules = Tutte le regole
learn-again = Ancora una volta
