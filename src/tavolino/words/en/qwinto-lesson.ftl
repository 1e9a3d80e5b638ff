qwinto-lesson-play = Put a card on one of the four stacks: choose orange 4, then the stack with purple 5.
qwinto-lesson-write = It is added to its two neighbours: 4 + 3 + 3 = 10, for the orange or the yellow row. Grey is no colour. Write 10 in the marked orange cell.
qwinto-lesson-two = Everybody writes at the same time: Sara chose yellow. Now it is her turn, and she has two 1s. Equal values may be played together, side by side.
qwinto-lesson-rising = Only the last card and its neighbours count: 5, for all rows. A row rises from left to right, so write 5 left of your 10, in the pentagon, a bonus cell.
qwinto-lesson-again = You are active again. Put yellow 1 on the stack at the top left.
qwinto-lesson-column = Again 5, for yellow or purple. No column has the same number twice, so not below your other 5! Write it in the purple bonus cell.
qwinto-lesson-numbers = Well done: three numbers. Let us look at a fuller sheet.
qwinto-lesson-rows = What is this sheet worth? A full row counts its last number: yellow 16. Other rows count how many numbers they have: orange 4, purple 6.
qwinto-lesson-columns = A full column counts the number in its bonus cell: 5, 10 and 12. Two misthrows cost 10. Together that is 43.
qwinto-lesson-misthrow = What is a misthrow? Put grey −2 on the stack at the bottom left and see.
qwinto-lesson-pass = The number is 0, and only 1 to 18 can be written. You have to pass.
qwinto-lesson-end = Whoever is active and writes nothing loses 5. Two full rows or four misthrows end the match, and the most points win. That is all!
