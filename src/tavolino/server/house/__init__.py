"""What the host says about the place: its name, the imprint, the privacy text, house rules, a notice."""
