qwinto-lesson-play = The goal: fill your sheet with rising numbers. For a number, put a card on one of the four stacks: choose orange 4, then the stack with purple 5.
qwinto-lesson-write = It’s added to its two neighbours: 4 + 3 + 3 = 10, for the orange or the yellow row. Grey doesn’t count as a colour. Write 10 in the marked orange cell.
qwinto-lesson-two = Everyone writes at the same time: Sara chose yellow. Now it’s her turn, and she has two 1s. Cards of the same value may be played together, side by side.
qwinto-lesson-rising = Only the last card and its neighbours count: 5, for all rows. Rows go up from left to right, so write 5 left of your 10, in the pentagon, a bonus cell.
qwinto-lesson-again = Your turn again. Put yellow 1 on the top-left stack.
qwinto-lesson-column = 5 again, for yellow or purple. A column never has the same number twice, so not below your other 5! Write it in the purple bonus cell.
qwinto-lesson-numbers = Well done: three numbers. Let’s look at a fuller sheet.
qwinto-lesson-rows = What’s this sheet worth? A full row scores its last number: yellow 16. The other rows score one point per number: orange 4, purple 6.
qwinto-lesson-columns = A full column scores the number in its bonus cell: 5, 10 and 12. Two misthrows cost 10. That’s 43 in all.
qwinto-lesson-misthrow = What’s a misthrow? Put grey −2 on the bottom-left stack and see.
qwinto-lesson-pass = The number is 0, and only 1 to 18 can be written. You have to pass.
qwinto-lesson-end = If you play the card and then write nothing, you lose 5. Two full rows or four misthrows end the match, and the most points wins. Three tips: leave room between your numbers, keep different colours in your hand, and pick numbers that fit you but not the others.
