import { defineWords } from '../../platform/words'

export const crisisWords = defineWords({
  zh: {
    heading: '立即求助',
    lead: '你不用一个人扛。先打一个电话，或去找一位你信任的人。',
    now: '现在可以做的',
    steps: [
      '尽量到有人的地方去。',
      '告诉一位你信任的人：“我现在不太安全，请陪着我。”',
      '先远离任何可能伤到你的东西。',
      '去最近的医院急诊，或拨打当地的紧急电话。',
    ],
    someone: '我担心的是别人',
    someoneText: '直接问，认真听，不要答应保密。有危险时不要让对方一个人待着，一起打电话。也照顾好你自己。',
    all: '各地区的求助方式',
    allText: '点开地区，看那里的全部号码、时间和语言。',
    minor: '如果你未满 18 岁',
    minorText: '今天就告诉一位你信任的大人：家人、老师或学校的心理老师。也可以打给青少年热线。',
    back: '回到刚才的页面',
    checked: (date: string) =>
      `全部号码核对于 ${date}，没有实际拨打。号码可能会变，紧急时请直接拨打当地的紧急电话。`,
  },
  en: {
    heading: 'Get help now',
    lead: 'You do not have to carry this alone. Call first, or go to somebody you trust.',
    now: 'What you can do now',
    steps: [
      'If you can, move to where other people are.',
      'Tell one person you trust: “I am not safe. Please stay with me.”',
      'Put distance between you and anything that could hurt you.',
      'Go to the nearest emergency department, or call your local emergency number.',
    ],
    someone: 'I am worried about someone else',
    someoneText:
      'Ask directly and listen. Do not promise to keep it secret. If there is danger, do not leave them alone; call together. Look after yourself too.',
    all: 'Help by region',
    allText: 'Open a region to see all its numbers, hours and languages.',
    minor: 'If you are under 18',
    minorText:
      'Tell an adult you trust today: family, a teacher or a school counsellor. You can also call a youth line.',
    back: 'Back to where you were',
    checked: (date: string) =>
      `All numbers were checked on ${date}; none was dialled. Numbers change: in an emergency call your local emergency number.`,
  },
})
