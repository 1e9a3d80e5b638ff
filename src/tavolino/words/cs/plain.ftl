# Stůl pro hry, které na stránce nemají vlastní.

plain-where = Prostý stůl
plain-your-turn = Jsi na tahu: vyber kartu nebo tlačítko.
plain-over = Partie skončila.
plain-cannot = { $card }, teď ne
plain-hidden = { $count ->
    [one] jedna zakrytá karta
    [few] { $count } zakryté karty
    [many] { $count } zakryté karty
   *[other] { $count } zakrytých karet
}
plain-empty = nic
plain-middle = Střed stolu
plain-own = Tvoje strana
plain-ended = Takhle to skončilo: { $reason }.
plain-check = U této hry stránka neumí spočítat, které karty vycházejí ze semínka. Ověří to kontrola níže a také „tavolino verify“ na každém počítači, který hru má.
