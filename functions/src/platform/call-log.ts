import { version } from '@amhs/domain/version'
import type { LogEntry } from 'firebase-functions/logger'
import { SettingsFault } from './environment'

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
    ...(fault instanceof SettingsFault ? { setting: fault.message } : {}),
    faultCode: Reflect.get(fault, 'code'),
    places: places.slice(0, 8).map((entry) => entry.trim()),
  }
}

/** The one structured line of a call; `fault` is the unforeseen error behind an internal one. */
export function callEntry(record: CallRecord, fault?: unknown): LogEntry {
  return {
    severity: fault === undefined ? 'INFO' : 'ERROR',
    message: 'call',
    ...record,
    version,
    ...(fault === undefined ? {} : describeFault(fault)),
  }
}

/** That an answer does not fit its contract: the names of the fields, nothing of what they hold. */
export function invalidAnswerEntry(functionName: string, fields: readonly string[]): LogEntry {
  return {
    severity: 'ERROR',
    message: 'answer does not fit its contract',
    function: functionName,
    fields,
    version,
  }
}
