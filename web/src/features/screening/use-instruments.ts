import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { useEffect, useState } from 'react'

/** The files of the instruments named, as far as they have arrived: a list shows its rows without waiting for them. */
export function useInstruments(ids: readonly string[]): ReadonlyMap<string, Instrument> {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Instrument>>(new Map())
  const wanted = [...new Set(ids)].filter((id) => instrumentSummary(id)).join(' ')
  useEffect(() => {
    let current = true
    for (const id of wanted.split(' ').filter(Boolean)) {
      loadInstrument(id).then(
        (instrument) => current && setLoaded((before) => new Map(before).set(id, instrument)),
        // The row then shows the number without its band's name.
        () => undefined,
      )
    }
    return () => {
      current = false
    }
  }, [wanted])
  return loaded
}
