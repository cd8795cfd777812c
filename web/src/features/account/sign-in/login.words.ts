import { defineWords } from '../../../platform/words'

export const loginWords = defineWords({
  zh: {
    title: '登录',
    submit: '登录',
    submitting: '正在登录…',
    ended:
      '你已经退出登录：可能是时间到了，也可能是账户停用了。页面上的内容先收起来了，存在账户里的不会丢。重新登录就能回到刚才的页面；登录不了，可以写信问我们。',
    disabled:
      '停用以后不能登录，存在账户里的数据还在。想要一份副本、想删除，或觉得是弄错了，请写信告诉我们，邮箱填这个账户的。我们一个月之内答复你。',
    contact: '联系我们',
    shareHeading: '你刚才想用链接给一个人看结果',
    shareText:
      '要先登录才能生成链接：这样你随时可以停用它，也看得到有没有人打开过。不想注册也没关系，回到结果就可以打印、复制文字，或者写几句话告诉一位信任的大人。',
    shareBack: '不注册，回到结果',
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
    ended:
      'You’re signed out: either the time ran out, or the account was disabled. We’ve hidden what was on the page, but what you saved in the account isn’t lost. Sign in again to go back to where you were. If that doesn’t work, write to us.',
    disabled:
      'While it’s disabled you can’t sign in, and what’s in the account is still there. If you’d like a copy, want it deleted, or think this is a mistake, write to us and give the account’s email address. You’ll have an answer within a month.',
    contact: 'Contact us',
    shareHeading: 'You were about to show a result to someone by a link',
    shareText:
      'A link needs an account, so that you can stop it at any time and see whether anyone has opened it. You don’t have to register: back at the result you can print it, copy the text, or write a few words to an adult you trust.',
    shareBack: 'Back to the result, without an account',
    forgot: 'Forgot password',
    newHeading: 'No account yet?',
    newText:
      'Screening and reading need no account. An account only keeps the records that you want to keep.',
    register: 'Register',
    conditionsTitle: 'Before you sign in with Google',
  },
})
