import { inboxWords } from './inbox.words'

test.each([
  [1, 0, '1 份申请等你答复', '1 request is waiting for your answer'],
  [3, 0, '3 份申请等你答复', '3 requests are waiting for your answer'],
  [1, 1, '1 份申请等你答复，里面有紧急的话', '1 request is waiting for your answer, with urgent words'],
  [
    3,
    1,
    '3 份申请等你答复，其中 1 份有紧急的话',
    '3 requests are waiting for your answer, 1 of them with urgent words',
  ],
  [
    2,
    2,
    '2 份申请等你答复，每份都有紧急的话',
    '2 requests are waiting for your answer, all with urgent words',
  ],
])('%i waiting, %i of them urgent, are said in a sentence', (count, urgent, zh, en) => {
  expect(inboxWords.zh.unanswered(count, urgent)).toBe(zh)
  expect(inboxWords.en.unanswered(count, urgent)).toBe(en)
})
