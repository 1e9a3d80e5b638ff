# Deals that are the same for everybody
why-event = Diese Karten spielen alle unter gleichen Bedingungen, darum geht das hier nicht.
why-event-private = Das ist der Versuch von jemand anderem an Karten, die alle spielen. Nur diese Person kann ihn sehen.
why-not-revealed = Andere spielen diese Karten noch. Aufgedeckt wird, wenn alle fertig sind.
