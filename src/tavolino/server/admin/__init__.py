"""Running the place: bans, reports, announcements, figures, and what `tavolino admin` asks for."""
