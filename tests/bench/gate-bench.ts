import { nextSafety, startConversation } from '@amhs/domain/assistant/conversation'
import { loadFollowUpReader } from '@amhs/domain/assistant/follow-up/follow-up-reader'
import { loadClassifier } from '@amhs/domain/safety/classifier/load-classifier'
import { assessMessage, prepareGate } from '@amhs/domain/safety/gate'
import { grammar } from '@amhs/domain/safety/grammar/grammar'
import { commandLine } from '../../tools/command-line'

const usage = `npm run bench:gate
Measures how long the gate takes for 10,000 hostile characters (bar: 150 ms), whether twice as much text takes twice as long, and how
long it takes to be built; once it is, how much longer the first message of a chat takes than the next. Ends with 1 where it takes too long.`
commandLine(usage)

/**
 * How long the gate takes for 10,000 hostile characters (bar: 150 ms), whether twice as much text takes about twice as long,
 * and how long it takes to be built. `npm run -s bench:gate`; a clock in a unit test would fail on a busy machine.
 */
const pieces = [
  ...[
    '想死你了',
    '我朋友说说说说',
    'i i i ',
    'k~i~l~l~',
    'kill1',
    'i dont want to ',
    'suicide squad ',
    '1*',
    'a',
    '想',
    '!',
  ],
  ...[
    '今天天气很好我们去公园散步吧',
    'he always hit ',
    '我吃了一瓶药',
    '我没有',
    '「死」',
    'not not ',
    '了',
    'the ',
    '吞药',
  ],
  ...[
    '站在楼顶跳',
    '给他给她给我',
    '不知道',
    'bleech ',
    '😀',
    '药一瓶吃了但是感冒',
    '。',
    '我爸',
    'x'.repeat(30),
  ],
]
const rounds = 7

function quickest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    work()
    best = Math.min(best, performance.now() - started)
  }
  return best
}

const began = performance.now()
grammar()
const built = performance.now() - began
prepareGate()
console.log(
  `grammar built in ${built.toFixed(0)} ms, whole gate in ${(performance.now() - began).toFixed(0)} ms`,
)
const classifier = await loadClassifier()
classifier('warm 准备')
const readFollowUp = await loadFollowUpReader()
const message = () => {
  const started = performance.now()
  nextSafety(
    startConversation(),
    { kind: 'message', text: 'i took 20 paracetamol' },
    { classifier, readFollowUp },
  )
  return performance.now() - started
}
// The first also has the expressions of the conversation translated; more than that is something built too late.
const first = message()
const second = quickest(message)
console.log(
  `once it is built, the first message takes ${(first / second).toFixed(0)} times as long as the next`,
)
let worst = 0
for (const piece of pieces) {
  const text = piece.repeat(Math.ceil(20_000 / piece.length))
  const time = quickest(() => assessMessage(text.slice(0, 10_000)))
  const twice = quickest(() => assessMessage(text.slice(0, 20_000)))
  worst = Math.max(worst, time)
  const grows = (twice / time).toFixed(1)
  console.log(
    `${time.toFixed(1).padStart(7)} ms, twice as much ${grows} times as long: ${JSON.stringify(piece)}`,
  )
}
console.log(`slowest: ${worst.toFixed(1)} ms`)
if (worst > 150) process.exitCode = 1
