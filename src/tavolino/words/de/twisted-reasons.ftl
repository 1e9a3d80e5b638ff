# Warum ein Zug gut ist, für Tipps: jeweils ein oder zwei ganze Sätze. { $cost } hat sein Vorzeichen: −6.

twisted-reason-counted = Jetzt sind alle Karten bekannt. Bis zum Ende der Runde durchgerechnet, bringt das { $points } gegenüber { $next }.
twisted-reason-only-take = Keine deiner Karten passt zu { $last }, also musst du die Reihe nehmen ({ $cost }).
twisted-reason-no-cards = Du hast keine Karten mehr, also musst du die Reihe nehmen ({ $cost }).
twisted-reason-take-ends = Der Stapel ist leer, also endet damit die Runde: { $cost }, und kein Risiko mehr.
twisted-reason-take-before = Besser jetzt { $cost } als später { $more }, wenn auch noch die { $other } in der Reihe liegt.
twisted-reason-take-cheap = Die Reihe ist gerade billig ({ $cost }), und die nächste eröffnest du mit einer beliebigen Karte.
twisted-reason-twist-ends = Du gewinnst { $card } und { $twin } (+2), und die Runde ist aus.
twisted-reason-twist-clears = Du gewinnst { $card } und { $twin } (+2), und die Reihe ist weg.
twisted-reason-twist-saves = Du gewinnst { $card } und { $twin } (+2) und musst die Reihe nicht nehmen ({ $cost }).
twisted-reason-twist-stuck = Du gewinnst { $card } und { $twin } (+2). Danach kann { $next } bei { $chance } % der Verteilungen nicht weiter und nimmt die Reihe ({ $cost }).
twisted-reason-twist = Du gewinnst { $card } und { $twin }: sofort +2. Der Rest der Reihe kostet noch { $cost }.
twisted-reason-more-than = Das bringt mehr als die +2 für die { $twin }.
twisted-reason-not-twist = In der Reihe nützt sie dir mehr, als jetzt die { $twin } zu gewinnen (+2).
twisted-reason-waits = Die { $twin } kannst nur du gewinnen, denn du hast die { $card }. Die +2 laufen dir also nicht weg.
twisted-reason-only-card = Nur deine { $card } passt. Sonst nimmst du die Reihe ({ $cost }).
twisted-reason-stuck = Bei { $chance } % der Verteilungen kann { $next } nicht weiter und muss die Reihe nehmen ({ $cost }).
twisted-reason-stuck-toad = Eine Kröte kann niemand wegdrehen. Bei { $chance } % der Verteilungen kann { $next } nicht weiter und muss die Reihe nehmen ({ $cost }).
twisted-reason-bait = Du hast auch die { $twin }, also kannst später nur du die { $card } wegdrehen (+2).
twisted-reason-safe = Die { $card } kann niemand mehr wegdrehen, denn die { $twin } ist schon draußen. Mit der { $other } könnte jemand +2 holen.
twisted-reason-toad-safe = Eine Kröte kann niemand wegdrehen. Mit der { $other } könnte jemand +2 holen.
twisted-reason-keep-toad = Heb dir die Kröte { $other } für eine kürzere Reihe auf. Mit ihr kostet diese { $cost }, und { $less ->
    [0] keine deiner Karten würde passen
    [one] nur eine deiner Karten würde passen
   *[other] nur { $less } deiner Karten würden passen
  }; nach der { $card } { $mine ->
    [one] passt eine.
   *[other] passen { $mine }.
  }
twisted-reason-fits = Nach der { $card } { $mine ->
    [one] passt noch eine deiner Karten
   *[other] passen noch { $mine } deiner Karten
  }, nach der { $other } { $less ->
    [0] keine.
    [one] nur eine.
   *[other] nur { $less }.
  }
twisted-reason-few = Darauf ist schwerer zu antworten: Von den Karten, die du nicht siehst, { $count ->
    [0] passt keine
    [one] passt nur eine
   *[other] passen nur { $count }
  } zur { $card }, aber { $more ->
    [one] eine
   *[other] { $more }
  } zur { $other }.
twisted-reason-still-fit = { $mine ->
    [one] Eine deiner anderen Karten ist
   *[other] { $mine } deiner anderen Karten sind
  } höchstens 10 von der { $card } entfernt, also kannst du wohl selbst weiter anlegen.
twisted-reason-few-fit = Darauf ist schwer zu antworten: Von den Karten, die du nicht siehst, { $count ->
    [0] passt keine.
    [one] passt nur eine.
   *[other] passen nur { $count }.
  }
