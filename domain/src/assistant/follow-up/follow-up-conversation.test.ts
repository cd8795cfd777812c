import { loadClassifier } from '../../safety/classifier/load-classifier'
import { judgeConversation, type Turn } from '../conversation'
import { loadFollowUpReader } from './follow-up-reader'

const options = { classifier: await loadClassifier(), readFollowUp: await loadFollowUpReader() }
const after = (...texts: string[]) =>
  judgeConversation(
    texts.map((text): Turn => ({ kind: 'message', text })),
    options,
  )
const tellsAfter = (...texts: string[]) => after(...texts).judged.at(-1)?.tells

// Turns of the fourth and fifth review, which had got nothing but "I've read that".
test.each([
  [
    'asks-what-to-say',
    'my sister cut her wrists theres blood all over the bathroom',
    'what do i even say to her',
  ],
  ['they-refuse', 'my sister cut her wrists theres blood all over the bathroom', 'she wont let me touch her'],
  ['taken-over', 'my friend took all her pills', 'k her mum is driving her to hospital'],
  ['secret', 'my friend took all her pills', 'she says if i tell anyone shell never speak to me again'],
  ['far-away', '儿子给我发了“妈妈再见 下辈子还做你儿子” 电话关机', '我在外地赶不回去'],
  ['they-are-better', '儿子给我发了“妈妈再见 下辈子还做你儿子” 电话关机', '找到了 在河边坐着 没事'],
  ['quiet-now', '他在踹门，说今天要弄死我', '外面安静了'],
  ['doubts-police', '我爸喝了酒又打我妈，我躲在衣柜里，我12', '那我是不是不该报警，他毕竟是我爸'],
  ['police-left', 'he is hitting me right now', 'police are here', 'they left again and hes still here'],
  ['anyone-there', '吞了好多药 有点后悔', '你在看吗'],
  ['nobody-here', '站在天台，风好大', '没人来'],
  ['other-subject', '站在天台，风好大', '你觉得晚上吃火锅还是烧烤好'],
  ['was-joking', '我现在不安全', '哈哈开玩笑的啦'],
  ['taken-over', 'my friend took all her pills', 'an ambulance is here'],
  ['taken-over', '我朋友吃了一整瓶药', '救护车到了'],
  ['their-body', '我朋友吃了一整瓶药', '她开始吐了'],
  ['police-here', 'he is hitting me right now', 'police are here'],
  [
    'go-back',
    'my bf had his hands round my neck last night',
    'i got out, at my mums',
    'should i go back? he says hes sorry',
  ],
  ['asks-how', 'ive turned the gas on an im sat in the kitchen', 'what do i do'],
] as const)('a message under an alarm is understood as %s: %s … %s', (followUp, ...texts) => {
  expect(tellsAfter(...texts)).toBe(followUp)
})

test('a first message tells nothing of an alarm that did not stand', () => {
  expect(tellsAfter('what do i even say to her')).toBeUndefined()
  expect(tellsAfter('she wont let me touch her')).toBeUndefined()
  expect(tellsAfter('他在踹门，说今天要弄死我')).toBeUndefined()
})

test.each([
  ['我不想活了', '好的'],
  ['I want to kill myself', 'ok'],
  ['I want to kill myself', 'it was only a bit, no doctor needed'],
])('words that say nothing of a body that was not hurt are not taken up: %s … %s', (...texts) => {
  expect(tellsAfter(...texts)).toBeUndefined()
})

test('a question in the first message leaves the card its own steps', () => {
  const { judged, safety } = after('he is outside with a knife should i open the door')
  expect(safety.session).toMatchObject({ attacked: true, level: 'L3' })
  expect(judged.at(-1)?.tells).toBeUndefined()
  expect(tellsAfter('he is outside with a knife', 'should i open the door')).toBe('asks-to-open')
})

test('without the model only listed words are taken up', () => {
  const turns = ['站在天台，风好大', '没人来'].map((text): Turn => ({ kind: 'message', text }))
  expect(judgeConversation(turns, { classifier: options.classifier }).judged.at(-1)?.tells).toBeUndefined()
})

test('a danger that nobody named is somebody else’s once the writer clearly speaks of them', () => {
  const { session } = after(
    '我同学坐在教学楼楼顶边上，我在楼下看得到她',
    '我上来了，她离我就几米，说什么好',
  ).safety
  expect(session.helping).toBe(true)
  expect(session.level).toBe('L3')
})

test.each([
  ['i took all my pills', 'she says if i tell anyone shell never speak to me again'],
  ['im going to jump off the bridge tonight', 'he says he loves me'],
  ['我要从天台跳下去', '她叫我别动'],
])('and stays the writer’s own where they have named it: %s … %s', (...texts) => {
  expect(after(...texts).safety.session.helping).toBeUndefined()
})

// Turns of the sixth review, in which the topic flipped from who attacks or needs help to the writer's own life.
test('it has gone quiet, and it is still about whoever stands outside', () => {
  const { safety, judged } = after(
    'hes outside my door with a knife',
    'its gone quiet now',
    'should i go out and check',
  )
  expect(safety.session).toMatchObject({ attacked: true, level: 'L3' })
  expect(judged.map(({ tells }) => tells)).toEqual([undefined, 'quiet-now', 'asks-to-open'])
})

test('doctors who cannot save her leave nobody to be called for', () => {
  const { session } = after('我妈喝了百草枯', '大夫说救不回来了').safety
  expect(session).toMatchObject({ level: 'L2', bereaved: true })
  expect(session.helping).toBeUndefined()
})

test('an engine in a shut garage is gas, and who is out of it stays out', () => {
  const { safety, judged } = after(
    'ive shut the garage door and the engines on',
    'my head is pounding',
    'can i go back in for my phone',
  )
  expect(safety.session.gas).toBe(true)
  expect(judged.at(-1)?.tells).toBe('asks-to-go-in')
})

test('under the card for a friend in trouble a question is answered too', () => {
  const told = 'guy on discord posted pics of pills and said bye everyone, dont know where he lives'
  expect(after(told).safety.session.level).toBe('T')
  expect(tellsAfter(told, 'im only 14 should i tell my mum')).toBe('secret')
  expect(tellsAfter(told, 'what do i write to him')).toBe('asks-what-to-say')
})

test('what a body does after a fall is not of something swallowed', () => {
  const { safety, judged } = after(
    'dad fell off the balcony hes not moving',
    'hes breathing but he makes a weird snoring noise',
  )
  expect(safety.session.theirDanger).toBe('fallen')
  expect(judged.at(-1)?.tells).toBe('their-body')
})

// Turns of the eighth review.
test.each([
  ['fears-help', '吃了半瓶安眠药 有点晕', '打120会怎样 会通知学校吗'],
  [
    'names-a-day',
    'I am 79 and the tractor shed has a good beam. My daughter would be better off not driving up every weekend.',
    'Not tonight. After the lambing sale on the 14th.',
  ],
  ['asks-own-outcome', 'i took all my pills', 'am i going to die'],
  ['asks-outcome', 'my friend took all her pills', 'is she going to be ok'],
  ['asks-whether-to-call', '网上认识的姐姐发了张药片的照片说 下辈子见', '报警警察会理我吗 我才13'],
  ['asks-whether-to-call', 'my friend took all her pills', 'should i call 911'],
  ['their-body', '我朋友吃了一整瓶药', '撞开了 她躺地上'],
  ['in-company', '遗书改了三遍，还是写不好', '炭买好了在阳台', '室友刚回来 怎么跟她说'],
] as const)('it is heard what is asked later: %s', (followUp, ...texts) => {
  expect(tellsAfter(...texts)).toBe(followUp)
})

test.each([
  [
    'bloke from work is sat on the edge of the multi storey car park',
    'hes climbed over the rail',
    'they-are-better',
  ],
  ['I want to kill myself', 'i dont wanna wake up tomorrow', 'has-regrets'],
] as const)('%s … %s is not %s', (first, then, followUp) => {
  expect(tellsAfter(first, then)).not.toBe(followUp)
})

test('a door or closing eyes, while a body is in danger, are no attack', () => {
  for (const texts of [
    ['吃了半瓶安眠药 有点晕', '门锁了'],
    ['my son has cut his arms hes bleeding', 'his eyes are closing'],
  ] as const) {
    const { session } = after(...texts).safety
    expect(session).toMatchObject({ level: 'L3', attacked: false })
  }
})

test('who does not want the police after violence is answered, and raises nothing', () => {
  for (const text of ['dont want police', 'its my fault i was drunk', 'can i get pregnant']) {
    const { safety, judged } = after('he raped me', text)
    expect(safety.session).toMatchObject({ level: 'A', attacked: true, assaulted: true })
    expect(judged.at(-1)?.tells).toBeDefined()
  }
  expect(after('my stepdad hits me', 'nah dont want social services').safety.session.level).toBe('A')
})

test('and in more words, or of an attack, it is heard as before', () => {
  const more = 'dont want police i just want it to be over and never have to wake up to any of this'
  expect(after('he raped me', more).safety.session.level).not.toBe('A')
})

test.each(['我能洗澡吗', 'can i shower', '会不会怀孕'])(
  'who told of a rape is answered on what to do for their body: %s',
  (text) => {
    expect(tellsAfter(/[a-z]/.test(text) ? 'i was raped last night' : '我昨晚被强奸了', text)).toBe(
      'after-assault',
    )
  },
)

// Turns of the ninth review.
test.each([
  ['asks-whether-to-call', '我女朋友吃了很多药', '我在北京她在成都', '我要打120吗'],
  ['asks-whether-to-call', 'my friend says he will hang himself tonight', 'should i call'],
  ['elsewhere', 'my friend says he will hang himself tonight', 'he lives in another city'],
  ['own-body', 'i took all my pills', 'i locked the door'],
  ['own-body', '我吞了好多药', '想睡一会'],
  ['asks-about-report', 'i was raped last night', 'nobody will believe me'],
  ['asks-about-report', '我昨晚被强奸了', '要不要报警'],
] as const)('it is heard what is asked later: %s (%s)', (followUp, ...texts) => {
  expect(tellsAfter(...texts)).toBe(followUp)
})

test('a knife at hand is no wound yet', () => {
  expect(after('我想死,刀就在手边').safety.session.hurt).toBeUndefined()
})

test('a friend who will hang himself tonight is no attack', () => {
  expect(after('my friend says he will hang himself tonight').safety.session).toMatchObject({
    level: 'L3',
    helping: true,
    attacked: false,
  })
})

test.each(['sorry i pressed yes by mistake', 'i pressed the wrong button', '按错了', '我按错了,没人送我'])(
  'whoever pressed “safe” by mistake is asked again: %s',
  (text) => {
    const turns: readonly Turn[] = [
      { kind: 'message', text: 'i took all my pills' },
      { kind: 'safe-answer', answer: 'yes' },
      { kind: 'message', text },
    ]
    expect(judgeConversation(turns, options).safety.session).toMatchObject({ level: 'L2', took: true })
  },
)
