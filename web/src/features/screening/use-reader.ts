import { useLanguage } from '../../platform/preferences'
import { useAgeBand, useRegion } from '../../platform/region'
import type { Reader } from './result-notes'

/** The reader of this device: language, region and age band. */
export function useReader(): Reader {
  return { language: useLanguage(), region: useRegion(), ageBand: useAgeBand() }
}
