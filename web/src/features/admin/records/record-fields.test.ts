import { saveGroup } from '@amhs/domain/contracts/save-group.contract'
import { saveService } from '@amhs/domain/contracts/save-service.contract'
import { bundledServices } from '@amhs/domain/services/service'
import { confidenceFields } from '@amhs/domain/services/service-texts'
import * as v from 'valibot'
import { groupFields } from './group-fields'
import { serviceRecord } from './record.test-data'
import { documentOf, textsOf } from './record-fields'
import { serviceFields } from './service-fields'

const service = {
  ...serviceRecord,
  site: 'https://example.org',
  languages: ['zh', 'en'],
  access: { stepFree: true },
  confidence: { address: 'high' },
}

const group = {
  name: { zh: '示例：夜谈', en: 'Example: evening talk' },
  description: { zh: '每周一次。', en: 'Once a week.' },
  audience: 'caregiver',
  languages: ['zh-CN'],
  format: 'online',
  meeting: { weekday: 3, time: '19:30', timeZone: 'Asia/Shanghai', minutes: 60, everyWeeks: 1 },
  facilitatorName: 'Example',
  facilitatorUid: 'demo-professional',
  example: true,
  open: true,
}

describe.each([
  ['service', serviceFields, service, saveService.request, 'service'],
  ['group', groupFields, group, saveGroup.request, 'group'],
] as const)('the form of a %s', (_kind, fields, document, request, key) => {
  test('gives back the document that it was filled with', () => {
    expect(documentOf(fields, textsOf(fields, document), document)).toEqual(document)
  })

  test('makes a request that the server accepts', () => {
    const made = documentOf(fields, textsOf(fields, document), document)
    expect(v.safeParse(request, { [key]: made }).issues).toBeUndefined()
  })

  test('left empty, names the fields that are missing', () => {
    const result = v.safeParse(request, { [key]: documentOf(fields, {}) })
    const named = (result.issues ?? []).map((issue) => v.getDotPath(issue as v.BaseIssue<unknown>))
    expect(named.length).toBeGreaterThan(3)
    const known = fields.map(({ path }) => `${key}.${path}`)
    for (const path of named)
      expect(known.some((field) => field === path || field.startsWith(`${path}.`))).toBe(true)
  })
})

test('a number that is none stays no number, so that the check can refuse it', () => {
  const [field] = serviceFields.filter(({ path }) => path === 'lat')
  if (!field) throw new Error('no latitude')
  expect(documentOf([field], { lat: 'north' })).toEqual({ lat: Number.NaN })
})

test('every field of the service schema can be edited, once and with a name in both languages', () => {
  const {
    access,
    city,
    name,
    confidence: _confidence,
    ...plain
  } = saveService.request.entries.service.entries
  const parts = { access: access.wrapped.entries, city: city.entries, name: name.entries }
  const inSchema = [
    ...Object.keys(plain),
    ...Object.entries(parts).flatMap(([part, entries]) =>
      Object.keys(entries).map((key) => `${part}.${key}`),
    ),
    ...confidenceFields.map(([key]) => `confidence.${key}`),
  ]
  expect(serviceFields.map(({ path }) => path).sort()).toEqual(inSchema.sort())
  const names = serviceFields.flatMap(({ label }) => [label.zh, label.en])
  expect(new Set(names).size).toBe(2 * serviceFields.length)
})

test.each(bundledServices.map((entry) => [entry.id, entry] as const))(
  '%s comes out of the form as it went in',
  (_id, { id: _, ...entry }) => {
    const { access, ...same } = documentOf(
      serviceFields,
      textsOf(serviceFields, entry),
      entry,
    ) as typeof entry
    expect({ ...same, source: undefined, access: access ?? {} }).toEqual({ ...entry, source: undefined })
  },
)
