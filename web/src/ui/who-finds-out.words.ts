import { defineWords } from '../platform/words'

/** One true sentence for each place where a young person wonders; the page behind the question says the rest. */
export const whoFindsOutWords = defineWords({
  zh: {
    question: '爸妈会知道吗？',
    start: '我们谁也不告诉。答案只留在这台设备上，能打开这个浏览器的人会看到。',
    device: '我们谁也没告诉。结果只在这台设备上，能打开这个浏览器的人会看到。',
    account: '结果在你的账户里。在本站，只有你分享过的人看得到；没有分享，就没有别人能看到。',
    chat: '我们不会告诉他们，也不保存对话。',
    register: '我们不会告诉他们。和你用同一个邮箱的人，会看到发来的邮件。',
    registerLocal: '我们不会告诉他们。会用这台设备的人，可能会看到这个账户。',
    crisis: '我们不知道你打没打电话，也不会告诉任何人。热线会告诉谁，接通以后可以先问。',
  },
  en: {
    question: 'Will my parents find out?',
    start:
      'We tell nobody. Your answers stay on this device; anyone who can open this browser could see them.',
    device:
      'We’ve told nobody. The result is on this device only; anyone who can open this browser could see it.',
    account:
      'The result is in your account. On this site only people you share with can see it, and nobody else.',
    chat: 'We don’t tell them, and we don’t keep the conversation.',
    register: 'We don’t tell them. Anyone who shares your mailbox will see the email we send.',
    registerLocal: 'We don’t tell them. Anyone who uses this device may see the account.',
    crisis:
      'We don’t know whether you call, and we tell nobody. You can ask the helpline first who it tells.',
  },
})

export type WhereAsked = Exclude<keyof (typeof whoFindsOutWords)['en'], 'question'>
