# Co říká nápověda a co otevře „Proč?“. Samotné důvody patří ke hrám: viz <hra>-reasons.ftl.

hint-both = { $one } { $two }
hint-only = Nic jiného dělat nemůžeš.
hint-best = Při pohledu dál dopředu to dopadne nejlíp.
hint-thumb = Je to dobré základní pravidlo.
hint-close-points = Skoro stejně dobré: { $action } (v průměru { $points } bodu místo { $best }).
hint-close-rating = Skoro stejně dobré: { $action } ({ $points } ze 100 místo { $best }).
hint-equal = Stejně dobré: { $action }. Rozdíl je příliš malý.
hint-why = Proč?
hint-bars = Porovnání nejlepších tahů
hint-bars-points = Kolik bodů odtud v průměru získáš na ostatní.
hint-bars-rating = Jak na tom potom v partii budeš: 100 je jistá výhra, 0 jistě poslední místo.
hint-bars-points-alone = Kolik bodů odtud v průměru získáš.
hint-bars-rating-alone = Jak se ti pak partie povede: 50 je obvyklý výsledek, 100 nejlepší možný.
hint-bars-deals = { $count ->
    [one] Dopředu se přehrálo jedno možné rozdání. Tenká čára ukazuje, jak je číslo jisté.
    [few] Dopředu se přehrála { $count } možná rozdání. Tenká čára ukazuje, jak je které číslo jisté.
    [many] Dopředu se přehrálo { $count } možného rozdání. Tenká čára ukazuje, jak je které číslo jisté.
   *[other] Dopředu se přehrálo { $count } možných rozdání. Tenká čára ukazuje, jak je které číslo jisté.
  }
hint-bars-exact = Všechny karty jsou známé, takže tato čísla jsou přesná.
