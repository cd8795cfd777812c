import { bootWithLanguages } from './boot-languages'

test('each language but the first stands in the script with its prefix and its name in mails', () => {
  const written = bootWithLanguages('a\n  const others = {\n    old: 1,\n  }\nb')
  expect(written).toContain("    en: ['en', 'en'],\n    'zh-Hant': ['zh-hant', 'zh-TW', /^zh-")
  expect(bootWithLanguages(written)).toBe(written)
})

test('a script without the table is an error, not left as it is', () => {
  expect(() => bootWithLanguages('a')).toThrow('boot.js')
})
