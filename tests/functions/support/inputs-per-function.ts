/** Few, so that every run of the tests has time for them: `npm run fuzz:functions` sends a thousand. */
const inEveryRun = 5

/**
 * How many malformed inputs each function gets through the Functions emulator.
 * @param wish the content of AMHS_FUZZ; absent or empty for the number of every run
 * @throws Error where it is not a positive whole number
 */
export function inputsPerFunction(wish: string | undefined): number {
  if (wish === undefined || wish === '') return inEveryRun
  if (!/^[1-9][0-9]{0,6}$/.test(wish)) {
    throw new Error(`AMHS_FUZZ must be a whole number from 1 to 9999999, not “${wish}”`)
  }
  return Number(wish)
}
