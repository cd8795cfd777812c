/**
 * How old the person is, as far as safety needs to know. Asked once and kept on the device.
 * Under 14 there is no chat; under 18 the youth line stands second and a trusted adult is named.
 */
export type AgeBand = 'under-14' | '14-17' | 'adult'

export const ageBands: readonly AgeBand[] = ['under-14', '14-17', 'adult']

/** True for a person under 18. An unknown age is not treated as under 18. */
export function isMinor(ageBand: AgeBand | undefined): boolean {
  return ageBand === 'under-14' || ageBand === '14-17'
}
