# Deals that are the same for everybody
why-event = Tohle rozdání hrají všichni za stejných podmínek, takže to tady nejde.
why-event-private = Tohle je cizí pokus o rozdání, které hrají všichni. Vidí ho jen ten, kdo ho hraje.
why-not-revealed = Ostatní tohle rozdání ještě hrají. Odkryje se, až všichni skončí.
why-no-course = Žádné denní rozdání s tímto názvem není.
why-no-daily = Pro ten den žádné rozdání není.
why-daily-over = Začal nový den a s ním nové rozdání. Načti stránku znovu.
why-daily-gone = Stůl s tímto pokusem zavřeli správci. Zítra bude nové rozdání.
why-daily-bots = Boti tohoto rozdání teď na tomhle serveru hrát nemůžou. Dej prosím vědět správcům.

daily = Rozdání dne
daily-about = Všichni dostanou stejné karty. Jeden pokus.
daily-alone = { $game } sólo
daily-of = Rozdání dne, { $day }
daily-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
    [many] { $days } dne v řadě
   *[other] { $days } dní v řadě
  }
daily-no-streak = Zahraj si dnes a začni sérii
daily-best = { $days ->
    [one] nejdelší série: { $days } den
    [few] nejdelší série: { $days } dny
    [many] nejdelší série: { $days } dne
   *[other] nejdelší série: { $days } dní
  }
daily-calendar = Kalendář: počet odehraných dnů v tomto období: { $count }.
daily-new = Zatím neodehráno
daily-play = Hrát
daily-goes-on = Tvůj pokus na tebe čeká
daily-go-on = Pokračovat
daily-see = Jak to dopadlo
daily-late = Dohráno až po konci dne, takže se to nepočítá.
daily-points = { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
  }
daily-stars = { $stars ->
    [0] Žádná hvězda
    [one] Jedna hvězda
    [few] { $stars } hvězdy
    [many] { $stars } hvězdy
   *[other] { $stars } hvězd
  }
daily-praise-0 = Těžké rozdání.
daily-praise-1 = Dobrá hra.
daily-praise-2 = Krása.
daily-praise-3 = Nádhera!
daily-bar = „{ $level }“ má se stejnými kartami v průměru { $average }, nejlépe { $best }.
daily-bar-tries = pokusů: { $tries }
daily-next-star = { $stars ->
    [one] Na jednu hvězdu je potřeba { $points }.
    [few] Na { $stars } hvězdy je potřeba { $points }.
    [many] Na { $stars } hvězdy je potřeba { $points }.
   *[other] Na { $stars } hvězd je potřeba { $points }.
  }
daily-asked = Kolik je potřeba na každou hvězdu
daily-no-bar = Boti tohle rozdání ještě nehráli dost často, takže hvězdy zatím nejsou.
daily-better = Lepší než { $percent } %
daily-players = { $count ->
    [one] zatím { $count } hráč
    [few] zatím { $count } hráči
    [many] zatím { $count } hráče
   *[other] zatím { $count } hráčů
  }
daily-players-over = { $count ->
    [0] nikdo to nehrál
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
  }
daily-everybody = Body všech
daily-first = Máš to dohrané jako první. Přijď se později podívat, jak dopadli ostatní.
daily-nobody = Zatím to nikdo nedohrál.
daily-only = Kromě tebe to nikdo nehrál.
daily-you = Ty
daily-as-table = Jako tabulka
daily-points-column = Body
daily-players-column = Hráči
daily-spoils-nothing = Není na tom vidět žádná karta, takže to nikomu nic neprozradí.
daily-picture = Uložit obrázek
daily-left = { $count ->
    [one] Dnes zbývá ještě { $count }
    [few] Dnes zbývají ještě { $count }
    [many] Dnes zbývá ještě { $count }
   *[other] Dnes zbývá ještě { $count }
  }
daily-done = Pro dnešek je to všechno
daily-next = Další rozdání za { $time }
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min { $seconds } s
daily-midnight = Den je na celém světě stejný: mění se o půlnoci UTC, u tebe { $time }.
daily-unfinished = Pokus ze dne { $day } se ještě počítá, když ho dohraješ do { $time }.
daily-earlier = Dřívější rozdání
daily-none = Ještě žádný den neskončil. Zítra tu najdeš dnešní rozdání i s tím, jak hráli všichni.
daily-played = odehráno
daily-secret = Zatím tajné
daily-secret-about = Až den skončí ({ $time }), uvidíš tady, jak hráli všichni a co zahrál nejlepší bot.
daily-plays = Jak hráli všichni
daily-plays-none = Tohle rozdání nikdo nehrál.
daily-somebody = Někdo
daily-page-before = Lepší
daily-page-after = Další
daily-best-line = Podívat se, jak hraje „{ $level }“
daily-best-line-about = Nejlepší pokus z { $tries }: { $points }
daily-fair = Určeno předem
daily-fair-fixed = Tohle rozdání bylo určeno { $time }. Tehdy byl zveřejněn jeho otisk, takže od té doby nemohl nikdo žádnou kartu změnit.
daily-fair-open = Tajemství je teď odhalené. V každém záznamu jde ověřit kartu po kartě.
daily-fair-hidden = Tajemství se zveřejní, až den skončí. Pak půjde ověřit každou kartu.
daily-note = { $day }: tyhle karty dostanou všichni. Jeden pokus, bez vracení tahů a bez nápověd.
daily-again = Dnešní rozdání
