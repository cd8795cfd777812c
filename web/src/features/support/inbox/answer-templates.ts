import type { GroupDecision } from '@amhs/domain/contracts/answer-group-request.contract'
import type { Localized } from '@amhs/domain/localized'

export type TemplateName = 'welcome' | 'care' | 'waiting' | 'careWaiting' | 'other' | 'careOther' | 'leave'

/** A text that a facilitator may start from; it goes to somebody else, so it is in that person's language. */
interface AnswerTemplate extends Localized {
  /** What it fits. */
  readonly decision: GroupDecision
}

export const answerTemplates: Readonly<Record<TemplateName, AnswerTemplate>> = {
  welcome: {
    decision: 'accepted',
    zh: '谢谢你来问，欢迎你。会议时间和参加方式，会写在你的账户里。第一次来，只听不说也可以。',
    en: 'Thank you for asking, and welcome. You’ll find the times and how to take part in your account. The first time, you may just listen.',
  },
  care: {
    decision: 'accepted',
    zh: '谢谢你愿意写出来，听起来这阵子很不容易。欢迎来和我们坐一坐，只听不说也可以。在那之前要是难受得撑不住，可以打 12356；有危险时打 120 或 110。',
    en: 'Thank you for writing this; it sounds like a very hard time. Come and sit with us, and just listen if you like. If it gets too much before then, please call a helpline, and in danger the emergency number. Both stand under “Get help now” on this site.',
  },
  waiting: {
    decision: 'waiting',
    zh: '谢谢你来问。这一轮的位子满了，我先把你放在候补名单上。有空位时我会在这里告诉你，不用再申请一次。',
    en: 'Thank you for asking. All places are taken for now, so I have put you on the waiting list. I will tell you here when one is free; you don’t have to ask again.',
  },
  careWaiting: {
    decision: 'waiting',
    zh: '谢谢你愿意写出来，听起来这阵子很不容易。这一轮的位子满了，我先把你放在候补名单上，有空位时会在这里告诉你，不用再申请一次。在那之前要是难受得撑不住，可以打 12356；有危险时打 120 或 110。',
    en: 'Thank you for writing this; it sounds like a very hard time. All places are taken for now, so I have put you on the waiting list. I will tell you here when one is free; you don’t have to ask again. If it gets too much before then, please call a helpline, and in danger the emergency number. Both stand under “Get help now” on this site.',
  },
  other: {
    decision: 'declined',
    zh: '谢谢你来问。这个小组这一次不太合适，所以没能请你进来，不是你哪里不好。别的小组也许更合适，也可以看看附近的服务。',
    en: 'Thank you for asking. This group isn’t the right one this time. It doesn’t mean there’s anything wrong with you. Another group may fit better, and there may be services near you.',
  },
  careOther: {
    decision: 'declined',
    zh: '谢谢你愿意写出来，听起来这阵子很不容易。这个小组这一次不太合适，所以没能请你进来。别的小组也许更合适，也可以看看附近的服务。要是难受得撑不住，可以打 12356；有危险时打 120 或 110。',
    en: 'Thank you for writing this; it sounds like a very hard time. This group isn’t the right one this time. Another group may fit better, and there may be services near you. If it gets too much, please call a helpline, and in danger the emergency number. Both stand under “Get help now” on this site.',
  },
  leave: {
    decision: 'removed',
    zh: '谢谢你来过。小组现在不太适合你，所以请你先离开。如果你想谈谈，可以从“联系我们”页面写信。',
    en: 'Thank you for having been with us. The group isn’t the right place for you at the moment, so I ask you to leave it. If you’d like to talk about this, write from the contact page.',
  },
}

/** What stands in the field once somebody is being declined: nobody is turned away without a word by accident. */
export function decliningTemplate(isUrgent: boolean): TemplateName {
  return isUrgent ? 'careOther' : 'other'
}
