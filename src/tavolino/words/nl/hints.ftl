# Wat een tip zegt, en wat ‘Waarom?’ opent. De redenen zelf horen bij de spellen: zie <spel>-reasons.ftl.

hint-both = { $one } { $two }
hint-only = Het is de enige zet die je hebt.
hint-best = Op langere termijn pakt dit het best uit.
hint-thumb = Dat is een goede vuistregel.
hint-close-points = Bijna even goed: { $action } (gemiddeld { $points } punten in plaats van { $best }).
hint-close-rating = Bijna even goed: { $action } ({ $points } van de 100 in plaats van { $best }).
hint-equal = Even goed: { $action }. Het verschil is te klein om te tellen.
hint-why = Waarom?
hint-bars = De beste zetten vergeleken
hint-bars-points = De punten die je vanaf hier gemiddeld op de anderen wint.
hint-bars-rating = Hoe het potje er dan voor je voor staat: 100 is zeker gewonnen, 0 is zeker laatste.
hint-bars-points-alone = De punten die je vanaf hier gemiddeld haalt.
hint-bars-rating-alone = Hoe goed het potje dan voor je loopt: 50 is een gewone uitslag, 100 de best mogelijke.
hint-bars-deals = { $count ->
    [one] Er is één mogelijke verdeling doorgespeeld. Het dunne streepje toont hoe zeker het getal is.
   *[other] Er zijn { $count } mogelijke verdelingen doorgespeeld. Het dunne streepje toont hoe zeker een getal is.
  }
hint-bars-exact = Alle kaarten zijn bekend, dus deze getallen zijn exact.
