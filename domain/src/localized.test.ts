import { localeOf, nameOf, writtenLanguage, writtenLanguages } from './language-facts'
import { inLanguage, isBuiltApart, languages, rowOf, textKey } from './localized'

test('no two languages have the same tag or begin their addresses alike', () => {
  for (const part of ['tag', 'prefix', 'name'] as const)
    expect(new Set(languages.map((row) => row[part])).size).toBe(languages.length)
})

test('the first language is the default, and its addresses begin with nothing', () => {
  expect(languages[0]).toMatchObject({ tag: 'zh-CN', prefix: '' })
})

test('traditional Chinese shows the texts of simplified Chinese, from a build of its own', () => {
  expect([textKey('zh-Hant'), isBuiltApart('zh-Hant'), writtenLanguage('zh-Hant')]).toEqual([
    'zh',
    true,
    'zh-CN',
  ])
  expect(inLanguage({ zh: '睡', en: 'Sleep' }, 'zh-Hant')).toBe('睡')
  expect([rowOf('zh-Hant').prefix, localeOf('zh-Hant'), nameOf('zh-Hant')]).toEqual([
    'zh-hant',
    'zh-TW',
    '繁體中文',
  ])
})

test('a language with texts of its own falls back to no other', () => {
  for (const tag of writtenLanguages()) {
    expect(writtenLanguage(tag)).toBe(tag)
    expect(isBuiltApart(tag)).toBe(false)
  }
})

test('a tag that nobody knows, as out of old storage, is read as the default', () => {
  expect(textKey('fr' as never)).toBe('zh')
})
