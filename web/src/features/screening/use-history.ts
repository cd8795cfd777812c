import { useCallback, useEffect, useState } from 'react'
import { loadDeviceResults } from './device-results'
import type { HistoryPage } from './merge-history'
import { mergeHistory } from './merge-history'
import type { KeptScreening } from './screening-record'
import type { ScreeningRepository } from './screening-repository'
import { pageSize } from './screening-repository'

/** Reads spent on finding out which tool was used last, where the address names none; the page is that much shorter. */
const searchReads = 2

export interface History {
  readonly state: 'loading' | 'failed' | 'ready'
  readonly instrument: string
  readonly content: HistoryPage
  readonly page: number
  readonly hasOlder: boolean
  readonly goOlder: () => void
  readonly goNewer: () => void
  readonly retry: () => void
}

interface Position {
  /** The tool that was asked for when this position was taken; for another one, reading begins anew. */
  readonly wanted: string | null
  readonly cursors: readonly { readonly after: unknown; readonly newerThan: number }[]
  readonly attempt: number
}

const firstCursors: Position['cursors'] = [{ after: null, newerThan: Number.POSITIVE_INFINITY }]
const nothing: HistoryPage = { records: [], unreadable: 0, oldest: Number.NEGATIVE_INFINITY }

/**
 * One tool's results over time, page by page: at most 21 reads of the account each, whatever their number.
 *
 * @param account null for a local account, whose results are all on the device
 * @param wanted the tool, or null for the one used last
 */
export function useHistory(account: ScreeningRepository | null, wanted: string | null): History {
  const [position, setPosition] = useState<Position>({ wanted, cursors: firstCursors, attempt: 0 })
  const [read, setRead] = useState<{
    readonly state: History['state']
    readonly instrument: string
    readonly content: HistoryPage
    readonly next: unknown
  }>({ state: 'loading', instrument: wanted ?? '', content: nothing, next: null })
  const { attempt } = position
  const cursors = position.wanted === wanted ? position.cursors : firstCursors

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    let current = true
    setRead((before) => ({ ...before, instrument: wanted ?? before.instrument, state: 'loading' }))
    readPage(account, wanted, cursors).then(
      (result) => current && setRead({ state: 'ready', ...result }),
      () => current && setRead((before) => ({ ...before, state: 'failed', content: nothing, next: null })),
    )
    return () => {
      current = false
    }
  }, [account, wanted, cursors, attempt])

  const { next, content } = read
  const goOlder = useCallback(() => {
    const older = { after: next, newerThan: content.oldest }
    setPosition({ wanted, cursors: [...cursors, older], attempt: 0 })
  }, [wanted, cursors, next, content.oldest])
  const goNewer = useCallback(
    () => setPosition({ wanted, cursors: cursors.length > 1 ? cursors.slice(0, -1) : cursors, attempt: 0 }),
    [wanted, cursors],
  )
  const retry = useCallback(
    () => setPosition({ wanted, cursors, attempt: attempt + 1 }),
    [wanted, cursors, attempt],
  )
  return {
    state: read.state,
    instrument: read.instrument,
    content,
    page: cursors.length,
    hasOlder: Boolean(next),
    goOlder,
    goNewer,
    retry,
  }
}

async function readPage(
  account: ScreeningRepository | null,
  wanted: string | null,
  cursors: Position['cursors'],
) {
  const { after = null, newerThan = Number.POSITIVE_INFINITY } = cursors.at(-1) ?? {}
  const device = loadDeviceResults().records
  const instrument = wanted ?? (await lastUsed(account, device))
  const own = device.filter((record) => record.instrument === instrument)
  if (account === null) {
    const start = typeof after === 'number' ? after : 0
    const end = start + pageSize
    const content: HistoryPage = { records: own.slice(start, end), unreadable: 0, oldest: newerThan }
    return { instrument, content, next: end < own.length ? end : null }
  }
  const { entries, next } = await account.list({
    instrument,
    after: after ?? undefined,
    size: wanted === null ? pageSize - searchReads : pageSize,
  })
  return { instrument, next, content: mergeHistory(entries, own, { newerThan, last: !next }) }
}

/** The tool of the newest result anywhere; the PHQ-9 where there is none. */
async function lastUsed(
  account: ScreeningRepository | null,
  device: readonly KeptScreening[],
): Promise<string> {
  const [here] = device
  const [entry] = account === null ? [] : (await account.list({ size: searchReads - 1 })).entries
  const there = entry?.readable ? entry.record : undefined
  const newest = here && there ? (here.finishedAt >= there.finishedAt ? here : there) : (here ?? there)
  return newest?.instrument ?? 'phq9'
}
