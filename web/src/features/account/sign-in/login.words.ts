import { defineWords } from '../../../platform/words'

export const loginWords = defineWords({
  zh: {
    title: '登录',
    submit: '登录',
    submitting: '正在登录…',
    forgot: '忘记密码',
    newHeading: '还没有账户？',
    newText: '筛查和阅读都不需要账户。账户只用来保存你愿意保存的记录。',
    register: '注册',
    conditionsTitle: '使用 Google 登录之前',
  },
  en: {
    title: 'Sign in',
    submit: 'Sign in',
    submitting: 'Signing in…',
    forgot: 'Forgot password',
    newHeading: 'No account yet?',
    newText:
      'Screening and reading need no account. An account only keeps the records that you want to keep.',
    register: 'Register',
    conditionsTitle: 'Before you sign in with Google',
  },
})
