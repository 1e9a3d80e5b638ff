qwinto-lesson-play = Cíl: zaplnit list stoupajícími čísly. Číslo získáš tak, že dáš kartu na jednu ze čtyř hromádek: vyber oranžovou 4 a pak hromádku s fialovou 5.
qwinto-lesson-write = Sečte se se dvěma sousedními kartami: 4 + 3 + 3 = 10, pro oranžovou nebo žlutou řadu. Šedá není barva. Zapiš 10 do označeného oranžového políčka.
qwinto-lesson-two = Všichni zapisují zároveň: Sara si vybrala žlutou. Teď je na tahu a má dvě jedničky. Dvě karty stejné hodnoty se smějí zahrát spolu, vedle sebe.
qwinto-lesson-rising = Počítá se jen poslední karta a dvě sousední: 5, pro všechny řady. Řada stoupá zleva doprava, takže zapiš 5 vlevo od své 10, do pětiúhelníku. To je bonusové políčko.
qwinto-lesson-again = Znovu jsi na tahu. Dej žlutou 1 na hromádku vlevo nahoře.
qwinto-lesson-column = Zase 5, pro žlutou nebo fialovou. V žádném sloupci není stejné číslo dvakrát, takže ne pod tvou druhou 5! Zapiš ji do fialového bonusového políčka.
qwinto-lesson-numbers = Výborně: tři čísla. Podívejme se na plnější list.
qwinto-lesson-rows = Za kolik bodů je tenhle list? Za plnou řadu získáš její poslední číslo: žlutá 16. Za ostatní řady tolik bodů, kolik mají čísel: oranžová 4, fialová 6.
qwinto-lesson-columns = Za plný sloupec získáš číslo z jeho bonusového políčka: 5, 10 a 12. Dva chybné hody stojí 10. Dohromady je to 43.
qwinto-lesson-misthrow = Co je chybný hod? Dej šedou −2 na hromádku vlevo dole a uvidíš.
qwinto-lesson-pass = Číslo je 0 a zapsat jde jen 1 až 18. Musíš pasovat.
qwinto-lesson-end = Kdo zahraje kartu a pak nic nezapíše, ztrácí 5. Dvě plné řady nebo čtyři chybné hody partii ukončí a vyhrává, kdo má nejvíc bodů. Tři rady: nechávej mezi čísly místo, drž v ruce různé barvy a vybírej čísla, která se hodí tobě, ale ne ostatním.
