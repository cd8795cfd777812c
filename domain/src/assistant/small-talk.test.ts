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
  expect(smallTalkAnswer(message)?.zh).toBe(answer)
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
