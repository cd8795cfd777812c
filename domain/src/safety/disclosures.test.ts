import {
  assistantDisclosure,
  breakAfterMinutes,
  guideDisclosure,
  partsOfDisclosure,
  programDisclosure,
  standardDisclaimer,
} from './disclosures'

const disclosures = { assistantDisclosure, guideDisclosure, programDisclosure }

describe.each(Object.entries(disclosures))('%s', (_name, { zh, en }) => {
  test.each([
    ['zh', zh, '', /不是(?:真人|.*真人)/, /看不到你.*无法替你联系任何人.*\{emergency\}.*\{hotline\}/],
    ['en', en, ' ', /an? .*person/, /cannot see you, call anyone.*\{emergency\}.*\{hotline\}/],
  ] as const)(
    '%s: its first sentence says that no person answers, the rest loses nothing',
    (_language, text, gap, noPerson, duties) => {
      const { first, rest } = partsOfDisclosure(text)
      expect(`${first}${gap}${rest}`).toBe(text)
      expect(first).toMatch(noPerson)
      expect(first.length).toBeLessThan(110)
      expect(rest).toMatch(duties)
    },
  )
})

test.each([
  ['Version 1.5 answers. It can err. It stops.', 'Version 1.5 answers.', 'It can err. It stops.'],
  ['程序回答。它会错。', '程序回答。', '它会错。'],
  ['One sentence without an end', 'One sentence without an end', ''],
])('%j begins with %j and goes on with %j', (text, first, rest) => {
  expect(partsOfDisclosure(text)).toEqual({ first, rest })
})

test('the disclaimer says what this is not', () => {
  expect(standardDisclaimer).toEqual({
    zh: expect.stringContaining('不构成诊断、治疗或急救服务，不能代替医生'),
    en: expect.stringContaining(
      'not a diagnosis, treatment or emergency service and does not replace a doctor',
    ),
  })
})

test('a pause is suggested after two hours, and to somebody under 18 after one', () => {
  expect(breakAfterMinutes(false)).toBe(2 * 60)
  expect(breakAfterMinutes(true)).toBe(60)
})
