import { defineWords } from '../../platform/words'

export const resetPasswordWords = defineWords({
  zh: {
    title: '重设密码',
    checking: '正在检查链接…',
    noCode: '这个地址里没有重设密码的验证码。请用邮件里的完整链接打开。',
    invalid: '这个链接不能用了',
    again: '重新获取邮件',
    tryAgain: '再试一次',
    forAddress: (email: string) => `为 ${email} 设置新密码。`,
    submit: '保存新密码',
    submitting: '正在保存…',
    login: '去登录',
  },
  en: {
    title: 'Reset password',
    checking: 'Checking the link…',
    noCode: 'This address carries no reset code. Please open the complete link from the email.',
    invalid: 'This link cannot be used',
    again: 'Get a new email',
    tryAgain: 'Try again',
    forAddress: (email: string) => `Set a new password for ${email}.`,
    submit: 'Save the new password',
    submitting: 'Saving…',
    login: 'Go to sign in',
  },
})
