# One sentence for each step of lesson.py.

carafe-lesson-open = The goal: fill the carafe to the brim, and don’t be the one who spills it. It holds 21 and it’s empty, so any card fits. Pour 9.
carafe-lesson-drawn = You drew a card after pouring, so you have four again. Now there’s room for 12. Sara is next.
carafe-lesson-room = Sara poured 6. That makes 15. Linus is next.
carafe-lesson-fill = Linus poured 2, so 4 more fill the carafe, and you have a 4. Pour it!
carafe-lesson-filled = To the brim! All four cards in it are yours, one point each, and the carafe is empty again. Sara and Linus are next.
carafe-lesson-spill = They poured 10 each. Now there’s room for 1, and none of your cards fit. Spill the carafe: it costs one point per card.
carafe-lesson-end = That leaves you two points. The match goes on until nobody has any cards left; the most points win. Two tips: don’t leave a gap that others can easily fill, and keep a low card for a carafe that’s almost full.
