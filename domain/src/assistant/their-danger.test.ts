import { loadClassifier } from '../safety/classifier/load-classifier'
import type { Classifier } from '../safety/classifier/opinion'
import { judgeConversation } from './conversation'

let classifier: Classifier
beforeAll(async () => {
  classifier = await loadClassifier()
})

const sessionAfter = (...texts: readonly string[]) =>
  judgeConversation(
    texts.map((text) => ({ kind: 'message', text })),
    { classifier },
  ).safety.session

test.each([
  ['gas', 'my brother is in the garage with the engine running'],
  ['gas', '我爸在车里烧炭'],
  ['height', 'My friend is standing on the roof'],
  ['height', '我儿子坐在窗台上要跳'],
  ['fallen', 'my friend just jumped off the bridge'],
  ['fallen', '我室友从楼上跳下去了'],
  ['swallowed', '我一个朋友吞了一瓶安眠药'],
  ['swallowed', 'A friend of mine took 40 paracetamol an hour ago'],
  ['swallowed', 'One of my friends just swallowed a bottle of tylenol'],
  [undefined, '我女朋友在割腕'],
] as const)('%s: %s', (danger, text) => {
  expect(sessionAfter(text)).toMatchObject({ level: 'L3', helping: true })
  expect(sessionAfter(text).theirDanger).toBe(danger)
})

test.each([
  ['my brother is on the roof and says hes going to jump', 'he jumped'],
  ['我儿子坐在窗台上要跳', '他跳了'],
])('who was to be kept from it has fallen: %s – %s', (...texts) => {
  expect(sessionAfter(...texts)).toMatchObject({ card: 'L3', helping: true, theirDanger: 'fallen' })
})

test.each([
  ['my brother is on the roof and says hes going to jump', 'im next to him now, what do i say', 'with-them'],
  ['我朋友割了手 血一直流', '我到她家了 门开着', 'with-them'],
  ['我朋友割了手 血一直流', '她跑出去了 找不到', 'elsewhere'],
  ['my friend took all her pills', 'she ran off', 'elsewhere'],
  ['my friend took all her pills', 'im not with her', undefined],
  ['my friend took all her pills', "she left and i can't do this any more", undefined],
  ['my friend took all her pills', 'she is gone', undefined],
  ['I took all my pills', 'he ran off', undefined],
])('%s – %s: whether they are together (%s)', (before, text, where) => {
  const { judged } = judgeConversation(
    [before, text].map((each) => ({ kind: 'message', text: each }) as const),
    { classifier },
  )
  expect(judged.at(-1)?.tells).toBe(where)
})

test('what is told later counts, and one’s own danger forgets it', () => {
  expect(sessionAfter('我一个朋友吞了一瓶安眠药', '他坐在窗台上要跳').theirDanger).toBe('height')
  expect(sessionAfter('My friend is standing on the roof', 'actually it was me').theirDanger).toBeUndefined()
})
