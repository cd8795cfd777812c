import { assessMessage } from '../gate'

/**
 * What only the grammar finds. These stand apart from gate-cases.json, whose properties also cut words in pieces: the phrase
 * lists read across that, the grammar reads words. Their harmless twins stand there under `none`.
 */
test.each([
  ['the noose is over the beam and it holds', 'L3'],
  ['both boxes empty, tongue is heavy, goodbye', 'L3'],
  ['garage door down, engine on, windows up', 'L3'],
  ['feet over the railing, holding with one hand', 'L3'],
  ['lying on the tracks and the next train is due', 'L3'],
  ['in the river with stones in my coat', 'L3'],
  ['cutting right now', 'L3'],
  ['he is choking me right now please help', 'L3'],
  ['shivering stopped, I lay down in the snow', 'L3'],
  ['绳子挂在梁上，凳子也搬好了', 'L3'],
  ['我人在栏杆外面', 'L3'],
  ['割得太深了', 'L3'],
  ['炭点着了，门缝都用湿毛巾塞住', 'L3'],
  ['江水到胸口了', 'L3'],
  ['佢捉住我，正在掐我，救命', 'L3'],
  ['he is hitting my mom right now', 'L3'],
  ['my dad is outside my door with a knife', 'L3'],
  ["he's trying to break my door down, I'm hiding", 'L3'],
  ['他正在打我妈', 'L3'],
  ['他在砸门', 'L3'],
  ['我爸拿着刀在门口', 'L3'],
  ['if it hurts to die, tell me honestly', 'L2'],
  ['I wish the crash had finished the job', 'L2'],
  ['dnt wanna live', 'L2'],
  ['cba living', 'L2'],
  ['唔想生', 'L2'],
  ['死了就好了', 'L2'],
  ['开车的时候想把方向盘打过去', 'L2'],
  ['怎么不是我死', 'L2'],
  ['以后没有我了', 'L2'],
  ["I won't be here in spring", 'L2'],
  ["only reason I haven't is my sister, I'd be gone", 'L2'],
  ['不用醒来就好了', 'L1'],
  ["wish I wouldn't wake up", 'L1'],
  ['im scared of what i might do tonight', 'L1'],
  ['i know which bridge', 'L1'],
  ['我知道是哪座桥', 'L1'],
  ['他不出房间，也不跟我说话', 'T'],
  ["my son won't come out of his room", 'T'],
  ['i keep standing too close to the edge of the metro platform', 'L1'],
] as const)('%s is %s', (text, level) => {
  expect(assessMessage(text).level).toBe(level)
})

test.each([
  '妈妈正在打我电话',
  'my brother is punching me in fortnite right now',
  'he is beating me at chess right now',
  'he tried to break the door down last year',
  '我妈正在打我的小报告',
])('%s is no attack that happens now', (text) => {
  expect(assessMessage(text).level).not.toBe('L3')
})
