import { assistantDisclosure, guideDisclosure, partsOfDisclosure, programDisclosure } from './disclosures'

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
