# Deals that are the same for everybody
why-event = Everybody plays this deal under the same rules, so that isn’t possible here.
why-event-private = This is somebody’s own try at a deal that everybody plays. Only they can see it.
why-not-revealed = Others are still playing this deal. It’s revealed when everybody is done.
why-no-course = There’s no daily deal by that name.
why-no-daily = There’s no deal for that day.
why-daily-over = It’s a new day, with a new deal. Load the page again.
why-daily-gone = The table of this try was closed by those who run the place. There’ll be a new deal tomorrow.
