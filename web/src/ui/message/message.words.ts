import { defineWords } from '../../platform/words'

export const messageWords = defineWords({
  zh: {
    nameHint: '不必写真名。',
    emailHint: '用来答复你；如果你有同一邮箱的账户，删除账户时也凭它删除留言。',
    messageHint: '10 到 4000 个字。请不要写健康记录、证件号或密码。',
    website: '网址（请留空）',
    websiteHint: '这一栏用来挡住自动发送的垃圾留言。请让它空着。',
    send: '发送',
    sendAnyway: '仍然发送',
    sending: '正在发送…',
    sent: '已经收到',
    sentText: (email: string) => `谢谢你。一位管理员会读你的留言，最晚在 30 天内答复到 ${email}。`,
    another: '再写一条',
    draftNote: '没发出的内容只留在这台设备上，下次打开还在。',
    clearDraft: '清空内容',
    clearQuestion: '清空你写的内容？',
    clearText: '清空以后就找不回来了。',
    clearNo: '不清空',
    urgent:
      '发送之前，请先看这一句：这里的留言不会马上有人看到。如果你或别人现在有危险，请先打电话，或去找身边的人。',
    urgentBelow: '你也可以照样发送，不过不会马上有人看到。你写的内容都还在。',
  },
  en: {
    nameHint: 'It doesn’t have to be your real name.',
    emailHint:
      'So that we can answer you. If you delete an account with the same address, your message goes too.',
    messageHint: '10 to 4000 characters. Please leave out health records, identity numbers and passwords.',
    website: 'Website (leave empty)',
    websiteHint: 'This field keeps out automatic messages. Please leave it empty.',
    send: 'Send',
    sendAnyway: 'Send anyway',
    sending: 'Sending…',
    sent: 'We have received it',
    sentText: (email: string) =>
      `Thank you. An administrator will read your message and answer to ${email} within 30 days at the latest.`,
    another: 'Write another message',
    draftNote: 'What you haven’t sent stays on this device only, and is still here when you come back.',
    clearDraft: 'Clear the form',
    clearQuestion: 'Clear what you’ve written?',
    clearText: 'You can’t get it back.',
    clearNo: 'Keep it',
    urgent:
      'Before you send this: nobody reads messages here right away. If you or someone else is in danger now, call first, or go to someone near you.',
    urgentBelow:
      'You can still send it, but nobody will see it straight away. Everything you wrote is still there.',
  },
})
