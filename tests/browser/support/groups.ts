/** The same things in their order, at most so many together. */
export function inGroupsOf<Thing>(size: number, things: readonly Thing[]): readonly (readonly Thing[])[] {
  return things.length === 0 ? [] : [things.slice(0, size), ...inGroupsOf(size, things.slice(size))]
}
