import { defineWords } from '../../../platform/words'

export const emailResultWords = defineWords({
  zh: {
    heading: '发到我的邮箱',
    text: '邮件里有量表名称、日期、得分和求助电话，没有每一题的回答。标题不提筛查。能打开你邮箱的人可以看到它。',
    unverified: (address: string) =>
      `结果只能发到已验证的邮箱，${address} 还没有验证。请打开我们发给它的邮件里的链接，再按页面上方的“我已验证，刷新”，或者重新登录。`,
    agree: (address: string) => `我同意把这个结果发到 ${address}。`,
    agreementMissing: '请先勾选同意，才能发送。',
    send: '发送给我',
    sending: '正在发送…',
    sent: (address: string) => `已发到 ${address}。`,
  },
  en: {
    heading: 'Send it to my email',
    text: 'The email has the name of the questionnaire, the date, the score and the help numbers, but not your answer to each question. Its subject doesn’t mention screening. Anyone who can open your mailbox can read it.',
    unverified: (address: string) =>
      `We can only send a result to a verified address, and ${address} isn’t verified yet. Open the link in the message that we sent there. Then press “I have verified it, refresh” at the top of the page, or sign in again.`,
    agree: (address: string) => `I agree to have this result sent to ${address}.`,
    agreementMissing: 'Please tick the box first to send it.',
    send: 'Send it to me',
    sending: 'Sending…',
    sent: (address: string) => `Sent to ${address}.`,
  },
})
