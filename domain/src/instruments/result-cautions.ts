import type { ScreeningRecord } from '../documents/screening-document'
import type { Localized } from '../localized'
import type { Instrument } from './instrument'

/**
 * What must be read before anything else of a result, because doing the obvious thing could harm: whoever drinks a lot every day
 * must not simply stop. Null where there is nothing of the kind. Source: facts of the article "alcohol" (NIAAA, NHS).
 */
export function firstCaution(
  { topic }: Instrument,
  { positive }: ScreeningRecord['score'],
): Localized | null {
  if (topic !== 'alcohol' || positive !== true) return null
  return {
    zh: '要是每天喝很多，先看医生再停，不要自己突然停：身体一下子没了酒，可能有危险。',
    en: 'If you drink a lot every day, see a doctor before you stop, and don’t stop suddenly on your own: withdrawal can be dangerous.',
  }
}

/** Instruments that do not ask how one has felt lately: they say what they look at instead. From each one's `about.measures`. */
const looksAt: Readonly<Record<string, Localized>> = {
  auditc: {
    zh: '它看的是过去一年里你通常怎么喝酒。',
    en: 'It looks at how you’ve usually drunk over the past year.',
  },
  asrs6: {
    zh: '它看的是过去 6 个月里注意力和多动方面的表现。',
    en: 'It looks at attention and restlessness over the past 6 months.',
  },
  rses: { zh: '它看的是你总体上怎么看自己。', en: 'It looks at how you see yourself overall.' },
  scoff: { zh: '它看的是和饮食有关的困扰。', en: 'It looks at trouble with eating.' },
}

const lately: Localized = {
  zh: '它反映的是最近的感受，会随着休息、支持和帮助而变化。',
  en: 'It shows how you’ve felt lately, and can change with rest, support and help.',
}

const latelyOfChild: Localized = {
  zh: '它反映的是你最近看到的情况，会随着陪伴和帮助而变化。',
  en: 'It shows what you’ve seen lately, and can change with your support and other help.',
}

/** What a score is about, and whether it can change: nothing is said of lately that was asked about a year. */
export function whatItShows({ id, respondent }: Instrument): Localized {
  return looksAt[id] ?? (respondent === 'parent' ? latelyOfChild : lately)
}
