# Waarom een zet beter was, voor de coach: wat er in de doorgespeelde verdelingen gebeurde. { $first } en { $second } zijn “bij ongeveer 34 van de 100 verdelingen”, “bij ongeveer 12” of “ongeveer 1,3”; { $played } en { $instead } zeggen na welke zet.

qwinto-coach-write = met het getal in { $row ->
    [o] oranje
    [y] geel
   *[p] paars
  }
qwinto-coach-pass = na passen
qwinto-coach-numbers = Gemiddeld { $you ->
    [yes] noteer je
   *[no] noteert { $who }
  } vanaf hier { $played } { $first } getallen, { $instead } { $second }.
qwinto-coach-misthrows = Gemiddeld { $you ->
    [yes] krijg je
   *[no] krijgt { $who }
  } vanaf hier { $played } { $first } misworpen, { $instead } { $second }.
qwinto-coach-columns = Gemiddeld { $you ->
    [yes] maak je
   *[no] maakt { $who }
  } vanaf hier { $played } { $first } bonuskolommen vol, { $instead } { $second }.
qwinto-coach-rows = Gemiddeld { $you ->
    [yes] maak je
   *[no] maakt { $who }
  } vanaf hier { $played } { $first } rijen vol, { $instead } { $second }.
qwinto-coach-last = De rijen die { $you ->
    [yes] je nog vol maakt
   *[no] { $who } nog vol maakt
  }, leveren gemiddeld { $played } { $first } op, { $instead } { $second }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

qwinto-mistake-passed = Gepast in plaats van genoteerd
qwinto-mistake-wrote = Genoteerd in plaats van gepast
qwinto-mistake-other-row = In de verkeerde rij genoteerd
qwinto-mistake-other-cell = In het verkeerde vakje van een rij genoteerd
qwinto-mistake-one-card = Eén kaart gespeeld in plaats van twee
qwinto-mistake-two-cards = Twee kaarten gespeeld in plaats van één
qwinto-mistake-other-card = De verkeerde kaart gespeeld

qwinto-deed-play = Een kaart spelen
qwinto-deed-play-two = Twee kaarten spelen
qwinto-deed-write = Een getal noteren
qwinto-deed-pass = Passen
