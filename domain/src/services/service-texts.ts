import type { Localized } from '../localized'
import { levelWords } from '../safety/line-facts'
import type { Service, ServiceAges, ServiceCost, ServiceKind } from './service'

export const kindWords: Readonly<Record<ServiceKind, Localized>> = {
  'psychiatric-hospital': { zh: '精神专科医院', en: 'Psychiatric hospital' },
  'general-hospital-psychiatry': { zh: '综合医院精神（心理）科', en: 'Psychiatry in a general hospital' },
  'community-centre': { zh: '社区精神卫生中心', en: 'Community mental health centre' },
  counselling: { zh: '心理咨询', en: 'Counselling' },
  school: { zh: '学校心理服务', en: 'School counselling' },
  'hotline-centre': { zh: '心理热线中心', en: 'Helpline centre' },
  'social-work': { zh: '社会工作服务', en: 'Social work' },
  rehab: { zh: '康复', en: 'Rehabilitation' },
}

/** The kinds in the order in which a choice shows them. */
export const serviceKindOrder = Object.keys(kindWords) as readonly ServiceKind[]

export const agesWords: Readonly<Record<ServiceAges, Localized>> = {
  all: { zh: '成人与儿童青少年', en: 'Adults and young people' },
  child: { zh: '儿童青少年', en: 'Children and young people' },
  adult: { zh: '成人', en: 'Adults' },
}

export const costWords: Readonly<Record<ServiceCost, Localized>> = {
  free: { zh: '免费', en: 'Free' },
  insurance: { zh: '可用医保或保险', en: 'Covered by insurance' },
  'self-pay': { zh: '自费', en: 'You pay yourself' },
  unknown: { zh: '费用未查到', en: 'Cost not known' },
}

/** Languages that a service may list. */
export const serviceLanguageWords: Readonly<Record<string, Localized>> = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英语', en: 'English' },
}

/** Remarks that stand in brackets behind a level in the facts. */
const remarkWords: Readonly<Record<string, Localized>> = {
  'crisis line': { zh: '这是该院的心理危机热线', en: 'this is its crisis line' },
  'listed as crisis/help line': { zh: '列出时写明是求助热线', en: 'listed as a crisis or help line' },
  'hotline listed for Hubei': { zh: '列为湖北省的热线', en: 'listed as the hotline for Hubei' },
  'Hospital Authority': { zh: '医院管理局网站', en: "the Hospital Authority's site" },
}

/** The fields that `confidence` speaks about, as they stand in a sentence. */
export const confidenceFields: readonly (readonly [string, Localized])[] = [
  ['exists', { zh: '机构存在', en: 'that it exists' }],
  ['address', { zh: '地址', en: 'the address' }],
  ['coords', { zh: '位置', en: 'the position' }],
  ['phone', { zh: '电话', en: 'the phone number' }],
  ['site', { zh: '网站', en: 'the website' }],
]

/** How sure the editors are of each listed field, one phrase a field, for example "电话：较高". */
export function confidencePhrases({ confidence }: Service): readonly Localized[] {
  return confidenceFields.flatMap(([field, name]) => {
    const stated = confidence?.[field]
    if (!stated) return []
    const parts = /^([a-z-]+)(?: \((.+)\))?$/.exec(stated)
    const [level, remark] = [parts?.[1], parts?.[2]]
    const words = Object.entries(levelWords).find(([key]) => key === level)?.[1] ?? { zh: stated, en: stated }
    const note = remark === undefined ? null : (remarkWords[remark] ?? { zh: remark, en: remark })
    return [
      {
        zh: `${name.zh}：${words.zh}${note ? `（${note.zh}）` : ''}`,
        en: `${name.en}: ${words.en}${note ? ` (${note.en})` : ''}`,
      },
    ]
  })
}

/** How far off the position may be: "误差约 2 公里". Below one kilometre in metres. */
export function precisionText({ coordPrecisionKm }: Service): Localized {
  const metres = coordPrecisionKm < 1
  const amount = metres ? Math.round(coordPrecisionKm * 1000) : coordPrecisionKm
  return {
    zh: `位置是大概的，误差约 ${amount} ${metres ? '米' : '公里'}。`,
    en: `The position is approximate, within about ${amount} ${metres ? 'metres' : 'km'}.`,
  }
}

/** Radii that people think in, in kilometres; beyond the last, every five. */
const roughRadii = [2, 5, 10]

/**
 * "约 6 公里"; under one kilometre no figure, because the search itself is no finer than that. Where the position may be off by more than
 * half of it, only how far it is at most is said: a figure would be good to sort by, and bad to set out by.
 *
 * @param errorKm how far the position of the service may be off
 */
export function distanceText(km: number, errorKm: number): Localized {
  const isRough = errorKm >= 1 && errorKm > km / 2
  if (km < 1 && !isRough) return { zh: '1 公里以内', en: 'under 1 km' }
  if (!isRough) return { zh: `约 ${Math.round(km)} 公里`, en: `about ${Math.round(km)} km` }
  const farthest = km + errorKm
  const radius = roughRadii.find((one) => one >= farthest) ?? Math.ceil(farthest / 5) * 5
  return { zh: `约 ${radius} 公里以内`, en: `within about ${radius} km` }
}
