import { defineWords } from '../../../platform/words'

export const registerWords = defineWords({
  zh: {
    whoFindsOut: {
      hosted: '我们不会告诉他们。和你用同一个邮箱的人，会看到发来的邮件。',
      local: '我们不会告诉他们。会用这台设备的人，可能会看到这个账户。',
    },
    title: '注册',
    firstNameHints: {
      hosted: '可以用昵称，不必是真名。管理员看得到这个名字和你的邮箱。',
      local: '可以用昵称，不必是真名。会用这台设备的人都可能看到。',
    },
    passwordHintHosted: '越长越好。最好不要和别的网站用同一个。',
    passwordHintLocal: '至少 8 个字符，要有大写字母、小写字母、数字和特殊字符。',
    roleFold: (role: string) => `名字旁边写：${role}。要改吗？`,
    roleHint: '只是名字旁边的一个标签，留在这台设备上，不会发给任何人，也不会多出什么功能。',
    agree: '我同意',
    terms: '条款',
    and: '和',
    privacy: '隐私说明',
    newTab: '（在新标签页打开）',
    minor: '未满 18 岁：建议把这件事告诉一位你信任的大人。我们不会给你发推广邮件。',
    submit: '注册',
    submitting: '正在注册…',
    haveHeading: '已经有账户？',
    haveText: '登录后就能看到你保存的记录。',
    login: '登录',
  },
  en: {
    whoFindsOut: {
      hosted: 'We don’t tell them. Anyone who shares your mailbox will see the email we send.',
      local: 'We don’t tell them. Anyone who uses this device may see the account.',
    },
    title: 'Register',
    firstNameHints: {
      hosted: 'A nickname is fine. Administrators can see it, along with your email address.',
      local: 'A nickname is fine. Anyone who uses this device may see it.',
    },
    passwordHintHosted: 'Longer is better. It’s best not to use one you already use somewhere else.',
    passwordHintLocal:
      'At least 8 characters, with an uppercase letter, a lowercase letter, a number and a special character.',
    roleFold: (role: string) => `Shown beside your name: ${role}. Change it?`,
    roleHint:
      'Just a label beside your name. It never leaves this device, nobody is told, and it opens nothing else.',
    agree: 'I agree to the',
    terms: 'terms',
    and: 'and the',
    privacy: 'privacy notice',
    newTab: '(opens in a new tab)',
    minor:
      'Under 18: it’s a good idea to tell an adult you trust about this. We don’t send promotional email.',
    submit: 'Register',
    submitting: 'Registering…',
    haveHeading: 'Already have an account?',
    haveText: 'Sign in to see the records that you saved.',
    login: 'Sign in',
  },
})
