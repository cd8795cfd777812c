import { defineWords } from '../../platform/words'

export const contactWords = defineWords({
  zh: {
    heading: '联系我们',
    lead: '提问、报告错误、说出建议，都可以写在这里。不用注册。',
    formHeading: '写留言',
    withoutScript: '发送留言需要打开浏览器的 JavaScript。',
    answerHeading: '什么时候会有答复？',
    answer: '一位管理员会读你的留言，最晚在 30 天内用邮件答复。不是随时都有人在看。',
    notHere: '现在就需要有人帮忙',
    notHereText: '请不要等我们答复。',
    crisis: '看求助电话',
    dataHeading: '我们会保存什么？',
    data: '称呼、邮箱、主题、留言、语言和时间。登录时还有账户编号，这样删除账户时留言会一起删除。',
    privacy: '隐私说明',
    service: '查找服务里的信息有错？在那一条下面点“报告错误”，我们能更快找到它。',
    serviceLink: '去查找服务',
  },
  en: {
    heading: 'Contact',
    lead: 'Ask a question, report a mistake or make a suggestion. You don’t need an account.',
    formHeading: 'Write a message',
    withoutScript: 'To send a message, turn on JavaScript in your browser.',
    answerHeading: 'When will you get an answer?',
    answer:
      'An administrator reads your message and answers by email within 30 days at the latest. Nobody reads messages around the clock.',
    notHere: 'Need someone right now?',
    notHereText: 'Please don’t wait for our answer.',
    crisis: 'See the helplines',
    dataHeading: 'What do we keep?',
    data: 'Your name, email, subject, message, the language and the time. If you’re signed in, also your account number, so that the message goes when your account goes.',
    privacy: 'Privacy',
    service:
      'Is something wrong with a service on our list? Press “Report a mistake” under it, and we’ll find it faster.',
    serviceLink: 'Find services',
  },
})
