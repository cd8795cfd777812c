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
