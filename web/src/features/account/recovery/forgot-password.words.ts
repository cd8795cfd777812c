import { defineWords } from '../../../platform/words'

export const forgotPasswordWords = defineWords({
  zh: {
    title: '忘记密码',
    lead: '填写注册时的邮箱，我们会发一封邮件，里面有重设密码的链接。',
    local: '你现在用的是本机账户。密码只存在这个浏览器里，没办法用邮件重设。',
    submit: '发送邮件',
    submitting: '正在发送…',
    spam: '没收到的话，看看垃圾邮件，或者过几分钟再试。',
    back: '回到登录',
  },
  en: {
    title: 'Forgot password',
    lead: 'Enter the email that you registered with. We’ll send you a message with a link to set a new password.',
    local:
      'You’re using an account on this device. Its password is kept in this browser only, so it can’t be reset by email.',
    submit: 'Send the email',
    submitting: 'Sending…',
    spam: 'If nothing arrives, look in your spam folder or try again in a few minutes.',
    back: 'Back to sign in',
  },
})
