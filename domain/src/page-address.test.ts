import { addressIn, languageOf, plainPath } from './page-address'

test.each([
  ['/', '/', '/en'],
  ['/learn', '/learn', '/en/learn'],
  ['/learn/resource/sleep', '/learn/resource/sleep', '/en/learn/resource/sleep'],
  ['/english', '/english', '/en/english'],
  ['/no/en', '/no/en', '/en/no/en'],
])('%s has one address in each language, and each leads to the other', (path, chinese, english) => {
  expect([addressIn('zh-CN', path), addressIn('en', path)]).toEqual([chinese, english])
  expect([addressIn('zh-CN', english), addressIn('en', english)]).toEqual([chinese, english])
  expect([plainPath(chinese), plainPath(english)]).toEqual([path, path])
  expect([languageOf(chinese), languageOf(english)]).toEqual(['zh-CN', 'en'])
})

test('a slash at the end changes no language', () => {
  expect([languageOf('/en/'), plainPath('/en/'), addressIn('zh-CN', '/en/')]).toEqual(['en', '/', '/'])
})
