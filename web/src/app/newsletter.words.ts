import { newsletterNotes } from '@amhs/domain/accounts/newsletter-notes'
import { defineWords } from '../platform/words'

export const newsletterWords = defineWords({
  zh: {
    heading: '心理健康月信',
    label: '电子邮箱',
    hint: '这是演示：不会发出请求，也不会保存你的邮箱。',
    demonstration: '刚才只是演示：没有发出请求，你的邮箱没有保存，也不会收到邮件。',
    subscribe: '订阅',
    subscribing: '正在订阅…',
    success: newsletterNotes.subscribed.zh,
    failure: newsletterNotes.failed.zh,
  },
  en: {
    heading: 'Newsletter',
    label: 'Email',
    hint: 'A demo: it sends nothing, and we don’t keep your address.',
    demonstration: 'That was a demo: we didn’t keep your address, and no email will come.',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing…',
    success: newsletterNotes.subscribed.en,
    failure: newsletterNotes.failed.en,
  },
})
