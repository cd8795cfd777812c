import type { Instrument } from './instrument'
import index from './instrument-index.json'
import { instrumentLoaders } from './instrument-loaders'
import type { InstrumentSummary } from './instrument-summary'

/** Every instrument of the product in brief, by topic and id. Written from the files in `data/`. */
export const instrumentIndex = index as readonly InstrumentSummary[]

/** The brief entry of an instrument, or undefined for an unknown id. */
export function instrumentSummary(id: string): InstrumentSummary | undefined {
  return instrumentIndex.find((summary) => summary.id === id)
}

/**
 * Loads one instrument (its own chunk in the browser).
 *
 * @throws Error if there is no instrument of that id; rejects as `import()` does if the chunk cannot be had.
 */
export async function loadInstrument(id: string): Promise<Instrument> {
  const load = Object.hasOwn(instrumentLoaders, id) ? instrumentLoaders[id] : undefined
  if (!load) throw new Error(`There is no instrument "${id}"`)
  // The loaders are written by the build step that has passed every file through `parseInstrument`.
  return (await load()).default as Instrument
}
