import { wordsIn } from '../../platform/words'
import { sharingWords } from './sharing.words'

test.each([
  ['zh-CN', '自动给对方看', '每次都由你定'],
  ['en', 'is shown to them when you save it', 'is yours to decide each time'],
] as const)(
  'an invitation in %s says whether its result goes over by itself',
  (language, byItself, asked) => {
    const invitation = (standing: boolean) =>
      wordsIn(sharingWords, language).invites('Wei Zhang', 'PHQ-9', 2, '2026-12-31', standing)
    expect(invitation(true)).toContain(byItself)
    expect(invitation(true)).not.toContain(asked)
    expect(invitation(false)).toContain(asked)
    expect(invitation(false)).not.toContain(byItself)
  },
)

test.each(['zh-CN', 'en'] as const)(
  'what goes out by itself is said before, in %s: to whom, of what, until when, safety notes too',
  (language) => {
    const words = wordsIn(sharingWords, language)
    const text = words.standingText('Wei Zhang', 'PHQ-9', '2026-12-31')
    for (const part of ['Wei Zhang', 'PHQ-9', '2026-12-31']) expect(text).toContain(part)
    expect(text).toMatch(/安全的提示|safety note/)
    expect(words.standingHeading('Wei Zhang')).toContain('Wei Zhang')
    expect(words.standingIsOn('Wei Zhang')).toContain(words.makeAsking)
  },
)

test('how many results a choice covers is said in one sentence, none included', () => {
  const covers = (n: number, isMore = false) => wordsIn(sharingWords, 'en').covers(n, isMore)
  expect(covers(0)).toMatch(/no such results/)
  expect(covers(1)).toMatch(/1 such result now/)
  expect(covers(210, true)).toMatch(/at least 210/)
  expect(wordsIn(sharingWords, 'zh-CN').covers(3, false)).toBe(
    '这样的结果，现在账户里有 3 次，一开始就给对方看。',
  )
})
