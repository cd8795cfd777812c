import { defineWords } from '../../platform/words'

export const homeWords = defineWords({
  zh: {
    heading: '你现在怎么样？',
    lead: '挑最像你的那一句就好。',
    noAccount: '不用注册，答案只留在这台设备上。',
    withAccount: '答案先留在这台设备上，存不存进账户，你来定。',
    inDanger: '不想活了，或怕会伤到自己？',
    inDangerText: '现在就可以打，有人会听你说。',
    back: '你回来了。',
    backLead: '灯还给你留着。',
    somethingElse: '还是想说说别的',
    feelings: '最近，我……',
    whereToStart: '你想从哪里开始？',
    doors: {
      adult: { title: '我满 18 岁了', text: '看看最近的情绪、睡眠和压力，找到适合自己的做法。' },
      young: { title: '我 11–17 岁', text: '用为你这个年龄设计的量表；结果可以带给一位你信任的大人。' },
      caregiver: { title: '我在照顾别人', text: '孩子需要帮助的信号、怎么谈心事，也照顾好你自己。' },
      professional: { title: '我是专业人员', text: '本站怎样做成，内容从哪里来，哪些还没有核对。' },
    },
    allTools: '查看全部筛查',
    smallTools: '先停一下',
    smallToolNames: {
      breathing: '慢慢呼吸',
      grounding: '看看四周',
      checkIn: '今天怎么样',
      safetyPlan: '我的安全计划',
    },
    allSmallTools: '查看全部小工具',
    readsHeading: '读一读',
    reads: {
      sleep: { title: '改善睡眠', text: '醒着约 20 分钟还睡不着，就起来做点安静的事，困了再回床上。' },
      talking: { title: '如何与孩子谈心事', text: '选个平静的时候，并肩而坐：散步、开车、做饭时。' },
      stress: { title: '应对压力', text: '感受双脚、看看周围、感受呼吸，再回到手上的事。' },
    },
    allReads: '查看全部文章',
    promiseHeading: '我们怎样对待你的答案',
    promises: {
      screening: {
        title: '是筛查，不是诊断',
        text: '只有具备资质的专业人员才能作出诊断。结果帮你决定要不要找人谈谈。',
      },
      yours: { title: '留在你手里', text: '答案存在这台设备上。要不要存到账户，由你另外决定。' },
      stop: { title: '随时可以停', text: '做到哪一题都能停。下次打开，接着做就行。' },
    },
  },
  en: {
    heading: 'How are you doing?',
    lead: 'Pick what sounds most like you.',
    noAccount: 'No account needed; your answers stay on this device.',
    withAccount: 'Answers stay on this device first; you decide whether your account keeps them.',
    inDanger: 'Don’t want to live, or afraid you might hurt yourself?',
    inDangerText: 'You can call right now. Someone will listen.',
    back: 'Welcome back.',
    backLead: 'We left a light on for you.',
    somethingElse: 'Or something else',
    feelings: 'Lately I feel…',
    whereToStart: 'Where would you like to start?',
    doors: {
      adult: { title: 'I’m 18 or over', text: 'Look at mood, sleep and stress, and find what may help.' },
      young: {
        title: 'I’m 11 to 17',
        text: 'Questionnaires made for your age; you can take the result to an adult you trust.',
      },
      caregiver: {
        title: 'I look after someone',
        text: 'Signs that a child needs help, how to talk, and looking after yourself too.',
      },
      professional: {
        title: 'I’m a professional',
        text: 'How this site was made, where its texts come from, and what we haven’t checked yet.',
      },
    },
    allTools: 'See all screenings',
    smallTools: 'Take a moment',
    smallToolNames: {
      breathing: 'Breathe slowly',
      grounding: 'Look around',
      checkIn: 'How is today',
      safetyPlan: 'My safety plan',
    },
    allSmallTools: 'See all tools',
    readsHeading: 'Worth reading',
    reads: {
      sleep: {
        title: 'Better sleep',
        text: 'Still awake after about 20 minutes? Get up, do something calm, and go back to bed when you’re sleepy.',
      },
      talking: {
        title: 'How to talk with a young person',
        text: 'Pick a calm moment, side by side: on a walk, in the car, while cooking.',
      },
      stress: {
        title: 'Coping with stress',
        text: 'Notice your feet, the room, your breath, then return to what you are doing.',
      },
    },
    allReads: 'See all articles',
    promiseHeading: 'What happens to your answers',
    promises: {
      screening: {
        title: 'A screening, not a diagnosis',
        text: 'Only a qualified professional can diagnose. The result helps you decide whether to talk to someone.',
      },
      yours: {
        title: 'In your hands',
        text: 'Answers stay on this device. Saving them to an account is a separate choice.',
      },
      stop: {
        title: 'Stop at any time',
        text: 'Pause at any question and pick up where you left off.',
      },
    },
  },
})
