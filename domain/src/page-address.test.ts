import { languages } from './localized'
import { addressIn, languageOf, plainPath } from './page-address'

test.each([
  ['/', '/', '/en', '/zh-hant'],
  ['/learn', '/learn', '/en/learn', '/zh-hant/learn'],
  [
    '/learn/resource/sleep',
    '/learn/resource/sleep',
    '/en/learn/resource/sleep',
    '/zh-hant/learn/resource/sleep',
  ],
  ['/english', '/english', '/en/english', '/zh-hant/english'],
  ['/no/en', '/no/en', '/en/no/en', '/zh-hant/no/en'],
])('%s has one address in each language, and each leads to the other', (path, ...addresses) => {
  const tags = languages.map(({ tag }) => tag)
  for (const address of addresses) {
    expect(tags.map((tag) => addressIn(tag, address))).toEqual(addresses)
    expect(plainPath(address)).toBe(path)
  }
  expect(addresses.map(languageOf)).toEqual(tags)
})

test('a slash at the end changes no language', () => {
  expect([languageOf('/en/'), plainPath('/en/'), addressIn('zh-CN', '/en/')]).toEqual(['en', '/', '/'])
})

test('an empty path is the home page', () => {
  expect([plainPath(''), plainPath('/zh-hant'), addressIn('zh-Hant', '')]).toEqual(['/', '/', '/zh-hant'])
})
