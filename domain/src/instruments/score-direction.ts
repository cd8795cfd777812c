import type { Localized } from '../localized'
import type { Instrument } from './instrument'

/** What a higher score means, in the words of each instrument's `higherMeans`; the Chinese ones follow a 越 (分数越高，表示症状越多). */
const higherMeansWords: Readonly<Record<string, Localized & { readonly better?: true }>> = {
  'more symptoms': { zh: '症状越多', en: 'more symptoms' },
  'more hazardous drinking': { zh: '饮酒的风险越高', en: 'more hazardous drinking' },
  'more burden': { zh: '负担越重', en: 'more burden' },
  'more burnout': { zh: '倦怠越重', en: 'more burnout' },
  'more distress': { zh: '困扰越多', en: 'more distress' },
  'more difficulties': { zh: '困难越多', en: 'more difficulties' },
  'more indicators': { zh: '符合的情况越多', en: 'more indicators' },
  'more loneliness': { zh: '孤独感越强', en: 'more loneliness' },
  'higher self-esteem': { zh: '自尊越高', en: 'higher self-esteem', better: true },
  'better well-being': { zh: '身心健康感受越好', en: 'better well-being', better: true },
}

/**
 * What a higher score of an instrument means.
 *
 * @throws Error for an instrument whose `higherMeans` has no words here (a test goes through all of them)
 */
export function higherMeans(instrument: Instrument): Localized {
  const words = higherMeansWords[instrument.scoring.higherMeans]
  if (!words) throw new Error(`There are no words for "${instrument.scoring.higherMeans}"`)
  return { zh: words.zh, en: words.en }
}

/** Whether more points are the better news (WHO-5, Rosenberg); every other instrument counts difficulties. */
export function higherIsBetter(instrument: Instrument): boolean {
  return higherMeansWords[instrument.scoring.higherMeans]?.better === true
}

/**
 * The step of a band among the five steps of the scale: 1 is the least difficulty, 5 the most, whichever way the
 * instrument counts.
 *
 * @param index position of the band, lowest scores first
 */
export function stepLevel(instrument: Instrument, index: number): number {
  const count = instrument.scoring.bands.length
  return scoreLevel(instrument, higherIsBetter(instrument) ? count - 1 - index : index)
}

/**
 * How high a band lies among the five steps by its points alone, for bars: very low well-being is a low bar, though it is the most
 * difficult step.
 *
 * @param index position of the band, lowest scores first
 */
export function scoreLevel({ scoring }: Instrument, index: number): number {
  const count = scoring.bands.length
  return count === 1 ? 1 : 1 + Math.round((index * 4) / (count - 1))
}
