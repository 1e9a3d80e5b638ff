# Waarom een zet goed is, voor tips: een of twee hele zinnen. { $cost } heeft zijn teken: −6.

twisted-reason-counted = Nu zijn alle kaarten bekend. Uitgespeeld tot het eind van de ronde is dit { $points } waard tegenover { $next }.
twisted-reason-only-take = Geen van je kaarten past bij { $last }, dus je moet de rij nemen ({ $cost }).
twisted-reason-no-cards = Je hebt geen kaarten meer, dus je moet de rij nemen ({ $cost }).
twisted-reason-take-ends = De trekstapel is leeg, dus hiermee eindigt de ronde: { $cost }, en geen risico meer.
twisted-reason-take-before = Liever nu { $cost } dan straks { $more }, als ook { $other } in de rij ligt.
twisted-reason-take-cheap = De rij is nu goedkoop ({ $cost }), en de volgende begin je met een kaart naar keuze.
twisted-reason-twist-ends = Je wint { $card } en { $twin } (+2), en de ronde is afgelopen.
twisted-reason-twist-clears = Je wint { $card } en { $twin } (+2), en de rij is weg.
twisted-reason-twist-saves = Je wint { $card } en { $twin } (+2) en je hoeft de rij niet te nemen ({ $cost }).
twisted-reason-twist-stuck = Je wint { $card } en { $twin } (+2). Daarna kan { $next } bij { $chance }% van de verdelingen niet verder en moet de rij nemen ({ $cost }).
twisted-reason-twist = Je wint { $card } en { $twin }: meteen +2. De rest van de rij kost nog { $cost }.
twisted-reason-more-than = Dit levert meer op dan de +2 voor { $twin }.
twisted-reason-not-twist = In de rij heb je er meer aan dan wanneer je er nu { $twin } mee wint (+2).
twisted-reason-waits = Alleen jij kunt { $twin } winnen, want jij hebt { $card }. Die +2 loopt niet weg.
twisted-reason-only-card = Alleen je { $card } past. Anders neem je de rij ({ $cost }).
twisted-reason-stuck = Bij { $chance }% van de verdelingen kan { $next } niet verder en neemt dan de rij ({ $cost }).
twisted-reason-stuck-toad = Een pad kan niemand wegdraaien. Bij { $chance }% van de verdelingen kan { $next } niet verder en neemt dan de rij ({ $cost }).
twisted-reason-bait = Je hebt ook { $twin }, dus later kun alleen jij { $card } wegdraaien (+2).
twisted-reason-safe = Niemand kan { $card } nog wegdraaien, want { $twin } is al uit het spel. Met { $other } zou iemand +2 kunnen halen.
twisted-reason-toad-safe = Een pad kan niemand wegdraaien. Met { $other } zou iemand +2 kunnen halen.
twisted-reason-keep-toad = Bewaar de pad { $other } voor een kortere rij: met die pad kost deze { $cost }. Na { $card } { $mine ->
    [one] past er één van je kaarten
   *[other] passen er { $mine } van je kaarten
  }, na { $other } { $less ->
    [0] geen enkele.
    [one] maar één.
   *[other] maar { $less }.
  }
twisted-reason-fits = Na { $card } { $mine ->
    [one] past er nog één van je kaarten
   *[other] passen er nog { $mine } van je kaarten
  }, na { $other } { $less ->
    [0] geen enkele.
    [one] maar één.
   *[other] maar { $less }.
  }
twisted-reason-few = Daar is lastiger op te antwoorden: van de kaarten die je niet ziet, { $count ->
    [0] past er geen
    [one] past er maar één
   *[other] passen er maar { $count }
  } bij { $card }, en { $more ->
    [one] één
   *[other] { $more }
  } bij { $other }.
twisted-reason-still-fit = { $mine ->
    [one] Eén van je andere kaarten ligt
   *[other] { $mine } van je andere kaarten liggen
  } hooguit 10 van { $card } af, dus je kunt zelf waarschijnlijk verder.
twisted-reason-few-fit = Daar is lastig op te antwoorden: van de kaarten die je niet ziet, { $count ->
    [0] past er geen.
    [one] past er maar één.
   *[other] passen er maar { $count }.
  }
