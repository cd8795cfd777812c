import { useLanguage } from '../../../platform/preferences'
import { useAgeBand, useRegion } from '../../../platform/region'
import type { AskContext } from './result-notes'

/** The reader of this device: language, region and age band. */
export function useAskContext(): AskContext {
  return { language: useLanguage(), region: useRegion(), ageBand: useAgeBand() }
}
