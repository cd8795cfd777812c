import { defineWords } from '../../platform/words'

export const accountWords = defineWords({
  zh: {
    notice: '消息',
    close: '关闭',
    verifyHeading: '请验证你的邮箱',
    verifyText: (email: string) => `我们给 ${email} 发了一封邮件。打开里面的链接，就完成了验证。`,
    resend: '重新发送',
    resendIn: (seconds: number) => `${seconds} 秒后可重新发送`,
    refresh: '我已验证，刷新',
  },
  en: {
    notice: 'Message',
    close: 'Close',
    verifyHeading: 'Please verify your email',
    verifyText: (email: string) => `We sent a message to ${email}. Open the link in it to finish.`,
    resend: 'Resend',
    resendIn: (seconds: number) => `Resend in ${seconds} s`,
    refresh: 'I have verified it, refresh',
  },
})
