import { paths } from '../../platform/paths'

/** The address of a tool's history. */
export function historyHref(instrumentId: string): string {
  return `${paths.assessmentHistory}?instrument=${encodeURIComponent(instrumentId)}`
}
