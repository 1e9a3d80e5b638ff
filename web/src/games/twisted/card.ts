/** How a card looks: a toad reads the same when it is turned round. */
export function isToad(card: number): boolean {
  return card % 11 === 0;
}

/** Of two twins the larger one is orange, the smaller one blue: what a card can twist away has the other colour. */
export function isLarger(card: number): boolean {
  return card > turned(card);
}

/** The number that is read when the card is turned round. */
export function turned(card: number): number {
  return (card % 10) * 10 + Math.floor(card / 10);
}
