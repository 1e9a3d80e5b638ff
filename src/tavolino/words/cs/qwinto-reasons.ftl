# Proč je tah dobrý, pro nápovědu: jedna nebo dvě celé věty.

qwinto-reason-ends = S číslem { $number } máš plnou druhou řadu a partie končí. Podle listů, jak teď jsou, vedeš (+{ $lead }).
qwinto-reason-row = { $number } zaplní tvou { $row ->
    [o] oranžovou
    [y] žlutou
   *[p] fialovou
  } řadu: hned +{ $points }.
qwinto-reason-column = { $number } doplní sloupec s bonusovým políčkem: hned +{ $points }.
qwinto-reason-dead = Na { $place }. políčku { $row ->
    [o] oranžové
    [y] žluté
   *[p] fialové
  } řady by { $number } nechalo { $count ->
    [one] jedno políčko, které už nejde zaplnit.
    [few] { $count } políčka, která už nejde zaplnit.
    [many] { $count } políčka, které už nejde zaplnit.
   *[other] { $count } políček, která už nejde zaplnit.
  }
qwinto-reason-column-next = Pak tam budou dvě ze tří čísel: celý sloupec vynese +{ $points }.
qwinto-reason-bonus = { $number } je na bonusové políčko vysoké číslo: plný sloupec vynese +{ $number }.
qwinto-reason-last = { $number } pak bude na konci { $row ->
    [o] oranžové
    [y] žluté
   *[p] fialové
  } řady: až bude plná, počítá se za { $number }.
qwinto-reason-no-misthrow = Pas by byl chybný hod (−5).
qwinto-reason-room = V { $row ->
    [o] oranžové
    [y] žluté
   *[p] fialové
  } řadě nechá { $number } vlevo { $left ->
    [one] jedno volné políčko
    [few] { $left } volná políčka
    [many] { $left } volného políčka
   *[other] { $left } volných políček
  } pro { $smaller ->
    [one] jedno možné číslo
    [few] { $smaller } možná čísla
    [many] { $smaller } možného čísla
   *[other] { $smaller } možných čísel
  } a vpravo { $right ->
    [one] jedno volné políčko
    [few] { $right } volná políčka
    [many] { $right } volného políčka
   *[other] { $right } volných políček
  } pro { $larger ->
    [one] jedno možné číslo
    [few] { $larger } možná čísla
    [many] { $larger } možného čísla
   *[other] { $larger } možných čísel
  }.
qwinto-reason-room-left = V { $row ->
    [o] oranžové
    [y] žluté
   *[p] fialové
  } řadě nechá { $number } vlevo { $left ->
    [one] jedno volné políčko
    [few] { $left } volná políčka
    [many] { $left } volného políčka
   *[other] { $left } volných políček
  } pro { $smaller ->
    [one] jedno možné číslo
    [few] { $smaller } možná čísla
    [many] { $smaller } možného čísla
   *[other] { $smaller } možných čísel
  }.
qwinto-reason-room-right = V { $row ->
    [o] oranžové
    [y] žluté
   *[p] fialové
  } řadě nechá { $number } vpravo { $right ->
    [one] jedno volné políčko
    [few] { $right } volná políčka
    [many] { $right } volného políčka
   *[other] { $right } volných políček
  } pro { $larger ->
    [one] jedno možné číslo
    [few] { $larger } možná čísla
    [many] { $larger } možného čísla
   *[other] { $larger } možných čísel
  }.
qwinto-reason-snug = { $number } zaplní v { $row ->
    [o] oranžové
    [y] žluté
   *[p] fialové
  } řadě mezeru o jednom políčku, takže jiným číslům místo nebere.
qwinto-reason-nowhere = { $number } se ti na list nikam nehodí. Pasovat tě nic nestojí.
qwinto-reason-nowhere-misthrow = { $number } se ti na list nikam nehodí, takže je to chybný hod (−5).
qwinto-reason-misthrow-ends = Tvůj čtvrtý chybný hod partii ukončí. Podle listů, jak teď jsou, i tak vedeš (+{ $lead }).
qwinto-reason-misthrow = Chybný hod tě stojí 5, ale je to menší zlo.
qwinto-reason-pass = Pasovat tě nic nestojí.
qwinto-reason-tight = V { $row ->
    [o] oranžové
    [y] žluté
   *[p] fialové
  } řadě by { $number } nechalo { $side ->
    [left] vlevo
   *[right] vpravo
  } málo místa: { $cells ->
    [one] jedno políčko
    [few] { $cells } políčka
    [many] { $cells } políčka
   *[other] { $cells } políček
  }, kam { $numbers ->
    [0] se nehodí žádné číslo.
    [one] se hodí jen jedno číslo.
    [few] se hodí jen { $numbers } čísla.
    [many] se hodí jen { $numbers } čísla.
   *[other] se hodí jen { $numbers } čísel.
  }
qwinto-reason-pass-waits = Pasovat tě nic nestojí a políčko v { $row ->
    [o] oranžové
    [y] žluté
   *[p] fialové
  } řadě zůstane volné pro lepší číslo.
qwinto-reason-no-way = Žádná tvoje karta nedá číslo, které se ti na list hodí. Tak jako tak je to chybný hod (−5).
qwinto-reason-on-purpose = Je to chybný hod (−5), ale tvůj list zůstane volný pro lepší čísla.
qwinto-reason-hurts = { $count ->
    [one] { $number } se ti na list hodí a { $others } ho zapsat nemůže.
    [few] { $number } se ti na list hodí a { $others } ho zapsat nemůžou.
    [many] { $number } se ti na list hodí a { $others } ho zapsat nemůžou.
   *[other] { $number } se ti na list hodí a { $others } ho zapsat nemůžou.
  }
qwinto-reason-avoids = { $number } se ti na list hodí. Chybný hod (−5) hrozí u { $bad } z tvých { $all } možností.
