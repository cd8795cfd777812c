import { fitsWords } from './fits-words'
import { asksToGoIn, asksToOpen, asksToTell, asksWhetherToCall } from './listed-questions'

test.each([
  'should i go out and check',
  'can i open the door',
  '能开门看一下吗',
  '我去敲门合适吗',
  'should i knock',
])('asks to open, to look or to go there: %s', (text) => expect(asksToOpen(text)).toBe(true))

test.each([
  'he opened the door',
  '他在敲门',
  'he wants me to go out with him',
  '我出去了',
  'the shop opens at nine',
])('and not here: %s', (text) => expect(asksToOpen(text)).toBe(false))

test.each([
  '能回去拿手机充电器吗',
  'should i break the door down',
  'can i go back in for the cat',
  '我可以进去吗',
])('asks to go in: %s', (text) => expect(asksToGoIn(text)).toBe(true))

test.each(['他进去了', 'they went in', '我回家了', 'go back to sleep'])('and not here: %s', (text) =>
  expect(asksToGoIn(text)).toBe(false),
)

test.each(['im only 14 should i tell my mum', '要不要告诉老师', '我该告诉他爸妈吗', 'should i tell her mum'])(
  'asks to tell somebody: %s',
  (text) => expect(asksToTell(text)).toBe(true),
)

test.each(['what should i tell him', 'should i tell her i love her', '她告诉我妈了', "don't tell my mum"])(
  'and not here: %s',
  (text) => expect(asksToTell(text)).toBe(false),
)

test.each([
  ['moved-away', 'but i still have the rope'],
  ['moved-away', '刀还在我手里'],
  ['police-left', '他不敲了 是不是走了'],
  ['still-will', '她走了'],
  ['no-line', '对不起 给大家添麻烦了'],
  ['no-help', '保安来了 说没人'],
  ['got-out', '我一个人在家'],
] as const)('what would push the wrong way is not believed: %s of %s', (followUp, text) =>
  expect(fitsWords(text, followUp)).toBe(false),
)

test.each([
  ['moved-away', 'put the knife back in the drawer'],
  ['police-left', 'police came and went, did nothing'],
  ['still-will', '我还是要跳'],
  ['no-help', '救护车还没来'],
  ['no-help', 'still waiting'],
  ['got-out', '我到我妈家了'],
] as const)('and what fits is: %s of %s', (followUp, text) => expect(fitsWords(text, followUp)).toBe(true))

test.each([
  'should i ring 999',
  '报警警察会理我吗',
  '要不要打120',
  'will the police even listen to a kid',
  'do i call an ambulance',
])('%s asks whether to call', (text) => expect(asksWhetherToCall(text)).toBe(true))

test.each(['i called 999', '警察来了', 'should i call her', '我打了120'])('%s does not', (text) =>
  expect(asksWhetherToCall(text)).toBe(false),
)
