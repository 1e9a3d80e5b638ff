# Lidé, které člověk zná: moji lidé, pozvánky, jak si někoho držet dál a jak najít spoluhráče.

people = Moji lidé
people-about = Oba jste řekli ano. Nikdo jiný tenhle seznam nevidí.
people-open = Otevřít seznam
people-none = Zatím nikdo. Po partii otevři nabídku u něčího jména a přidej si ho.
people-you-them = ty : oni
people-here = právě tady
people-last = { $game }, { $when }
people-never = zatím žádná partie
people-score = Ty: { $you }, { $name }: { $them }
people-asking = Chtějí si tě přidat
people-asked = Čeká na odpověď
people-waiting = zatím bez odpovědi
people-agree = Souhlasím
people-decline = Ne, díky
people-take-back = Vzít zpět
people-remove = Odebrat
people-invite = Pozvat
people-invite-which = { $name }: ke které hře chceš pozvat?
people-invited = Pozvánka odeslána: { $name }.
people-invitation-sent = Odesláno
people-blocked = Zablokovaní
people-muted = Ztlumení
people-unblock = Odblokovat
people-unmute = Zrušit ztlumení
people-who-may-invite = Kdo tě smí zvát
people-invites-mine = moji lidé
people-invites-met = všichni, s kým se potkám u stolu
people-invites-nobody = nikdo
people-invisible = Neukazovat, kdy jsem tady
people-unknown = Ještě tu nemáš žádnou partii, takže není koho ukázat.

menu-add = Přidat mezi moje lidi: { $name }
menu-agree = { $name } si tě chce přidat: souhlasit
menu-asked = Žádost odeslána: { $name }
menu-mine = Patří mezi tvoje lidi
menu-invite = Pozvat ke stolu
menu-invite-here = Pozvat k tomuto stolu
menu-mute = Ztlumit, tady i všude jinde
menu-unmute = Zrušit ztlumení
menu-block = Zablokovat
menu-unblock = Odblokovat
menu-report = Nahlásit
menu-added = { $name } dostane tvoji žádost. Když přijde souhlas, budete mezi svými lidmi oba.
menu-agreed = { $name } teď patří mezi tvoje lidi.
menu-muted = Co píše { $name }, už neuvidíš.
menu-unmuted = Co píše { $name }, zase uvidíš.
menu-block-about = { $name } si nesedne k tvým stolům, nemůže tě zvát, nedostane tě za soupeře a nenapíše ti. Nic se o tom nedozví. U cizích stolů jen neuvidíš zprávy, které { $name } píše do chatu.
menu-blocked = Zablokováno: { $name }.
menu-unblocked = Odblokováno: { $name }.
menu-not-met = Přidat si někoho můžeš, až si spolu zahrajete.

invited-by = { $name } tě zve na { $game }
invited-accept = Přisednout
invited-decline = Teď ne
invited-asking = { $count ->
    [one] Někdo si tě chce přidat
    [few] { $count } lidé si tě chtějí přidat
    [many] { $count } lidí si tě chce přidat
   *[other] { $count } lidí si tě chce přidat
}
invited-look = Podívat se

queue = Zahrát si s někým
queue-about = Najdeme lidi, kteří chtějí totéž, a dovedeme vás všechny ke stolu.
queue-nobody = Teď nikdo nehledá. Začni ty.
queue-looking = { $game }: { $count ->
    [one] jeden člověk hledá spoluhráče
    [few] { $count } lidé hledají spoluhráče
    [many] { $count } lidí hledá spoluhráče
   *[other] { $count } lidí hledá spoluhráče
}
queue-game = Hra
queue-seats = Hráči
queue-clock = Hodiny
queue-clock-none = žádné
queue-clock-quick = 15 sekund na tah
queue-clock-usual = 30 sekund na tah
queue-clock-bank = 5 minut pro každého
queue-rated = O rating
queue-fill = Když nikdo nepřijde
queue-fill-never = čekat dál
queue-fill-soon = boti po 30 sekundách
queue-fill-later = boti po 2 minutách
queue-start = Najít spoluhráče
queue-waiting = Hledáme spoluhráče: { $game }
queue-others = { $count ->
    [0] Totéž zatím nikdo jiný nechce.
    [one] Totéž chce ještě jeden člověk.
    [few] Totéž chtějí ještě { $count } lidé.
    [many] Totéž chce ještě { $count } lidí.
   *[other] Totéž chce ještě { $count } lidí.
}
queue-usual = Obvykle to trvá asi { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
queue-bots-in = { $seconds ->
    [one] Za sekundu přisednou boti.
    [few] Za { $seconds } sekundy přisednou boti.
    [many] Za { $seconds } sekundy přisednou boti.
   *[other] Za { $seconds } sekund přisednou boti.
}
queue-background = Mezitím můžeš dělat něco jiného. Nech tuhle stránku otevřenou, dáme ti vědět.
queue-stop = Přestat hledat
queue-found = Máme to: pojď ke stolu
queue-again = Někdo nepřišel. Jsi zase první na řadě.

why-cannot-sit = K tomuto stolu si sednout nemůžeš.
why-yourself = To jsi ty.
why-blocked-by-you = { $name } má od tebe blokování. Nejdřív ho zruš.
why-not-met = { $name }: přidat můžeš, až si spolu zahrajete.
why-no-invitation = { $name }: pozvat nejde.
why-many-invitations = Zatím už máš pozvaných lidí dost.
