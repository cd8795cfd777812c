import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { useCallback } from 'react'
import type { Loaded } from './use-loaded'
import { useLoaded } from './use-loaded'

/** An instrument's file; nothing is loaded while null is asked for, or an instrument that there is not. */
export function useInstrument(id: string | null): Loaded<Instrument> {
  const known = id !== null && instrumentSummary(id) ? id : ''
  const load = useCallback(() => loadInstrument(known), [known])
  return useLoaded(known === '' ? null : load)
}

/** The files of the instruments named, as far as they can be had: a list shows its rows without waiting for them. */
export function useInstruments(ids: readonly string[]): ReadonlyMap<string, Instrument> {
  const wanted = [...new Set(ids)].filter((id) => instrumentSummary(id)).join(' ')
  const load = useCallback(() => loadAll(wanted.split(' ')), [wanted])
  return useLoaded(wanted === '' ? null : load).data ?? new Map()
}

async function loadAll(ids: readonly string[]): Promise<ReadonlyMap<string, Instrument>> {
  const files = await Promise.allSettled(ids.map(loadInstrument))
  // A row without its file shows the number without its band's name.
  return new Map(files.flatMap((file) => (file.status === 'fulfilled' ? [[file.value.id, file.value]] : [])))
}
