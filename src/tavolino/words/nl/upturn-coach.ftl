# Waarom een zet beter was, voor de coach: wat er in de doorgespeelde verdelingen gebeurde. { $first } en { $second } zijn “bij ongeveer 34 van de 100 verdelingen”, “bij ongeveer 12” of “ongeveer 1,3”; { $played } en { $instead } zeggen na welke zet.

upturn-coach-lay = na { $number }
upturn-coach-draw = na het pakken
upturn-coach-others-out = Iemand anders is { $played } { $first } als eerste klaar, { $instead } { $second }.
upturn-coach-handed = Gemiddeld { $you ->
    [yes] krijg je
   *[no] krijgt { $who }
  } van anderen { $played } { $first } stenen, { $instead } { $second }.
upturn-coach-drawn = Gemiddeld { $you ->
    [yes] pak je
   *[no] pakt { $who }
  } { $played } { $first } keer een steen, { $instead } { $second } keer.
upturn-coach-stuck = { $you ->
    [yes] Je moet
   *[no] { $who } moet
  } de volgende beurt { $played } { $first } meteen een steen pakken, { $instead } { $second }.
upturn-coach-run = Gemiddeld { $you ->
    [yes] leg je
   *[no] legt { $who }
  } { $played } { $first } stenen in rijtjes, { $instead } { $second }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

upturn-mistake-waited = Gepakt of gepast in plaats van gespeeld
upturn-mistake-hasty = Een getal gelegd dat je beter kon bewaren
upturn-mistake-other-number = Het verkeerde getal gelegd
upturn-mistake-run = Een rijtje verkeerd ingeschat
upturn-mistake-played-early = Een actiesteen te vroeg gespeeld
upturn-mistake-played-late = Een actiesteen te lang bewaard
upturn-mistake-other-tile = Verkeerde actiesteen, richting of buur
upturn-mistake-gave = Een steen aan de verkeerde gegeven
upturn-mistake-silent = Gezwegen in plaats van iets gezegd
upturn-mistake-spoke = Iets gezegd in plaats van verder gespeeld

upturn-deed-lay = Een getal leggen
upturn-deed-run = Een rijtje
upturn-deed-play = Een actiesteen spelen
upturn-deed-wait = Pakken of passen
upturn-deed-give = Een steen weggeven
upturn-deed-speak = Iets zeggen
