import { loadClassifier } from '../../safety/classifier/load-classifier'
import { cardToShow, judgeConversation, type Turn } from '../conversation'
import { loadFollowUpReader } from './follow-up-reader'

const options = { classifier: await loadClassifier(), readFollowUp: await loadFollowUpReader() }
const safe: Turn = { kind: 'safe-answer', answer: 'yes' }
const judged = (first: string, ...rest: string[]) =>
  judgeConversation(
    [{ kind: 'message', text: first }, safe, ...rest.map((text): Turn => ({ kind: 'message', text }))],
    options,
  )
const after = (first: string, ...rest: string[]) => judged(first, ...rest).safety.session

// "Safe" may be pressed by mistake, and what is written next says so.
test.each([
  [
    'my gf cut her arm realy deep theres blood everywhere',
    'i put a towel on it but its soaking thru',
    'helping',
  ],
  ['my friend took all her pills', 'she wont wake up', 'helping'],
  ['hes banging on my door with a hammer', 'its quiet now', 'attacked'],
  ['他在踹门，说今天要弄死我', '现在没声音了', 'attacked'],
  ['他在踹门，说今天要弄死我', '我能开门吗', 'attacked'],
] as const)(
  'a danger that goes on after “safe” stands again, for whom it stood: %s … %s',
  (first, next, side) => {
    const session = after(first, next)
    expect(session.level).toBe('L3')
    expect(cardToShow(session)).toBe('L3')
    expect(side === 'attacked' ? session.attacked : session.helping).toBe(true)
  },
)

test('and its card answers what was written', () => {
  expect(judged('my friend took all her pills', 'she wont wake up').judged.at(-1)?.tells).toBe('their-body')
  expect(judged('他在踹门，说今天要弄死我', '现在没声音了').judged.at(-1)?.tells).toBe('quiet-now')
  expect(judged('他在踹门，说今天要弄死我', '我能开门吗').judged.at(-1)?.tells).toBe('asks-to-open')
})

test('of what was swallowed too', () => {
  expect(after('i took all my pills', 'i dont want an ambulance')).toMatchObject({ level: 'L3', took: true })
})

test('who feels fine after something swallowed, and wants to sleep it off, is in danger still', () => {
  const found = judged('took about 20 paracetamol like 2 hrs ago', 'still feel ok can i just sleep it off')
  expect(found.safety.session).toMatchObject({ level: 'L3', took: true })
  expect(found.judged.at(-1)?.tells).toBe('asks-own-outcome')
})

test('of a danger that nobody did to their body yet only the wish asks again, and gently', () => {
  expect(after('i want to die tonight', 'still have them under my pillow').level).toBe('L2')
  expect(after('i want to die tonight', 'i made pasta for dinner').level).toBe('none')
})

test.each([
  ['i took all my pills', 'thanks for listening', 'what should i cook tonight'],
  ['my friend took all her pills', 'ok thank you', 'my exam is tomorrow'],
  ['他在踹门，说今天要弄死我', '谢谢', '明天要不要去上班'],
])('and nothing stands again where other things are told: %s … %s', (first, ...rest) => {
  expect(after(first, ...rest).level).toBe('none')
})

test('after many other messages it is over', () => {
  const others = Array.from({ length: 9 }, () => 'ok')
  expect(after('i took all my pills', ...others, 'i dont want an ambulance').level).not.toBe('L3')
})

test('a flatmate who took something is no danger of one’s own, however their name is spelled', () => {
  expect(after('my roomate took a whole bottle of tylenol like 20 min ago').helping).toBe(true)
})
