"""What a store keeps about the daily deal: courses, tries, and how many people reached which score."""
