import { defineWords } from '../../platform/words'

/** Texts that the page on which a screening is chosen and the step before the first question have in common. */
export const screeningWords = defineWords({
  zh: {
    ageLegend: '你的年龄',
    ageHint: '只用来选合适的量表，不会保存出生日期。这台设备会记住。',
    ageMissing: '请先选你的年龄，才知道这份量表适不适合你。',
    ages: { 'under-14': '未满 14 岁', '14-17': '14–17 岁', adult: '18 岁及以上' },
    questions: (count: number) => `${count} 题`,
    minutes: (count: number) => `约 ${count} 分钟`,
    ageFrom: (from: number) => `${from} 岁及以上`,
    ageBetween: (from: number, to: number) => `${from}–${to} 岁`,
    childAge: (ages: string) => `孩子 ${ages}`,
    englishOnly: '本站还没有取得它的官方中文版，题目用英文显示。',
    contentWarning: '题目会提到令人难受的事。可以随时停下。',
    under14Heading: '未满 14 岁，请和大人一起做',
    under14Text: '请找一位你信任的大人陪你。答案只留在这台设备上，不能注册账户。',
    beforeHeading: '开始之前要知道的事',
    before: ['这是筛查，不是诊断。', '自愿参加，随时可以停。'],
    keptHere: '答案只存在这台设备上，能打开这个浏览器的人可以看到。',
    keptHereSignedIn: '答案先存在这台设备上，本站只在你登录时显示。它们没有加密，懂电脑的人仍可能找到。',
    emergency: '不用于紧急情况。有危险请先拨打急救或报警电话。',
    keptOnlyIf: '只有你登录后自己选择保存，结果才会进入你的账户。我们的管理员看不到答案。',
    keptSignedIn: {
      hosted: '做完以后，只有你自己选择保存，结果才会进入你的账户。我们的管理员看不到答案。',
      local: '你用的是本机账户：结果也只留在这台设备上。',
    },
    about: '关于这份量表',
    aboutLoading: '正在打开说明…',
    aboutFailed: '没能打开说明。请检查网络，再试一次。',
    tryAgain: '再试一次',
  },
  en: {
    ageLegend: 'Your age',
    ageHint:
      'We only use it to offer questionnaires that fit, and we don’t keep a date of birth. This device remembers your choice.',
    ageMissing: 'Please choose your age first, so that we know whether this questionnaire fits you.',
    ages: { 'under-14': 'Under 14', '14-17': '14–17', adult: '18 or over' },
    questions: (count: number) => `${count} questions`,
    minutes: (count: number) => (count === 1 ? 'about 1 minute' : `about ${count} minutes`),
    ageFrom: (from: number) => `${from} and over`,
    ageBetween: (from: number, to: number) => `${from}–${to} years`,
    childAge: (ages: string) => `child aged ${ages}`,
    englishOnly: 'In English only.',
    contentWarning: 'The questions mention distressing things. You can stop at any time.',
    under14Heading: 'Under 14? Please do this together with an adult',
    under14Text:
      'Ask an adult you trust to sit with you. Answers stay on this device; accounts are for 14 and over.',
    beforeHeading: 'Before you start',
    before: ['This is screening, not a diagnosis.', 'It’s up to you, and you can stop at any time.'],
    keptHere: 'Answers are kept on this device only. Anyone who can open this browser can see them.',
    keptHereSignedIn:
      'Answers are kept on this device first; this site shows them only while you’re signed in. They aren’t encrypted, and someone with technical skill may still find them.',
    emergency: 'Not for emergencies. If you’re in danger, call the emergency number first.',
    keptOnlyIf:
      'A result goes to your account only if you sign in and choose to save it. Our administrators can’t see answers.',
    keptSignedIn: {
      hosted:
        'A result goes to your account only if you choose to save it afterwards. Our administrators can’t see answers.',
      local: 'You’re using an account on this device: results stay here, too.',
    },
    about: 'About this questionnaire',
    aboutLoading: 'Opening the description…',
    aboutFailed: 'The description didn’t open. Please check the network and try again.',
    tryAgain: 'Try again',
  },
})
