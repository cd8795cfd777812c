import { shownTemplate } from '../safety/shown-template'
import { judgeConversation } from './conversation'

const after = (text: string) => judgeConversation([{ kind: 'message', text }]).safety.session

test.each([
  '我老公掐我脖子',
  '他昨晚又勒住我的脖子，说要弄死我',
  'my husband choked me last night',
  'he hit me and put his hands around my throat',
])('a neck that was pressed is for a doctor, without a mark as well: %s', (text) => {
  const session = after(text)
  expect(session).toMatchObject({ attacked: true, choked: true })
  for (const card of ['A', 'L3'] as const) {
    const said = shownTemplate(card, session).parts.map((part) => part.text.en)
    expect(said.join(' ')).toContain('see a doctor as soon as you can, even if there is no mark')
  }
})

test.each(['我老公打我', 'my husband hits me', 'I choked on my tea'])(
  'nothing of it is said otherwise: %s',
  (text) => {
    const session = after(text)
    expect(session.choked).toBeUndefined()
    expect(JSON.stringify(shownTemplate('A', session))).not.toContain('no mark')
  },
)
