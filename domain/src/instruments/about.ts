import type { Localized } from '../localized'
import type { Instrument, Ship, Wording } from './instrument'

export interface AboutSection {
  readonly id: 'measures' | 'ages' | 'source' | 'licence' | 'validation' | 'limits' | 'translation'
  readonly heading: Localized
  /** Paragraphs; `zh` is null for originals that stay in English (titles of papers, licence texts). */
  readonly paragraphs: readonly Wording[]
}

/** What a licence asks of this product, said in one line beside the tool. Null where it asks nothing. */
const licenceConditions: Readonly<Record<Ship, Localized | null>> = {
  yes: null,
  'non-commercial-only': {
    zh: '仅限非商业用途。',
    en: 'For non-commercial use only.',
  },
  conditional: {
    zh: '没有找到权利人的明确许可声明，或许可附有条件。这里依照公开发表的文本使用，并注明出处。',
    en: 'No explicit licence statement of the rights holder was found, or it comes with conditions. It is used here as published, with its source named.',
  },
  'en-only-until-official-zh': {
    zh: '许可不允许自行翻译，因此目前只提供英文。',
    en: 'The licence does not allow a translation of our own, so it is offered in English only for now.',
  },
}

const translationWords: Readonly<Record<Instrument['zhStatus']['kind'], Localized>> = {
  official: {
    zh: '中文文本为官方或广泛公开的免费译本。',
    en: 'The Chinese text is the official or widely published free translation.',
  },
  circulating: {
    zh: '中文文本为学术界通行的版本。这一份抄本未与正式出版物逐字核对。',
    en: 'The Chinese text is the version in common academic use. This copy was not compared word by word with the printed publication.',
  },
  'working-translation': {
    zh: '中文译文为工作译文，未经验证。',
    en: 'The Chinese text is a working translation: translation not validated.',
  },
  none: {
    zh: '本站目前没有可用的官方中文版。题目以英文显示。',
    en: 'We don’t have the official Chinese text here. The questions are shown in English.',
  },
}

/** The licence's condition as one line, or null where the tool may be used without one. */
export function licenceCondition(instrument: {
  readonly licence: { readonly ship: Ship }
}): Localized | null {
  return licenceConditions[instrument.licence.ship]
}

/** The standing of the Chinese text in one line. */
export function translationStatus(kind: Instrument['zhStatus']['kind']): Localized {
  return translationWords[kind]
}

/** The "about this tool" text: what it measures, for whom, source, licence, validation, limits, translation. */
export function aboutInstrument(instrument: Instrument): readonly AboutSection[] {
  const { about, licence, citation, zhStatus, ageRange, respondent } = instrument
  const condition = licenceCondition(instrument)
  const original = (en: string): Wording => ({ en, zh: null })
  return [
    { id: 'measures', heading: { zh: '测量什么', en: 'What it measures' }, paragraphs: [about.measures] },
    {
      id: 'ages',
      heading: { zh: '适合谁', en: 'Who it is for' },
      paragraphs: [agesText(ageRange, respondent)],
    },
    { id: 'source', heading: { zh: '出处', en: 'Source' }, paragraphs: citation.map(original) },
    {
      id: 'licence',
      heading: { zh: '许可', en: 'Licence' },
      paragraphs: [...(condition ? [condition] : []), licence.attribution, original(licence.text)],
    },
    { id: 'validation', heading: { zh: '验证', en: 'Validation' }, paragraphs: [about.validation] },
    {
      id: 'limits',
      heading: { zh: '局限', en: 'Limits' },
      paragraphs: [about.limits, instrument.resultText.disclaimer],
    },
    {
      id: 'translation',
      heading: { zh: '中文译文', en: 'Chinese translation' },
      paragraphs: [translationStatus(zhStatus.kind)],
    },
  ]
}

function agesText(ageRange: Instrument['ageRange'], respondent: Instrument['respondent']): Localized {
  const { min, max } = ageRange
  const zh = max === null ? `${min} 岁及以上` : `${min}–${max} 岁`
  const en = max === null ? `${min} and over` : `${min}–${max}`
  if (respondent === 'parent')
    return { zh: `由家长回答，孩子 ${zh}。`, en: `Answered by a parent, child aged ${en}.` }
  if (respondent === 'caregiver')
    return { zh: `由照护者回答，${zh}。`, en: `Answered by a caregiver, aged ${en}.` }
  return { zh: `由本人回答，${zh}。`, en: `Answered by the person, aged ${en}.` }
}
