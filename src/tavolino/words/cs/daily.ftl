# Deals that are the same for everybody
why-event = Tohle rozdání hrají všichni za stejných podmínek, takže to tady nejde.
why-event-private = Tohle je cizí pokus o rozdání, které hrají všichni. Vidí ho jen ten, kdo ho hraje.
why-not-revealed = Ostatní tohle rozdání ještě hrají. Odkryje se, až všichni skončí.
