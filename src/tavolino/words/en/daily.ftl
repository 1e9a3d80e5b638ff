# Deals that are the same for everybody
why-event = Everybody plays this deal under the same rules, so that isn’t possible here.
why-event-private = This is somebody’s own try at a deal that everybody plays. Only they can see it.
why-not-revealed = Others are still playing this deal. It’s revealed when everybody is done.
