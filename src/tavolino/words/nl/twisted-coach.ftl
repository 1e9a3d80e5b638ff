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

# Kinds of mistakes, as headings: what somebody did, without saying who.

twisted-mistake-took-early = De rij te vroeg genomen
twisted-mistake-took-late = De rij te laat genomen
twisted-mistake-missed-twist = Een kans om weg te draaien gemist
twisted-mistake-hasty-twist = Te vroeg weggedraaid
twisted-mistake-other-twist = Met de verkeerde kaart weggedraaid
twisted-mistake-offered-card = Een kaart aangelegd die anderen wegdraaien
twisted-mistake-own-row = Kaart aangelegd en zelf met de rij blijven zitten
twisted-mistake-easy-row = Anderen langs de rij geholpen
twisted-mistake-other-card = De verkeerde kaart aangelegd

twisted-deed-place = Een kaart aanleggen
twisted-deed-twist = Wegdraaien
twisted-deed-take = De rij nemen
