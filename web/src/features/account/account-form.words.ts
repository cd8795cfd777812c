import { defineWords } from '../../platform/words'

/** The names of the fields of account forms, in both languages at once because messages name them too. */
export const accountLabels = {
  email: { zh: '电子邮箱', en: 'Email' },
  password: { zh: '密码', en: 'Password' },
  newPassword: { zh: '新密码', en: 'New password' },
  currentPassword: { zh: '当前密码', en: 'Current password' },
  confirmation: { zh: '再输一次密码', en: 'Password again' },
  firstName: { zh: '名字', en: 'First name' },
  lastName: { zh: '姓氏', en: 'Last name' },
  role: { zh: '你是', en: 'You are' },
  terms: { zh: '同意条款和隐私说明', en: 'Agree to the terms and the privacy notice' },
  ageBand: { zh: '你的年龄', en: 'Your age' },
} as const

export const accountFormWords = defineWords({
  zh: {
    scriptNeeded: '登录和注册需要在浏览器里打开 JavaScript。筛查说明、文章和求助电话不需要账户。',
    modeLegend: '账户放在哪里',
    hosted: '云端账户',
    hostedHint: '换设备也能看到记录',
    hostedMissing: '这个网站目前没有连接云端',
    local: '本机账户',
    localHint: '用这台设备的人都可能看到',
    hostedExplained:
      '云端账户：登录后，你选择保存的筛查结果放在你自己的账户里。在本站只有你能看到，除非你自己分享给别人。管理员看得到你的姓名和邮箱。需要网络。',
    localExplained:
      '本机账户：账户和记录只放在这个浏览器里，不会上传，没有网络也能用。会用这台设备的人都可能看到，清除浏览器数据后就没有了。',
    switchedToHosted: '已改为云端账户',
    switchedToLocal: '已改为本机账户',
    google: '使用 Google 登录',
    googleWaiting: '正在等待 Google…',
    ageIntro: '只问一次，记在这台设备上，不记录生日。',
    ageWhy: '未满 14 岁还不能注册，所以先问一下年龄。',
    under14: '未满 14 岁',
    from14: '14 到 17 岁',
    adult: '18 岁及以上',
    next: '继续',
  },
  en: {
    scriptNeeded:
      'To sign in or register, turn on JavaScript in your browser. The screening information, the articles and the helplines need no account.',
    modeLegend: 'Where the account is kept',
    hosted: 'Cloud account',
    hostedHint: 'Your records on every device',
    hostedMissing: 'This site isn’t connected to the cloud',
    local: 'Account on this device',
    localHint: 'Anyone using it may see them',
    hostedExplained:
      'Cloud account: the screening results you choose to save go to your own account, and on this site nobody else can see them unless you share them. Administrators can see your name and email address. Needs a network.',
    localExplained:
      'Account on this device: the account and its records stay in this browser, nothing is sent, and it works without a network. Anyone who uses this device may read them, and clearing the browser’s data erases them.',
    switchedToHosted: 'Changed to a cloud account',
    switchedToLocal: 'Changed to an account on this device',
    google: 'Sign in with Google',
    googleWaiting: 'Waiting for Google…',
    ageIntro: 'We ask once and remember the answer on this device. No date of birth.',
    ageWhy: 'Accounts start at 14, so we ask about your age first.',
    under14: 'Under 14',
    from14: '14 to 17',
    adult: '18 or over',
    next: 'Continue',
  },
})
