/** Whether two actions are the same: the server writes the fields of an action always in the same order. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
