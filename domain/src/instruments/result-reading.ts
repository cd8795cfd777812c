import type { ArticleId } from '../content/article'
import type { ScreeningRecord } from '../documents/screening-document'
import type { Instrument } from './instrument'

/** What parents may read about each part that lies above its line: on talking first, then on what was seen. */
const aboutChild: Readonly<Record<string, readonly ArticleId[]>> = {
  internalizing: ['caregiver-talk', 'anxiety', 'sleep', 'caregiver-warning'],
  attention: ['caregiver-talk', 'adhd', 'sleep'],
  externalizing: ['caregiver-talk', 'anger', 'family-conflict'],
}

/** What somebody under 18 may read about each part that lies above its line in their own answers: never an illness that nobody asked about. */
const aboutMyself: Readonly<Record<string, readonly ArticleId[]>> = {
  internalizing: ['adolescence', 'anxiety', 'sleep'],
  attention: ['adolescence', 'adhd', 'sleep'],
  externalizing: ['anger', 'family-conflict', 'adolescence'],
}

/** The questionnaire of the parts above, answered by the young themselves. */
const ofTheYoung = 'psc17y'

/** Where the questionnaire alone does not say enough: nobody who is worn out by work is handed the guide for managers. */
const ofInstrument: Readonly<Record<string, readonly ArticleId[]>> = {
  cbi: ['workplace-burnout', 'stress', 'sleep'],
}

/**
 * The articles that come first after a result; those that name its questionnaire follow, but for a parent. Nobody is offered an article on
 * suicide because a child "often feels hopeless", by a parent's answer or their own: what to watch for stands in the one on warning signs.
 *
 * @param withSupport an answer called for the support card
 */
export function firstReading(
  instrument: Instrument,
  { subscales = {} }: ScreeningRecord['score'],
  withSupport: boolean,
): readonly ArticleId[] {
  const raised = instrument.scoring.subscales.filter(({ id }) => subscales[id]?.positive === true)
  const of = (reading: Readonly<Record<string, readonly ArticleId[]>>) =>
    raised.flatMap(({ id }) => reading[id] ?? [])
  if (instrument.id === ofTheYoung)
    return [...new Set([...of(aboutMyself), 'adolescence', 'stress', 'sleep'] as const)]
  if (instrument.respondent !== 'parent') {
    return [
      ...(withSupport ? (['suicide-help', 'self-harm'] as const) : []),
      ...(ofInstrument[instrument.id] ?? []),
    ]
  }
  const ids = of(aboutChild)
  return ids.length === 0 ? ['caregiver-talk', 'caregiver-warning', 'sleep'] : [...new Set(ids)]
}
