# Warum ein Zug gut ist, für Tipps: jeweils ein oder zwei ganze Sätze.

upturn-reason-call = Du hast noch einen Stein. Sag es, bevor der nächste gelegt wird, sonst kann es dich 3 Steine kosten.
upturn-reason-catch = { $forgetful } hat noch einen Stein und nicht Upturn gesagt: Wer erwischt wird, zieht 3 Steine.
upturn-reason-wins = Es ist dein letzter Stein: Du gewinnst.
upturn-reason-run-wins = Mit dem Zwilling { $twin } kannst du alle deine anderen Steine legen: Du gewinnst.
upturn-reason-run = Mit dem Zwilling { $twin } kannst du { $count } Steine in einem Zug legen und { $given } verteilen.
upturn-reason-penalty = { $number } ist ein Strafstein: Du darfst jemandem einen Stein aus dem Säckchen geben.
upturn-reason-keeps = Nach der { $number } { $mine ->
    [one] passt noch eine deiner Zahlen
   *[other] passen noch { $mine } deiner Zahlen
  }, nach der { $other } { $less ->
    [0] keine.
    [one] nur eine.
   *[other] nur { $less }.
  }
upturn-reason-still-fit = Nach der { $number } { $mine ->
    [one] passt noch eine deiner Zahlen.
   *[other] passen noch { $mine } deiner Zahlen.
  }
upturn-reason-blocks = Bei { $chance } % der Verteilungen hat { $next } keine Zahl { $going ->
    [up] über
   *[down] unter
  } { $number }.
upturn-reason-fewer = Ein Stein weniger: Dir { $count ->
    [one] bleibt nur noch einer.
   *[other] bleiben { $count }.
  }
upturn-reason-along = Leg { $number } dazu: ein Stein weniger für dich, und { $count ->
    [one] einer mehr
   *[other] { $count } mehr
  } zum Verteilen mit dem Zwilling { $twin }.
upturn-reason-along-first = Leg zuerst { $number }: Nach der { $other } passt sie nicht mehr.
upturn-reason-close = { $number } könntest du auch dazulegen, aber auf längere Sicht ist es etwas besser, sie zu behalten.
upturn-reason-keep = Ein Stein kann auch helfen: Vielleicht ist es genau der, der { $receiver } fehlt.
upturn-reason-joker-wins = Nach dem Joker kannst du gleich { $number } legen, und du gewinnst.
upturn-reason-joker = Mit dem Joker darfst du gleich noch einen Stein legen.
upturn-reason-side = Dann ist { $next } mit { $count } Steinen dran und nicht { $instead } mit { $few ->
    [one] nur einem.
   *[other] nur { $few }.
  }
upturn-reason-turn = { $mine ->
    [one] Eine deiner Zahlen liegt
   *[other] { $mine } deiner Zahlen liegen
  } { $going ->
    [up] über
   *[down] unter
  } { $last }, auf der anderen Seite { $less ->
    [0] keine.
    [one] nur eine.
   *[other] nur { $less }.
  }
upturn-reason-end-number = Dein letzter Stein muss eine Zahl sein. Spiel also jetzt den Handlungsstein und behalte { $number }.
upturn-reason-again = Alle anderen setzen aus, also bist du gleich wieder dran.
upturn-reason-skip = { $next } setzt aus, mit { $count ->
    [one] nur noch einem Stein.
   *[other] { $count } Steinen.
  }
upturn-reason-give-only = Damit hat { $receiver } { $count } Steine.
upturn-reason-give = { $receiver } ist dem Sieg am nächsten, mit { $count ->
        [one] nur noch einem Stein.
       *[other] { $count } Steinen.
    }
upturn-reason-give-next = { $receiver } ist als Nächstes dran, mit { $count ->
    [one] nur noch einem Stein.
   *[other] { $count } Steinen.
  }
upturn-reason-only-draw = Du kannst keinen deiner Steine spielen, also zieh einen.
upturn-reason-last-number = Heb dir { $number } für den Schluss auf: Dein letzter Stein muss eine Zahl sein.
upturn-reason-jumps = { $number } würde { $count ->
    [one] eine deiner eigenen Zahlen
   *[other] { $count } deiner eigenen Zahlen
  } überspringen.
upturn-reason-nothing-left = Nach der { $number } würde keine deiner Zahlen mehr passen.
upturn-reason-draw-first = Nach dem Ziehen darfst du immer noch legen, und vielleicht kommt etwas Besseres.
upturn-reason-keep-draw = Keine deiner Zahlen passt. Zieh einen Stein und heb dir den Handlungsstein auf.
upturn-reason-keep-pass = Keine deiner Zahlen passt, und der Handlungsstein ist später mehr wert.
