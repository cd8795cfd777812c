import { dataFailureOf } from '../data/data-failure'

/*
 * The server's clock. A device's may be wrong by a day, and rules that ask whether something is over know the server's alone.
 */

const minute = 60_000

/** How far the server's clock is ahead of the device's, in milliseconds; 0 as long as nobody has looked. */
let ahead = 0
let looking: Promise<void> | undefined

/** Now by the server's clock, as far as it is known, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + ahead
}

/** Looks at the server's clock, once for a page. Where that fails the device's stands in, and the next call looks again. */
export function lookAtServerClock(): Promise<void> {
  looking ??= look().catch(() => {
    looking = undefined
  })
  return looking
}

/** How long a slow line may keep a list waiting for the clock, in milliseconds. */
const patience = 3000

/** Every answer of the site says when it was given. HEAD, so that nothing is sent but that. */
async function look(): Promise<void> {
  const { headers } = await fetch('/app-config.json', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
  const said = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(said)) throw new Error('The site did not say when it answered.')
  // It says whole seconds.
  ahead = said + 500 - Date.now()
}

/** How far ahead of the server's clock to ask, one try after the other: clocks of two servers differ, and that of a small host may much. */
const margins = [minute, minute, 60 * minute] as const

/** How often something is asked for that may be refused because its moment has come. */
export const mostTries = margins.length

/**
 * A moment that has not come yet by the server's clock: "ends later than this" proves to a rule "is not over". A whole minute, so that
 * whoever asks at about the same time asks for the same.
 *
 * @param tries 0 at first; more where the database has refused such a moment: then the clock is looked at again
 */
export async function momentAhead(tries: number): Promise<number> {
  if (tries > 0) looking = undefined
  await lookAtServerClock()
  return Math.ceil((serverNow() + (margins[tries] ?? 0)) / minute) * minute
}

/** Asks once for what ends later than a moment that has not come yet; anew where the database refuses, since the moment may have come. */
export async function askAhead<Answer>(ask: (moment: number) => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const moment = await momentAhead(tries)
    try {
      return await ask(moment)
    } catch (error) {
      if (dataFailureOf(error).kind !== 'denied' || tries + 1 >= mostTries) throw error
    }
  }
}
