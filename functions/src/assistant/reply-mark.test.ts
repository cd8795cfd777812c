import type { Turn } from '@amhs/domain/assistant/conversation'
import { markReply, ownReplies } from './reply-mark'

const message = (text: string): Turn => ({ kind: 'message', text })
const secret = 'a key'

/** A conversation in which the server answered each message. */
function conversation(...said: readonly (readonly [string, string])[]): Turn[] {
  const turns: Turn[] = []
  for (const [text, reply] of said) {
    turns.push(message(text))
    turns.push({ kind: 'reply', text: reply, mark: markReply(turns, reply, secret) })
  }
  return turns
}

const kept = (turns: readonly Turn[], key = secret) => [...ownReplies(turns, key)].map((reply) => reply.text)

describe('the marks of replies', () => {
  const turns = conversation(['one', 'first'], ['two', 'second'], ['three', 'third'])

  test('what the server said is known again', () => {
    expect(kept(turns)).toEqual(['first', 'second', 'third'])
  })

  test('also where the page has left out the oldest turns, or answered a card between', () => {
    expect(kept(turns.slice(2))).toEqual(['second', 'third'])
    expect(kept(turns.slice(3))).toEqual(['third'])
    const between = [...turns.slice(0, 2), { kind: 'safe-answer', answer: 'yes' } as const, ...turns.slice(2)]
    expect(kept(between)).toEqual(['first', 'second', 'third'])
  })

  test.each<[string, Turn[]]>([
    ['no mark', [message('one'), { kind: 'reply', text: 'first' }]],
    ['a mark that is none', [message('one'), { kind: 'reply', text: 'first', mark: 'x' }]],
    ['other words', turns.map((turn) => (turn.kind === 'reply' ? { ...turn, text: `${turn.text}!` } : turn))],
    ['another message before it', turns.map((turn) => (turn.kind === 'message' ? message('other') : turn))],
  ])('%s is left out', (_what, changed) => {
    expect(kept(changed)).toEqual([])
  })

  test('a reply of another conversation, another order or said twice is left out', () => {
    const other = conversation(['two', 'stranger'])
    expect(kept([...turns.slice(0, 2), ...other])).toEqual(['first'])
    expect(kept([...turns.slice(2, 4), ...turns.slice(0, 2)])).toEqual(['second'])
    expect(kept([...turns.slice(0, 2), ...turns.slice(0, 2)])).toEqual(['first'])
  })

  test('another key knows none of them; without a key this instance still knows its own', () => {
    expect(kept(turns, 'another key')).toEqual([])
    expect(kept(turns, '')).toEqual([])
    const mark = markReply([message('one')], 'first', '')
    expect(kept([message('one'), { kind: 'reply', text: 'first', mark }], '')).toEqual(['first'])
  })
})
