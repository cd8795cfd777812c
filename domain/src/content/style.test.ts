import { readFileSync } from 'node:fs'
import { glossaryTerms } from './glossary-terms'
import { styleRemarks } from './style'

const of = (language: 'zh' | 'en', text: string) => styleRemarks(language, [text])

test('a Chinese sentence is long from 29 characters; a number or a Latin word counts as one', () => {
  const short = '你可以先把最让你难受的一件事写下来，再告诉一个信任的人。'
  expect(of('zh', short).long).toEqual([])
  const long = '如果你觉得这件事已经影响到你的睡眠和学习，并且持续了两个星期以上，请去看医生。'
  expect(of('zh', `先看看。${long}再说。`).long).toEqual([long])
  expect(of('zh', `${'好'.repeat(26)} ADHD 2026。`).long).toEqual([])
})

test.each([
  ['The mail was sent on Monday.', ['was sent']],
  ['It isn’t kept, and never was.', ['isn’t kept']],
  ['Results are never shown.', ['are never shown']],
  ['You are tired and worried.', []],
  ['We send the mail.', []],
])('passives of "%s"', (text, found) => {
  expect(of('en', text).passive).toEqual(found)
})

test.each([
  ['As a rule it works.', ['As a rule']],
  ['The answer stands in your account.', ['answer stands in']],
  ['It goes by itself.', ['goes by itself']],
  ['The answer is in your account.', []],
])('wordings a German would choose in "%s"', (text, found) => {
  expect(of('en', text).germanisms).toEqual(found)
})

test('"do not" and "it is" are told, contractions are not', () => {
  expect(of('en', 'It is late, and you do not have to.').uncontracted).toEqual(['It is', 'do not'])
  expect(of('en', 'It’s late, and you don’t have to.').uncontracted).toEqual([])
})

test('a word for which the glossary has another is told with that one, except where it is right', () => {
  expect(of('zh', '加入支持小组').terms).toEqual(['支持小组 → 互助小组'])
  expect(of('zh', '你的账号').terms).toEqual([])
  expect(of('zh', '打开账号').terms).toEqual(['账号 → 账户'])
  expect(of('en', 'Burn-out by e-mail').terms).toEqual(['e-mail → email', 'Burn-out → burnout'])
})

test('every term stands in the glossary', () => {
  const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8')
  const columns = glossary.split('\n').flatMap((line) =>
    line
      .split('|')
      .slice(1, 3)
      .flatMap((cell) => cell.split(/[、,]/)),
  )
  const known = new Set(columns.map((word) => word.trim()))
  for (const { say } of glossaryTerms) expect(known, say).toContain(say)
})
