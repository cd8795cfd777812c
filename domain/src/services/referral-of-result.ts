import type { ScreeningRecord } from '../documents/screening-document'
import type { Instrument } from '../instruments/instrument'
import { highestBand } from '../instruments/result-sentences'
import type { AgeBand } from '../safety/age-band'
import { isMinor } from '../safety/age-band'
import type { Referral } from './referral'

/** Where somebody can be examined: what a screening above its line speaks for. */
const clinics = ['psychiatric-hospital', 'general-hospital-psychiatry', 'community-centre'] as const

/** About these a talk of any kind may be the right one, whatever the score. */
const anyHelp: readonly string[] = ['workplace', 'caregiver', 'loneliness', 'self-esteem']

function agesOf({ respondent, topic }: Instrument, ageBand: AgeBand | null): Referral['ages'] {
  if (respondent === 'parent' || topic === 'child-and-youth' || isMinor(ageBand ?? undefined)) return 'child'
  return ageBand === null ? null : 'adult'
}

/**
 * Which services a result leads to: clinics where it lies above its line, in the highest band, or an answer called for support;
 * otherwise all kinds. Nobody is kept from any of them: the filters can be taken off on the page.
 */
export function referralOf(
  instrument: Instrument,
  score: ScreeningRecord['score'],
  urgent: boolean,
  ageBand: AgeBand | null,
): Referral {
  const { bands } = instrument.scoring
  const highest = bands.length > 1 && highestBand(instrument, score) === bands.at(-1)
  const toClinic = urgent || (!anyHelp.includes(instrument.topic) && (score.positive === true || highest))
  return { urgent, kinds: toClinic ? clinics : [], ages: agesOf(instrument, ageBand) }
}
