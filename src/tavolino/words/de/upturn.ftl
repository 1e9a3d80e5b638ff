upturn-title = Upturn
upturn-about = Werd deine Steine los, die Zahlen hinauf und hinunter, und gib den anderen neue. Nur noch einer? Sag es!
upturn-where-up = ↑ aufwärts
upturn-where-down = ↓ abwärts
upturn-where-first = erster Stein

upturn-tile-up = Aufwärts
upturn-tile-down = Abwärts
upturn-tile-updown = Auf-/Abwärts
upturn-tile-skip1 = Einen überspringen
upturn-tile-skip2 = Zwei überspringen
upturn-tile-joker = Joker
upturn-tile-twin = Zwilling { $number }
upturn-tile-penalty = { $number }, ein Strafstein

upturn-laid = { $you ->
    [yes] Du hast gelegt: { $tile }.
   *[no] { $who } hat gelegt: { $tile }.
  }
upturn-played = { $you ->
    [yes] Du hast gespielt: { $tile }.
   *[no] { $who } hat gespielt: { $tile }.
  }
upturn-run-opened = { $you ->
    [yes] Du hast eine Kette bis zum Zwilling { $twin } begonnen.
   *[no] { $who } hat eine Kette bis zum Zwilling { $twin } begonnen.
  }
upturn-line-started = { $you ->
    [yes] Du hast gespielt: { $tile }.
   *[no] { $who } hat gespielt: { $tile }.
  } Eine neue Reihe geht { $going ->
    [up] aufwärts
   *[down] abwärts
  }; als Nächstes: { $you_next ->
    [yes] du
   *[no] { $next }
  }.
upturn-line-started-two = { $you ->
    [yes] Du hast gespielt: { $tile }.
   *[no] { $who } hat gespielt: { $tile }.
  } Eine neue Reihe geht { $going ->
    [up] aufwärts
   *[down] abwärts
  }.
upturn-drawn = { $you ->
    [yes] Du hast gezogen: { $tile }.
   *[no] { $who } hat gezogen: { $tile }.
  }
upturn-drawn-hidden = { $you ->
    [yes] Du hast einen Stein gezogen.
   *[no] { $who } hat einen Stein gezogen.
  }
upturn-given = { $you_receiver ->
    [yes] { $who } hat dir einen Stein gegeben: { $tile }.
   *[no] { $you ->
        [yes] Du hast { $receiver } einen Stein gegeben: { $tile }.
       *[no] { $who } hat { $receiver } einen Stein gegeben: { $tile }.
      }
  }
upturn-given-hidden = { $you_receiver ->
    [yes] { $who } hat dir einen Stein gegeben.
   *[no] { $you ->
        [yes] Du hast { $receiver } einen Stein gegeben.
       *[no] { $who } hat { $receiver } einen Stein gegeben.
      }
  }
upturn-nothing-drawn = Es war kein Stein mehr da.
upturn-kept = { $you ->
    [yes] Du hast die übrigen Steine im Säckchen gelassen.
   *[no] { $who } hat die übrigen Steine im Säckchen gelassen.
  }
upturn-passed = { $you ->
    [yes] Du hast gepasst.
   *[no] { $who } hat gepasst.
  }
upturn-called = { $you ->
    [yes] Du hast gerufen: Upturn!
   *[no] { $who } hat gerufen: Upturn!
  }
upturn-caught = { $you_forgetful ->
    [yes] { $who } hat dich erwischt: Du hast nicht Upturn gesagt. Das kostet 3 Steine.
   *[no] { $you ->
        [yes] Du hast { $forgetful } erwischt: Upturn wurde nicht gesagt. Das kostet 3 Steine.
       *[no] { $who } hat { $forgetful } erwischt: Upturn wurde nicht gesagt. Das kostet 3 Steine.
      }
  }
upturn-caught-self = { $you ->
    [yes] Du hast vergessen, Upturn zu sagen. Das kostet 3 Steine.
   *[no] { $who } hat vergessen, Upturn zu sagen. Das kostet 3 Steine.
  }
upturn-refilled = { $count ->
    [one] Ein Stein vom Tisch kam zurück ins Säckchen.
   *[other] { $count } Steine vom Tisch kamen zurück ins Säckchen.
  }
upturn-ended = Die Partie ist vorbei: { $results }.
upturn-left-of = { $you ->
    [yes] du
   *[no] { $who }
  } ({ upturn-tiles })

upturn-do-lay = Legen: { $tile }
upturn-do-add = Dazulegen: { $tile }
upturn-do-close = { $twin } legen
upturn-do-start = Spielen: { $tile }{ $kind ->
    [up] {""}
    [down] {""}
   *[other] , { $going ->
        [up] aufwärts
       *[down] abwärts
      }
  }{ $sides ->
    [left] , dann der linke Nachbar
    [right] , dann der rechte Nachbar
   *[none] {""}
  }
upturn-do-skip = Spielen: { $tile }
upturn-do-stop = Kein weiterer Stein
upturn-do-draw = Ziehen
upturn-do-pass = Passen
upturn-do-keep = Keinen mehr geben
upturn-do-call = Upturn sagen

upturn-call = Upturn!
upturn-next = danach:
upturn-call-now = sag es jetzt
upturn-call-when = mit nur noch einem Stein
upturn-catch = Erwischt!
upturn-catch-who = Erwischt! { $who } hat nicht Upturn gesagt
upturn-give = Geben
upturn-give-who = { $who } einen Stein geben
upturn-sort = Steine ordnen
upturn-keys-call = „Upturn!“ oder „Erwischt!“ rufen, wenn es so weit ist
upturn-keys-carry = einen Stein auf dem Bänkchen verschieben

upturn-tiles = { $count ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $count } Steine
  }
upturn-rack = { $count ->
    [0] Dein Bänkchen, leer
    [one] Dein Bänkchen, ein Stein
   *[other] Dein Bänkchen, { $count } Steine
  }
upturn-line = { $count ->
    [one] Reihe { $number }, ein Stein
   *[other] Reihe { $number }, { $count } Steine
  }
upturn-line-now = { $count ->
    [one] Die laufende Reihe, ein Stein
   *[other] Die laufende Reihe, { $count } Steine
  }
upturn-can = { $tile }, kann gespielt werden
upturn-cannot = { $tile }, kann gerade nicht gespielt werden
upturn-goes-along = { $tile }, lässt sich dazulegen
upturn-ends-run = { $tile }, beendet die Kette
upturn-tag-twin = Zwilling
upturn-tag-along = kann dazu

upturn-beat-up = über
upturn-beat-down = unter
upturn-beat-first = Startstein
upturn-bag = Sack
upturn-bag-draw = ziehen
upturn-bag-give = { $count } zu geben
upturn-bag-left = { $count ->
    [0] leer
   *[other] noch { $count }
  }
upturn-refills = { $count ->
    [one] Das Säckchen wurde einmal neu gefüllt.
   *[other] Das Säckchen wurde { $count }-mal neu gefüllt.
  }
upturn-dry = Nichts mehr zu ziehen. Wird { $of }-mal in Folge gepasst, endet die Partie (bisher { $count }-mal).

upturn-choose = { $tile }: In welche Richtung, und wer kommt als Nächstes?
upturn-choose-way = { $tile }: In welche Richtung?
upturn-go-up = aufwärts
upturn-go-down = abwärts
upturn-then = dann { $who }

upturn-over = Die Partie ist vorbei.
upturn-one-left = Nur noch ein Stein. Sag es, bevor der nächste gelegt wird!
upturn-forgot = { $who } hat nur noch einen Stein und nicht Upturn gesagt.
upturn-first = { $can ->
    [yes] Du bist dran. Leg irgendeine Zahl neben { $number }: Mit einer höheren geht es aufwärts, mit einer niedrigeren abwärts.
   *[no] Du bist dran. Nur eine Zahl kann der erste Stein sein, und du hast keine: Zieh einen Stein.
  }
upturn-first-drawn = { $can ->
    [yes] Du hast eine Zahl gezogen: Leg sie als ersten Stein.
   *[no] Noch immer keine Zahl für den Anfang. Du musst passen.
  }
upturn-your-turn = Du bist dran. Leg eine Zahl { $going ->
    [up] über
   *[down] unter
  } { $number } oder einen Handlungsstein, oder zieh einen Stein.
upturn-no-number = { $can ->
    [yes]
        Du bist dran. Du hast keine Zahl { $going ->
            [up] über
           *[down] unter
        } { $number }: Spiel einen Handlungsstein oder zieh einen Stein.
   *[no] Du bist dran. Keiner deiner Steine kann gespielt werden: Zieh einen.
  }
upturn-drawn-now = { $can ->
    [yes] Du hast einen Stein gezogen. Spiel einen oder behalte alle und passe.
   *[no] Du hast einen Stein gezogen, aber keiner deiner Steine kann gespielt werden. Du musst passen.
  }
upturn-fruitless = { $can ->
    [yes] Es war kein Stein mehr da. Spiel einen oder passe.
   *[no] Es war kein Stein mehr da, und keiner von deinen kann gespielt werden. Du musst passen.
  }
upturn-would-twin = { $number } ist ein Zwilling: Steine dazwischen darfst du mitlegen, und du verteilst so viele, wie du legst.
upturn-would-penalty = { $number } ist ein Strafstein: Du darfst einen Stein vergeben.
upturn-run = { $more ->
    [yes] Du kannst noch Steine dazulegen.
   *[no] Sonst passt nichts.
  } Mit dem Zwilling { $twin } vergibst du { $count ->
    [one] einen Stein.
   *[other] { $count } Steine.
  }
upturn-owed = { $count ->
    [one] Ein Stein ist zu vergeben. Wer bekommt ihn?
   *[other] { $count } Steine sind zu vergeben. Wer bekommt den ersten?
  }
upturn-offered = Zu vergeben: { $tile }. Wer bekommt den Stein?
upturn-extra = Mit dem Joker darfst du noch einen Stein legen oder hier aufhören.
upturn-extra-none = Der Joker erlaubt noch einen Stein, aber keiner von deinen passt.
upturn-other-run = { $who } baut eine Kette bis zum Zwilling { $twin }.
upturn-other-give = { $count ->
    [one] { $who } darf einen Stein vergeben.
   *[other] { $who } darf { $count } Steine vergeben.
  }
upturn-other-extra = { $who } darf noch einen Stein legen.
upturn-other-fruitless = { $who } konnte nichts mehr ziehen.

upturn-left = Übrige Steine
upturn-how = Wer sein Bänkchen leer hat, gewinnt sofort. Bei den anderen zählt, wie viele Steine übrig sind.
upturn-end-empty-rack = Ein Bänkchen ist leer: Damit ist die Partie sofort vorbei.
upturn-end-blocked = Niemand konnte mehr ziehen oder legen, deshalb war Schluss. Es gewinnt, wer die wenigsten Steine hat.

upturn-option-call = „Upturn“ sagen
upturn-option-call-about = Mit nur noch einem Stein musst du „Upturn“ sagen. Andere müssen dich erwischen: 3 Steine, wenn du es vergisst und es jemand merkt. Streng: 3 Steine, sooft du es vergisst. Automatisch: Es wird für dich gesagt. Nach dem nächsten Stein: So lange hast du Zeit, und erst dann kann dich jemand erwischen.
upturn-option-call-caught = andere müssen dich erwischen
upturn-option-call-strict = streng
upturn-option-call-auto = automatisch
upturn-option-call-late = erwischen nach dem nächsten Stein
upturn-option-handing = Steine vergeben
upturn-option-handing-about = Ob du dir einen Stein ansiehst, bevor du wählst, wer ihn bekommt.
upturn-option-handing-unseen = verdeckt
upturn-option-handing-seen = erst ansehen
upturn-option-numbers = Zahlen im Spiel
upturn-option-numbers-about = Die achtzig Zahlen aus deiner eigenen Schachtel.
upturn-option-penalties = Strafsteine
upturn-option-penalties-about = Die Zahlen, die in deiner eigenen Schachtel das Zeichen tragen.

upturn-why-run-open = Deine Kette ist offen: Leg passende Steine dazu oder beende sie mit dem Zwilling.
upturn-why-give-first = Verteil zuerst die Steine, die du geben darfst, oder lass sie im Säckchen.
upturn-why-after-joker = Nach dem Joker legst du noch einen erlaubten Stein oder hörst auf.
upturn-why-wrong-way = { $kind ->
    [up] Mit „Aufwärts“ kann es nicht abwärts gehen.
   *[down] Mit „Abwärts“ kann es nicht aufwärts gehen.
  }
upturn-why-no-run = Es gibt keine offene Kette, die du beenden könntest.
upturn-why-no-stop = Hier gibt es nichts zu beenden: Das geht nur nach einem Joker.
upturn-why-none-to-give = Gerade sind keine Steine zu vergeben.
upturn-why-beyond = { $going ->
    [up] Es geht aufwärts: { $number } ist nicht höher als { $last }.
   *[down] Es geht abwärts: { $number } ist nicht niedriger als { $last }.
  }
upturn-why-number-first = Bevor die erste Zahl gelegt ist, kann kein Handlungsstein gespielt werden.
upturn-why-last-number = Der letzte Stein muss eine Zahl sein; einen Handlungsstein kannst du deshalb nicht als einzigen spielen.
upturn-why-two-players = Zu zweit sitzt links und rechts dieselbe Person: Wähl links.
upturn-why-add = Dazulegen kannst du nur bei einer offenen Kette, und die beginnst du mit einem Zwilling.
upturn-why-own-twin = { $number } ist der Zwilling dieser Kette: Beende die Kette, um ihn zu legen.
upturn-why-other-twin = { $number } ist auch ein Zwilling, und eine Kette hat nur einen.
upturn-why-not-between = { $number } liegt nicht zwischen { $last } und dem Zwilling { $twin }.
upturn-why-hold-number = Der erste Stein muss eine Zahl sein, und du hast eine: Leg sie.
upturn-why-drawn = Du hast schon gezogen; in jedem Zug darfst du das einmal.
upturn-why-not-drawn = Passen kannst du erst, wenn du gezogen hast.
upturn-why-opponents = Steine gibst du den anderen, nie dir selbst.
upturn-why-nobody = Dort sitzt niemand.
upturn-why-said = In dieser Partie wird „Upturn“ automatisch für alle gesagt.
upturn-why-still-time = Noch ist Zeit, „Upturn“ zu sagen; erwischen kann man erst, wenn der nächste Stein gelegt ist.
upturn-why-not-due = „Upturn“ sagst du nur nach einem Zug, der dir einen einzigen Stein übrig lässt, und nur bis der nächste Stein gelegt wird.
upturn-why-no-catching = In dieser Partie muss niemand erwischt werden: Wer es vergisst, zieht ohnehin.
upturn-why-nothing-forgotten = Dort gibt es gerade niemanden zu erwischen.
upturn-why-not-held = Auf deinem Bänkchen fehlt: { $tile ->
    [up] Aufwärts
    [down] Abwärts
    [updown] Auf-/Abwärts
    [skip1] Einen überspringen
    [skip2] Zwei überspringen
    [joker] Joker
   *[number] { $tile }
  }.

# in the list of one’s own matches
upturn-mine-score = Übrige Steine
