import type { Localized } from '../localized'
import data from './local-steps.json'

/** One way to help that exists where the reader is: whom to ask, and what that can lead to. */
export interface LocalStep {
  readonly id: string
  readonly title: Localized
  readonly text: Localized
  /** A page of this site, a number to call, or a site; none where it is somebody to talk to. */
  readonly href?: string
}

/** Whom the ways are for: a grown-up for themselves, somebody under 18 for themselves, a parent for a child. */
export type StepsFor = 'adult' | 'young' | 'parent'

export type LocalSteps = Readonly<Record<StepsFor, readonly LocalStep[]>> & {
  readonly heading: Localized
  /** For a grown-up who drinks, where there are ways of its own. */
  readonly alcohol?: readonly LocalStep[]
}

/** The ways by region; where each was read stands in `local-step-sources.json`. Regions that nobody has looked up yet have none. */
export const localSteps: Readonly<Partial<Record<string, LocalSteps>>> = data
