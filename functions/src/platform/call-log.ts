import { write } from 'firebase-functions/logger'

/** What is written about one call. Nothing a person typed, no address, no uid. */
export interface CallRecord {
  readonly function: string
  /** `ok` or the reason of the refusal. */
  readonly code: string
  readonly milliseconds: number
  /** Pseudonym of the caller. */
  readonly caller: string
}

// A message of a foreign error may quote what was stored or sent; its kind, code and place cannot.
function describeFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { kind: typeof fault }
  const places = (fault.stack ?? '').split('\n').filter((entry) => /^\s+at /.test(entry))
  return {
    kind: fault.name,
    faultCode: Reflect.get(fault, 'code'),
    places: places.slice(0, 8).map((entry) => entry.trim()),
  }
}

/** Writes the one structured line of a call; `fault` is the unforeseen error behind an internal one. */
export function logCall(record: CallRecord, fault?: unknown): void {
  write({
    severity: fault === undefined ? 'INFO' : 'ERROR',
    message: 'call',
    ...record,
    ...(fault === undefined ? {} : describeFault(fault)),
  })
}
