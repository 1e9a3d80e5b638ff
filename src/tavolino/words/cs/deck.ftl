# One’s own mistakes, as a deck of positions to try again.

deck-title = Tvůj balíček
deck-about = Pozice, ve kterých trenér našel tvou chybu. Co se povede třikrát po sobě, je hotové.
deck-due = { $count ->
    [one] Na dnešek jedna pozice
    [few] Na dnešek { $count } pozice
    [many] Na dnešek { $count } pozice
   *[other] Na dnešek { $count } pozic
  }
deck-rest = Dnes není co zkoušet.
deck-next = { $count ->
    [one] Další se vrátí zítra.
    [few] Další se vrátí za { $count } dny.
    [many] Další se vrátí za { $count } dne.
   *[other] Další se vrátí za { $count } dní.
  }
deck-done = { $count ->
    [one] Jedna je hotová.
    [few] { $count } jsou hotové.
    [many] { $count } je hotové.
   *[other] { $count } je hotových.
  }
deck-practise = Procvičit
deck-kinds = Tvoje chyby podle druhu
deck-example = Zkus jednu: { $kind }
deck-try = Zkus jednu
mistake-other = Jiné chyby
deck-question = Co uděláš teď?
deck-from = Z partie { $game }, { $date }
deck-place = { $number } z { $count }
deck-verdict = { $verdict ->
    [best] To je nejlepší tah
    [good] Skoro stejně dobré jako nejlepší tah
    [inaccuracy] Malý přehmat
    [mistake] To je chyba
   *[blunder] To je hrubá chyba
  }
deck-then = Tvoje tehdejší volba: { $action }.
deck-same = Tvoje tehdejší volba byla stejná.
deck-again = { $count ->
    [one] Vrátí se zítra.
    [few] Vrátí se za { $count } dny.
    [many] Vrátí se za { $count } dne.
   *[other] Vrátí se za { $count } dní.
  }
deck-over = Třikrát po sobě: tahle pozice je hotová.
deck-early = Dnes nebyla na řadě, takže se nic nemění.
deck-onward = Další pozice
deck-back = Zpět na Moje hra
deck-see = Podívat se na partii
deck-empty = Trenér u tebe žádné chyby nenašel. Zeptej se ho po partii, v záznamu.
