# Deals that are the same for everybody
why-event = Diese Karten spielen alle unter gleichen Bedingungen, darum geht das hier nicht.
why-event-private = Das ist der Versuch von jemand anderem an Karten, die alle spielen. Nur diese Person kann ihn sehen.
why-not-revealed = Andere spielen diese Karten noch. Aufgedeckt wird, wenn alle fertig sind.
why-no-course = Kein Tagesspiel heißt so.
why-no-daily = Für diesen Tag gibt es kein Tagesspiel.
why-daily-over = Ein neuer Tag hat begonnen, mit neuen Karten. Lade die Seite neu.
why-daily-gone = Der Tisch dieses Versuchs wurde von den Betreibern geschlossen. Morgen gibt es neue Karten.
