import { serviceAges, serviceCosts, serviceKinds } from '@amhs/domain/documents/service-document'
import { agesWords, confidenceFields, costWords, kindWords } from '@amhs/domain/services/service-texts'
import type { RecordField } from './record-fields'
import { choicesOf, inBothLanguages } from './record-fields'

/** How sure somebody is of a fact; what an older entry says beside it stays a choice of its own (`record-form.tsx`). */
const confidenceChoices = [
  ['', { zh: '不清楚', en: 'Unknown' }],
  ['high', { zh: '高', en: 'High' }],
  ['medium-high', { zh: '较高', en: 'Rather high' }],
  ['medium', { zh: '中', en: 'Medium' }],
  ['low', { zh: '低', en: 'Low' }],
] as const

const languageChoices = [
  ['zh', { zh: '中文', en: 'Chinese' }],
  ['en', { zh: '英文', en: 'English' }],
  ['yue', { zh: '粤语', en: 'Cantonese' }],
] as const

/** The fields of a service in the panel, in reading order. The geohash is the server's. */
export const serviceFields: readonly RecordField[] = [
  { path: 'name.zh', kind: 'text', label: { zh: '中文名', en: 'Name in Chinese' } },
  { path: 'name.en', kind: 'text', label: { zh: '英文名', en: 'Name in English' } },
  {
    path: 'kind',
    kind: 'choice',
    label: { zh: '类型', en: 'Kind' },
    choices: choicesOf(serviceKinds, kindWords),
  },
  {
    path: 'region',
    kind: 'text',
    label: { zh: '地区代码', en: 'Region code' },
    hint: { zh: '两个大写字母，例如 CN', en: 'Two capital letters, for example CN' },
  },
  ...inBothLanguages({ path: 'city', kind: 'text', label: { zh: '城市', en: 'City' } }),
  { path: 'address', kind: 'text', label: { zh: '地址', en: 'Address' } },
  {
    path: 'lat',
    kind: 'number',
    label: { zh: '纬度', en: 'Latitude' },
    hint: { zh: 'WGS 84，−90 到 90', en: 'WGS 84, −90 to 90' },
  },
  {
    path: 'lon',
    kind: 'number',
    label: { zh: '经度', en: 'Longitude' },
    hint: { zh: 'WGS 84，−180 到 180', en: 'WGS 84, −180 to 180' },
  },
  {
    path: 'coordPrecisionKm',
    kind: 'number',
    label: { zh: '位置误差（公里）', en: 'Error radius (km)' },
    hint: { zh: '0 到 100', en: '0 to 100' },
  },
  { path: 'phone', kind: 'text', empty: 'null', label: { zh: '电话', en: 'Phone' } },
  {
    path: 'site',
    kind: 'text',
    empty: 'null',
    label: { zh: '网站', en: 'Website' },
    hint: { zh: '例如 https://example.org', en: 'For example https://example.org' },
  },
  {
    path: 'languages',
    kind: 'set',
    label: { zh: '语言', en: 'Languages' },
    choices: languageChoices,
  },
  {
    path: 'ages',
    kind: 'choice',
    label: { zh: '年龄', en: 'Ages' },
    choices: choicesOf(serviceAges, agesWords),
  },
  {
    path: 'cost',
    kind: 'choice',
    label: { zh: '费用', en: 'Cost' },
    choices: choicesOf(serviceCosts, costWords),
  },
  {
    path: 'openingHours',
    kind: 'text',
    empty: 'null',
    label: { zh: '开放时间', en: 'Opening hours' },
    hint: {
      zh: '例如 Mo-Fr 08:00-17:00；不清楚就留空',
      en: 'For example Mo-Fr 08:00-17:00; empty if unknown',
    },
  },
  {
    path: 'access.stepFree',
    kind: 'fact',
    label: { zh: '没有台阶，轮椅可进', en: 'Step-free for wheelchairs' },
  },
  {
    path: 'access.textContact',
    kind: 'fact',
    label: { zh: '可以用文字联系', en: 'Can be contacted in writing' },
  },
  { path: 'access.signLanguage', kind: 'fact', label: { zh: '有手语服务', en: 'Sign language' } },
  { path: 'emergency', kind: 'flag', label: { zh: '接收急诊', en: 'Takes emergencies' } },
  { path: 'source', kind: 'text', label: { zh: '出处', en: 'Source' } },
  { path: 'checkedOn', kind: 'date', label: { zh: '核对日期', en: 'Checked on' } },
  ...confidenceFields.map(
    ([name, { zh, en }]): RecordField => ({
      path: `confidence.${name}`,
      kind: 'choice',
      empty: 'null-or-absent',
      label: { zh: `可信度：${zh}`, en: `Confidence: ${en}` },
      choices: confidenceChoices,
    }),
  ),
]
