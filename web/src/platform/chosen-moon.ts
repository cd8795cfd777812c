/** How a day was, from very hard (new moon) to very good (full moon). */
export type MoonShape = 0 | 1 | 2 | 3 | 4

export const moonShapes: readonly MoonShape[] = [0, 1, 2, 3, 4]

/** What the way to the check-in takes along, so that a tap elsewhere counts there. No address can carry it, only a button of the site. */
export function chosenMoonState(moon: MoonShape): { readonly moon: MoonShape } {
  return { moon }
}

/** The moon that was taken along, if it was one. */
export function chosenMoon(state: unknown): MoonShape | undefined {
  const found: unknown = Reflect.get(Object(state), 'moon')
  return moonShapes.find((moon) => moon === found)
}
