import { instrumentIndex } from '@amhs/domain/instruments/instrument-catalogue'
import { useRead } from '../../../platform/data/use-read'
import { loadDeviceResults } from '../storage/device-results'
import type { ScreeningRepository } from '../storage/screenings.repository'

/**
 * The tools of which account or device hold a result; undefined while that is not known, or cannot be.
 *
 * @param account null for a local account, whose results are all on the device
 */
export function useHeldTools(account: ScreeningRepository | null): readonly string[] | undefined {
  return useRead({ key: ['screenings', 'tools'], read: () => readHeldTools(account) }).data
}

/**
 * Most accounts hold so few results that one page names every tool; with more, each tool that it does not name is asked for by itself.
 *
 * @throws an error of the database
 */
export async function readHeldTools(account: ScreeningRepository | null): Promise<readonly string[]> {
  const held = new Set(loadDeviceResults().records.map(({ instrument }) => instrument))
  if (account === null) return [...held]
  const { entries, next } = await account.list()
  for (const entry of entries) if (entry.readable) held.add(entry.record.instrument)
  if (next === null) return [...held]
  const others = instrumentIndex.filter(({ id }) => !held.has(id))
  const found = await Promise.all(
    others.map(async ({ id }) =>
      (await account.list({ instrument: id, size: 1 })).entries.length > 0 ? [id] : [],
    ),
  )
  return [...held, ...found.flat()]
}
