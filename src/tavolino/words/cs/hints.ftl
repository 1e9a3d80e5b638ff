# Co říká nápověda a co otevře „Proč?“. Samotné důvody patří ke hrám: viz <hra>-reasons.ftl.

hint-both = { $one } { $two }
hint-only = Jiný tah nemáš.
hint-best = Dlouhodobě to vychází nejlíp.
hint-thumb = Tahle zásada se obvykle vyplácí.
hint-close-points = Skoro stejně dobré: { $action } (v průměru { $points } bodu místo { $best }).
hint-close-rating = Skoro stejně dobré: { $action } ({ $points } ze 100 místo { $best }).
hint-equal = Stejně dobré: { $action }. Rozdíl je zanedbatelný.
hint-why = Proč?
hint-bars = Porovnání nejlepších tahů
hint-bars-points = O kolik bodů odteď v průměru získáš víc než ostatní.
hint-bars-rating = Jak na tom potom v partii budeš: 100 je jistá výhra, 0 jistě poslední místo.
hint-bars-points-alone = Kolik bodů odteď v průměru ještě získáš.
hint-bars-rating-alone = Jak se ti pak partie povede: 50 je obvyklý výsledek, 100 nejlepší možný.
hint-bars-deals = { $count ->
    [one] Propočítalo se jedno možné rozdání. Tenká čára ukazuje, jak je číslo jisté.
    [few] Propočítala se { $count } možná rozdání. Tenká čára ukazuje, jak je které číslo jisté.
    [many] Propočítalo se { $count } možného rozdání. Tenká čára ukazuje, jak je které číslo jisté.
   *[other] Propočítalo se { $count } možných rozdání. Tenká čára ukazuje, jak je které číslo jisté.
  }
hint-bars-exact = Všechny karty jsou známé, takže tato čísla jsou přesná.
