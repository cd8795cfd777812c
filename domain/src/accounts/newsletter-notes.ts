import type { Localized } from '../localized'

/** What the newsletter form says, in the specification's English. In a file of its own: the form stands on every page. */
export const newsletterNotes = {
  subscribed: {
    zh: '订阅成功！感谢你的关注，我们会为你提供有价值的心理健康信息。',
    en: 'Subscription successful! Thank you for your attention, we will provide you with valuable mental health information.',
  },
  failed: {
    zh: '订阅失败，请稍后重试。',
    en: 'Subscription failed, please try again later.',
  },
} as const satisfies Record<string, Localized>
