import { smallTalkAnswer } from './small-talk'

const whoGetsToKnow =
  '我们不会把你在这里写的告诉你的家人、学校或别人。想说的话，接着说就好。哪天你想告诉一个人，“小工具”里的“想让你知道的事”有现成的话。'

test.each([
  ['你好', '你好。想说什么都可以，一两句就行。'],
  ['在吗？', '你好。想说什么都可以，一两句就行。'],
  ['谢谢你！', '不客气。需要的时候，随时可以回来。'],
  ['唔該', '不客气。需要的时候，随时可以回来。'],
  ['我考上研究生了', '这是个好消息，恭喜你。'],
  ['好消息！面试通过', '这是个好消息，恭喜你。'],
  ['hi', '你好。想说什么都可以，一两句就行。'],
  ['Thanks a lot!', '不客气。需要的时候，随时可以回来。'],
  ['I got the job!!', '这是个好消息，恭喜你。'],
  ['I passed my driving test today', '这是个好消息，恭喜你。'],
  ['Please don’t tell my parents', whoGetsToKnow],
  ['will you tell my mum?', whoGetsToKnow],
  ['别告诉我爸妈', whoGetsToKnow],
  ['你们会跟我老师说吗？', whoGetsToKnow],
])('%s wants no article', (message, answer) => {
  expect(smallTalkAnswer(message)?.answer.zh).toBe(answer)
})

test.each([
  '你好，我最近睡不着',
  'hi, I cannot sleep',
  '谢谢你，可是我还是很难受',
  '我考上了，但是一点都不开心',
  '要是我考上就好了',
  '怎么知道考试通过了？',
  'I got the job but I am scared',
  'I passed my exam and feel nothing, why',
  '我没考上',
  'no good news',
  'I wish I got in',
  'I don’t want to tell my parents that I’m failing',
  '怎么告诉我爸妈',
])('%s is read like any other message', (message) => {
  expect(smallTalkAnswer(message)).toBeNull()
})

test.each([
  '别告诉我爸妈',
  '爸妈会知道吗',
  '我爸妈会不会知道？',
  '爸媽會知道嗎',
  '老师会看到吗',
  '谁能看到我写的东西',
  '有人会看到我写的话吗',
  '我写的东西会保密吗',
  '我在这里说的话会被保存吗',
  '我说的会告诉学校吗',
  '你们会不会把我的话告诉学校',
  '你会把我说的告诉我妈吗',
  '你们会保存对话吗',
  '这里是匿名的吗',
  'will my parents find out',
  'Will my parents find out about this?',
  'can my school see what I write here?',
  'what happens to what I write here',
  'What do you do with my messages?',
  'who can read this?',
  'is this confidential',
  'is what I write here private?',
  'do you save my messages',
  'will anyone know what I said',
])('%s is answered with who gets to know', (message) => {
  expect(smallTalkAnswer(message)).toMatchObject({ end: 'who-finds-out' })
})

test.each([
  '紧急电话是多少',
  '紧急情况打什么电话？',
  '有没有热线',
  '心理援助热线',
  '我可以打给谁',
  'what phone number can I ring in an emergency',
  'emergency number',
  'is there a helpline I can call?',
  'who can I call right now?',
])('%s is answered with the numbers', (message) => {
  const found = smallTalkAnswer(message)
  expect(found?.end).toBe('numbers')
  expect([found?.answer.zh, found?.answer.en].map((text) => text?.match(/\{\w+\}/g))).toEqual([
    ['{emergency}', '{hotline}', '{hours}'],
    ['{emergency}', '{hotline}', '{hours}'],
  ])
})

test.each([
  '我怀孕了，爸妈会知道吗',
  '爸妈知道我失恋了',
  '去看心理医生学校会知道吗',
  '同学都不看我',
  '没人看到我',
  '我的手机被爸妈看到了',
  'who knows',
  'nobody sees me',
  'what happens to me if I fail',
  'will my friends forgive me',
  'he took my phone number',
  'will my parents find out if I see a doctor',
  '他不停给我打电话',
  '他打电话给我',
  '我不敢打电话',
])('%s is about something else', (message) => {
  expect(smallTalkAnswer(message)).toBeNull()
})
