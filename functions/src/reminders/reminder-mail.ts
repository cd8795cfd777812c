import { writtenLanguage } from '@amhs/domain/language-facts'
import type { Language, WrittenLanguage } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import { layOutMail } from '../email/mail-layout'
import type { Mail } from '../email/smtp'
import { siteAddress } from '../platform/parameters'
import { markOf, stopAddress, stopPage } from './reminder-link'

interface ReminderMailWords {
  readonly subject: string
  readonly preview: string
  readonly text: string
  readonly open: string
  readonly stopText: string
  readonly stop: string
}

/**
 * The same for every reminder. An inbox is read over a shoulder, and a phone shows subject and preview on its locked screen: neither
 * says what this is about, nor what sort of site writes.
 */
const reminderMailWords: Readonly<Record<WrittenLanguage, ReminderMailWords>> = {
  'zh-CN': {
    subject: '小提醒',
    preview: '你请我们今天写信给你。',
    text: '你自己选了今天。现在不方便，改天再看也没关系。',
    open: '打开网站',
    stopText: '不想再收到？从这里就能停，不用登录。',
    stop: '停止提醒',
  },
  en: {
    subject: 'A short reminder',
    preview: 'You asked us to write to you today.',
    text: 'You chose today. If now isn’t a good time, another day is fine.',
    open: 'Open the site',
    stopText: 'Don’t want these any more? You can stop them here, without signing in.',
    stop: 'Stop the reminders',
  },
}

/** The reminder for one person. */
export function reminderMail(uid: string, language: Language): Omit<Mail, 'messageId' | 'to'> {
  const words = reminderMailWords[writtenLanguage(language)]
  const mark = markOf(uid)
  return {
    subject: words.subject,
    language: writtenLanguage(language),
    stopAddress: stopAddress(mark, language),
    ...layOutMail({
      language,
      title: words.subject,
      preview: words.preview,
      parts: [
        { kind: 'paragraph', text: words.text },
        { kind: 'link', text: words.open, href: siteAddress.value() + addressIn(language, '/') },
        { kind: 'paragraph', text: words.stopText },
        { kind: 'link', text: words.stop, href: stopPage(mark, language) },
      ],
    }),
  }
}
