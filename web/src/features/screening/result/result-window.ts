import type { Instrument } from '@amhs/domain/instruments/instrument'
import child from '../../../ui/drawings/small-child.svg'
import drinking from '../../../ui/drawings/small-drinking.svg'
import hurt from '../../../ui/drawings/small-hurt.svg'
import low from '../../../ui/drawings/small-low.svg'
import tense from '../../../ui/drawings/small-tense.svg'
import unsure from '../../../ui/drawings/small-unsure.svg'
import worn from '../../../ui/drawings/small-worn.svg'

const windows: Readonly<Record<string, string>> = {
  alcohol: drinking,
  anxiety: tense,
  caregiver: worn,
  'child-and-youth': child,
  depression: low,
  distress: tense,
  trauma: hurt,
  workplace: worn,
}

/** The lit window by which somebody came in: the drawing of the tile that leads to such a questionnaire. */
export function windowOf({ topic }: Instrument): string {
  return windows[topic] ?? unsure
}
