# Deals that are the same for everybody
why-event = Tohle rozdání hrají všichni za stejných podmínek, takže to tady nejde.
why-event-private = Tohle je cizí pokus o rozdání, které hrají všichni. Vidí ho jen ten, kdo ho hraje.
why-not-revealed = Ostatní tohle rozdání ještě hrají. Odkryje se, až všichni skončí.
why-no-course = Žádné denní rozdání s tímto názvem není.
why-no-daily = Pro ten den žádné rozdání není.
why-daily-over = Začal nový den a s ním nové rozdání. Načti stránku znovu.
why-daily-gone = Stůl s tímto pokusem zavřeli správci. Zítra bude nové rozdání.
