# Waarom een zet beter was, voor de coach: wat er in de doorgespeelde verdelingen gebeurde. { $first } en { $second } zijn “bij ongeveer 34 van de 100 verdelingen”, “bij ongeveer 12” of “ongeveer 1,3”; { $played } en { $instead } zeggen na welke zet.

twisted-coach-place = na { $card }
twisted-coach-twist = na het wegdraaien met { $card }
twisted-coach-take = na het nemen van de rij
twisted-coach-row-taken = { $you ->
    [yes] Je moet
   *[no] { $who } moet
  } de rij { $played } { $first } nemen, { $instead } { $second }.
twisted-coach-row-each = De rij kost dan ongeveer { $cost }.
twisted-coach-later = { $you ->
    [yes] Je moet
   *[no] { $who } moet
  } de rij { $instead } { $often } nemen.
twisted-coach-now = Meteen genomen kost hij { $cost }.
twisted-coach-row-cost = Gemiddeld kost de rij { $you ->
    [yes] je
   *[no] { $who }
  } { $played } { $first }, { $instead } { $second }.
twisted-coach-row-left = Iemand anders moet de rij { $played } { $first } nemen, { $instead } { $second }.
twisted-coach-row-gain = Gemiddeld kost de rij iemand anders { $played } { $first }, { $instead } { $second }.
twisted-coach-card-lost = Iemand anders draait de aangelegde kaart { $played } { $first } weg, { $instead } { $second }.
twisted-coach-card-won = { $you ->
    [yes] Je draait
   *[no] { $who } draait
  } de aangelegde kaart later zelf weg: { $played } { $first }, { $instead } { $second }.
twisted-coach-twists = Gemiddeld { $you ->
    [yes] draai je
   *[no] draait { $who }
  } tot het eind van de ronde { $played } { $first } keer iets weg, { $instead } { $second } keer.
twisted-coach-against = Gemiddeld draait iemand anders tot het eind van de ronde { $played } { $first } keer iets weg, { $instead } { $second } keer.
