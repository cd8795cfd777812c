import type { sendTestEmail } from '@amhs/domain/contracts/send-test-email.contract'
import { writtenLanguage } from '@amhs/domain/language-facts'
import type { Handler } from '../platform/define-function'
import { layOutMail } from './mail-layout'
import { sendOnce } from './mail-requests'
import { ownAddress } from './own-address'

const words = {
  'zh-CN': {
    subject: '测试邮件',
    preview: '这是你要求发送的测试邮件。',
    body: '收到这封邮件，说明发信功能正常。你不需要做任何事。',
    notYou: '如果不是你要求发送的，可以忽略这封邮件。',
  },
  en: {
    subject: 'Test email',
    preview: 'This is the test email you asked for.',
    body: 'If you can read this, sending email works. There’s nothing you need to do.',
    notYou: 'If you didn’t ask for it, you can ignore this email.',
  },
} as const

export const handleSendTestEmail: Handler<typeof sendTestEmail> = async ({ request, account }) => {
  const { address } = await ownAddress(account.uid)
  const { subject, preview, body, notYou } = words[writtenLanguage(request.language)]
  const sent = await sendOnce(account, request.requestId, address, () => ({
    subject,
    language: writtenLanguage(request.language),
    ...layOutMail({
      language: request.language,
      title: subject,
      preview,
      parts: [
        { kind: 'paragraph', text: body },
        { kind: 'paragraph', text: notYou },
      ],
    }),
  }))
  return { sentTo: address, sentAt: sent.sentAt, serverAnswer: sent.serverAnswer, attempts: sent.attempts }
}
