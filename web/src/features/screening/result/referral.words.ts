import { defineWords } from '../../../platform/words'

/**
 * What to say on the telephone, what to bring and what to ask. From the articles "first-visit-china" and "professional-help"; nothing
 * here is advice of its own. The lines of the page are those that services ask for in a referral (CNWL CAMHS and others,
 * facts on sharing, section 9), as far as a person may want to say them; every one may stay empty.
 */
export const referralWords = defineWords({
  zh: {
    summary: '打电话怎么说，去的时候带什么',
    servicesText: '已经替你选好哪类机构、给多大的人看，都可以改',
    sayHeading: '打电话或在导诊台，可以这样说',
    say: '“你好，我最近心里很难受，该挂什么科？怎么预约？”',
    sayChild: '“你好，孩子最近心里很难受，该挂什么科？怎么预约？”',
    sayGp: '“你好，我最近心里很难受，想约 GP（家庭医生）看看。”',
    sayGpChild: '“你好，孩子最近心里很难受，想约 GP（家庭医生）看看。”',
    sayFirst: '见到医生，第一句可以说：“我有点紧张，写了几句话，可以先看看吗？”',
    bringHeading: '带上',
    insured: ['身份证件', '医保卡或保险的凭证'],
    bring: ['以前的病历', '正在吃的药：写张单子或拍张照', '这一页'],
    bringOfChild: ['孩子以前的病历', '孩子正在吃的药：写张单子或拍张照', '这一页'],
    minor:
      '未满 18 岁，一般由家长或监护人陪着，先打电话问清楚。你可以请医生单独和你谈一会儿，也可以问哪些会告诉父母。',
    minorOfParent: '孩子未满 18 岁，一般由家长或监护人陪着去，先打电话问清楚。医生可能会单独和孩子谈一会儿。',
    askHeading: '可以问',
    askLine: (questions: string) => `可以问：${questions}`,
    askCost: '费用是多少，医保或保险能报多少？',
    ask: ['哪些内容保密，什么情况下要告诉别人？', '下一步做什么，什么时候再来？'],
    pageLabel: '我的一页（带去用）',
    pageTitle: '带去给医生看',
    lines: [
      '怎么联系我，什么时候方便接电话：',
      '我习惯说的语言，需要的照顾：',
      '哪里难受：',
      '多久了，和以前比有什么变化：',
      '影响到上学或工作、睡觉、吃饭的地方：',
      '试过什么，谁在帮我：',
      '正在吃的药：',
      '想得到什么帮助：',
      '安全方面，我希望你（问我 / 先不问 / 已经谈过）：',
      '写这一页的日期：',
    ],
    linesOfParent: [
      '怎么联系我，什么时候方便接电话：',
      '我们习惯说的语言，孩子需要的照顾：',
      '我看到孩子哪里不一样：',
      '多久了，和以前比有什么变化：',
      '影响到上学、朋友、睡觉、吃饭的地方：',
      '试过什么，谁在帮孩子：',
      '孩子正在吃的药：',
      '想得到什么帮助：',
      '安全方面，我担心的是：',
      '写这一页的日期：',
    ],
    withScore: '也写上这次的得分',
    score: (title: string, score: string, date: string, edition: string) =>
      `${title}，${score}。${date}填的，题目为 ${edition} 版。这是筛查，不是诊断。`,
  },
  en: {
    summary: 'What to say when you call, and what to bring',
    servicesText: 'The kind of place and the age are already chosen; you can change both',
    sayHeading: 'On the phone or at the front desk you could say',
    say: '“Hello, I’ve been feeling really bad lately. Which clinic do I need, and how do I book?”',
    sayChild:
      '“Hello, my child has been feeling really bad lately. Which clinic do we need, and how do we book?”',
    sayGp: '“Hello, I’ve been feeling really bad lately. Could I book an appointment with a GP?”',
    sayGpChild:
      '“Hello, my child has been feeling really bad lately. Could I book an appointment with a GP for them?”',
    sayFirst:
      'To the doctor, your first words could be: “I’m a bit nervous. I wrote a few lines. Could you read them first?”',
    bringHeading: 'Bring',
    insured: ['an ID', 'your insurance card or proof of insurance'],
    bring: ['past records', 'a list or a photo of the medicine you take', 'this page'],
    bringOfChild: [
      'your child’s past records',
      'a list or a photo of the medicine your child takes',
      'this page',
    ],
    minor:
      'If you’re under 18, a parent or guardian usually comes along; call first to ask. You can ask for some time alone with the doctor. You can also ask what your parents will be told.',
    minorOfParent:
      'If your child is under 18, a parent or guardian usually comes along; call first to ask. The doctor may talk with your child alone for a while.',
    askHeading: 'You can ask',
    askLine: (questions: string) => `You can ask: ${questions}`,
    askCost: 'What does it cost, and what does insurance pay?',
    ask: [
      'What stays private, and when do you have to tell someone?',
      'What comes next, and when should I come back?',
    ],
    pageLabel: 'My page, to take along',
    pageTitle: 'For the doctor to read',
    lines: [
      'How to reach me, and when it’s safe to call: ',
      'The language I’d like to speak, and what I need: ',
      'What’s hard: ',
      'Since when, and what has changed: ',
      'What it does to school or work, sleep, eating: ',
      'What I’ve tried, and who supports me: ',
      'Medicine I take: ',
      'What help I’d like: ',
      'About my safety, I’d like you to (ask me / not ask yet / we’ve talked about it): ',
      'Date of this page: ',
    ],
    linesOfParent: [
      'How to reach me, and when it’s a good time to call: ',
      'The language we’d like to speak, and what my child needs: ',
      'What I see in my child: ',
      'Since when, and what has changed: ',
      'What it does to school, friends, sleep, eating: ',
      'What we’ve tried, and who supports my child: ',
      'Medicine my child takes: ',
      'What help we’d like: ',
      'About my child’s safety, I’m worried that: ',
      'Date of this page: ',
    ],
    withScore: 'Add this score too',
    score: (title: string, score: string, date: string, edition: string) =>
      `${title}, ${score}. Filled in on ${date}, edition ${edition}. A screening, not a diagnosis.`,
  },
})
