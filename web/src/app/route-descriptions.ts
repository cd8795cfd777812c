import type { Localized } from '@amhs/domain/localized'
import type { PathName } from '../platform/paths'

/**
 * The description of every page, for `<meta name="description">`. Apart from the route table because a page's own
 * description comes with its HTML: a visitor downloads these only with the first navigation.
 */
export const routeDescriptions: Readonly<Record<PathName, Localized>> = {
  home: {
    zh: '免费的心理健康自评与支持：花几分钟看看自己最近的状态，再决定下一步。不用注册，答案只留在这台设备上。',
    en: 'Free mental health screening and support: take a few minutes to see how you’ve been, then decide what to do. No account needed; answers stay on this device.',
  },
  learn: {
    zh: '关于情绪、压力、睡眠和求助的短文章，好读好懂，写明出处。',
    en: 'Short articles on mood, stress, sleep and getting help, in plain words and with sources.',
  },
  resource: {
    zh: '一篇关于心理健康的文章，先说要点，再说做法和出处。',
    en: 'An article on mental health: the summary first, then what you can do, then the sources.',
  },
  individual: {
    zh: '为自己找方法：认识感受、每天能做的小事、什么时候找人帮忙。',
    en: 'For yourself: making sense of feelings, small things that help, and when to ask for help.',
  },
  caregiver: {
    zh: '照顾孩子、家人或朋友：留意信号、怎么谈、也照顾好自己。',
    en: 'Caring for a child, relative or friend: signs to notice, how to talk, and looking after yourself.',
  },
  support: {
    zh: '互助小组是什么、有哪些规则、怎么找到适合你的小组。',
    en: 'What support groups are, how they keep people safe, and how to find one that suits you.',
  },
  screening: {
    zh: '选一份量表，花几分钟看看自己最近的状态。这是筛查，不是诊断。',
    en: 'Choose a questionnaire and see how you’ve been lately. This is screening, not a diagnosis.',
  },
  screeningResult: {
    zh: '你的得分、它说明和不说明什么、接下来可以做什么。',
    en: 'Your score, what it means and what it doesn’t, and what you can do next.',
  },
  test: {
    zh: '一题一题慢慢答，随时可以暂停，答案留在这台设备上。',
    en: 'Answer one question at a time; pause whenever you like; answers stay on this device.',
  },
  workplace: {
    zh: '上班累垮了？什么是倦怠，倒班、加班、欠薪时可以做什么、找谁，还有一份倦怠量表。',
    en: 'Worn out by work? What burnout is, what to do about shifts, overtime and late wages, whom to ask, and a burnout questionnaire.',
  },
  workplaceManagers: {
    zh: '给管理者：工作上要检查的六个方面，怎样和员工谈，谈过之后做什么。',
    en: 'For managers: six areas of work to check, how to talk with someone who struggles, and what to do afterwards.',
  },
  about: {
    zh: '这个网站做什么、为谁而做、内容从哪里来、还有什么没有核对。',
    en: 'What this site does, who it’s for, where its content comes from and what we haven’t checked yet.',
  },
  cloudFunctions: {
    zh: '给开发者的演示：试一试本站的可调用云函数，看请求、回答和错误。',
    en: 'For developers: try the callable functions of this site and see request, answer and errors.',
  },
  assistant: {
    zh: '向一个程序提问，找到文章和求助方式。它不是真人，也不是治疗师。',
    en: 'Ask a program to help you find articles and ways to get help. It isn’t a person or a therapist.',
  },
  location: {
    zh: '按城市或距离查找精神卫生机构，附电话和信息日期。',
    en: 'Find mental health services by city or distance, with phone numbers and the date of the facts.',
  },
  accessibilityTest: {
    zh: '在你的设备上检查本站的字号、对比度、键盘和读屏。',
    en: 'Check text size, contrast, keyboard and screen reader on your own device.',
  },
  accessibility: {
    zh: '本站遵循的无障碍标准、测试方法、已知不足和反馈方式。',
    en: 'The accessibility standard this site follows, how we test it, known limits and how to report.',
  },
  privacy: {
    zh: '我们保存什么、不保存什么、存在哪里、你有哪些权利。',
    en: 'What we keep and don’t keep, where it is, and what your rights are.',
  },
  whoFindsOut: {
    zh: '你在这里填的、写的、说的，谁会知道：设备、账户、助手、热线、医生和学校，一样一样说清楚。',
    en: 'Who finds out about what you fill in, write or say here: your device, an account, the assistant, a helpline, a doctor, school.',
  },
  terms: {
    zh: '使用本站的约定：信息与自我了解，不是医疗服务。',
    en: 'The terms of use: information and self-reflection, not a medical service.',
  },
  contact: {
    zh: '向我们提问、报告错误或说出建议。紧急情况请先拨打求助电话。',
    en: 'Ask a question, report an error or make a suggestion. In an emergency call a helpline first.',
  },
  crisis: {
    zh: '各地的急救、报警和心理援助热线号码。没有网络也能打开。',
    en: 'Emergency numbers and crisis lines by region. Works without a network.',
  },
  breathing: {
    zh: '慢慢呼吸一会儿：轻轻吸，慢慢呼，不憋气。可以不动、可以有声音，随时停下。没有网络也能用。',
    en: 'Slow breathing for a minute or more: gently in, slowly out, no holding. Still or with sound, stop at any time. Works without a network.',
  },
  checkIn: {
    zh: '十秒钟记一下今天：心情、一个词、睡眠。没有分数，不催你，空着也行。只存在这台设备上。',
    en: 'Ten seconds for today: mood, a word, sleep. No score, no pressure, gaps are fine. Kept on this device only.',
  },
  sleepDiary: {
    zh: '一周的睡眠日记：早上凭感觉记个大概，没有分数，没有目标。只存在这台设备上，可以打印给医生看。',
    en: 'A sleep diary for a week: rough guesses in the morning, no score, no target. Kept on this device only; print it for a doctor.',
  },
  worry: {
    zh: '把烦心事一件一件写下来，看看哪件现在能动一动，哪件先放着。只存在这台设备上。',
    en: 'Put worries down one at a time: what you can do something about now, and what can wait. Kept on this device only.',
  },
  tell: {
    zh: '写给爸妈、老师或另一位大人的一页：有现成的话，你可以改。没有分数，不保存，可以打印或复制。',
    en: 'A page for a parent, a teacher or another adult: words to start from, yours to change. No score, not saved; print or copy it.',
  },
  tools: {
    zh: '没有网络也能用的小工具：安全计划、慢慢呼吸、看看四周、今天怎么样、睡眠日记、烦心事。不用注册。',
    en: 'Small tools that work without a network: safety plan, slow breathing, grounding, check-in, sleep diary, worries. No account needed.',
  },
  grounding: {
    zh: '五、四、三、二、一：用眼睛、手、耳朵，慢慢回到现在。每一步都能跳过，没有网络也能用。',
    en: 'Five, four, three, two, one: eyes, hands and ears bring you back to now. Skip any step. Works without a network.',
  },
  safetyPlan: {
    zh: '趁现在还稳，写给难受时的自己：六步，可以打印。只存在这台设备上，没有网络也能打开。',
    en: 'Write it while things are steady: six steps for hard moments, to print if you like. Kept on this device only; works without a network.',
  },
  shared: {
    zh: '打开别人用链接分享给你的筛查结果。不需要账户，内容在你的浏览器里解密，不留下来。',
    en: 'Open a screening result that someone shared with you by link. You don’t need an account; your browser decrypts it and keeps nothing.',
  },
  notFound: { zh: '这个地址没有页面。', en: 'There’s no page at this address.' },
  login: { zh: '登录你的账户。', en: 'Sign in to your account.' },
  register: {
    zh: '注册账户，把筛查结果留在自己的账户里。不注册也能使用筛查。',
    en: 'Create an account to keep your results. Screening works without one.',
  },
  forgotPassword: { zh: '用邮箱重设密码。', en: 'Reset your password by email.' },
  resetPassword: { zh: '设置新的密码。', en: 'Set a new password.' },
  profile: { zh: '你的姓名、偏好、密码和数据。', en: 'Your name, preferences, password and data.' },
  stopReminder: { zh: '停止提醒邮件，不用登录。', en: 'Stop reminders by email, without signing in.' },
  myScreenings: { zh: '你保存的筛查结果。', en: 'The screening results that you saved.' },
  myGroups: {
    zh: '你申请和加入的小组：答复、时间和参加方式。',
    en: 'The groups that you asked or belong to: answers, times and how to take part.',
  },
  groupInbox: {
    zh: '加入你带领的小组的申请，和你的答复。',
    en: 'Requests to join the groups that you lead, and your answers.',
  },
  share: {
    zh: '把你选的结果用加密链接给一个人看，随时可以停止。',
    en: 'Show results of your choice to someone with an encrypted link, and stop at any time.',
  },
  shareWithProfessional: {
    zh: '让一位核对过登记编号的专业人员看到你选的问卷结果，随时可以停止。',
    en: 'Let a professional whose registration was checked see the results that you choose, and stop at any time.',
  },
  clients: {
    zh: '与你分享结果的人，和他们选择让你看到的内容。',
    en: 'People who share results with you, and what they chose to show.',
  },
  professionalRole: {
    zh: '提交登记信息，由管理员核对后成为这里的专业人员。',
    en: 'Send your registration details for an administrator to check, and become a professional here.',
  },
  emailTest: { zh: '给自己发一封测试邮件。', en: 'Send a test email to yourself.' },
  assessmentHistory: { zh: '同一份量表几次的得分。', en: 'How your scores have changed.' },
  admin: {
    zh: '用户、服务、小组、留言和记录。',
    en: 'Users, services, groups, messages and the log.',
  },
}
