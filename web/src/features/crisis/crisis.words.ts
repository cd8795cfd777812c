import { defineWords } from '../../platform/words'

export const crisisWords = defineWords({
  zh: {
    whoFindsOut: '我们不知道你打没打电话，也不会告诉任何人。热线会告诉谁，接通以后可以先问。',
    heading: '立即求助',
    lead: '你不用一个人扛。打个电话，或者去找一位你信任的人。',
    danger: '有危险，马上打',
    hurt: '有人打你、逼你？',
    hurtHelp: '家里、感情里的暴力，能找谁',
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
    minorText:
      '今天就告诉一位你信任的大人：家人、老师或学校的心理老师。你所在的地区有青少年热线的话，也可以打。',
    back: '回到刚才的页面',
    calling: '打过去可以怎么说',
    callingSteps: [
      '不用先想好。可以就说：“我现在很难受，不知道从哪里说起。”',
      '要不要钱、会不会保密，接通以后可以先问。',
      '没人接，就换一个号码。不用等，也不是你的问题。',
      '说不出口也没关系，可以请身边的人帮你打。',
    ],
    checked: (date: string) => `号码整理于 ${date}，可能会变。紧急时请直接拨打当地的紧急电话。`,
    editors: '给编辑：每个号码的来源和把握',
    editorsText:
      '多数号码来自保存下来的公开网页，不少只有一处来源；有几个只凭常识写下，还没有查到出处。都没有实际拨打。来源按原样记录，用英文。',
  },
  en: {
    whoFindsOut:
      'We don’t know whether you call, and we tell nobody. You can ask the helpline first who it tells.',
    heading: 'Get help now',
    lead: 'You don’t have to carry this alone. Call someone, or go to a person you trust.',
    danger: 'In danger now? Call',
    hurt: 'Is someone hurting you?',
    hurtHelp: 'Violence at home: who can help',
    now: 'What you can do now',
    steps: [
      'If you can, move to where other people are.',
      'Tell one person you trust: “I’m not safe. Please stay with me.”',
      'Put distance between you and anything that could hurt you.',
      'Go to the nearest emergency department, or call your local emergency number.',
    ],
    someone: 'I’m worried about someone else',
    someoneText:
      'Ask directly and listen. Don’t promise to keep it secret. If there’s danger, don’t leave them alone: call together. Look after yourself too.',
    all: 'Help by region',
    allText: 'Open a region to see all its numbers, hours and languages.',
    minor: 'If you’re under 18',
    minorText:
      'Tell an adult you trust today: family, a teacher or a school counsellor. If there’s a youth line for your region, you can call that too.',
    back: 'Back to where you were',
    calling: 'What you can say when you call',
    callingSteps: [
      'You don’t have to know what to say. You can just say: “I’m struggling right now, and I don’t know where to start.”',
      'You can start by asking if the call is free and who will hear about what you say.',
      'If nobody picks up, try another number right away. It’s not about you.',
      'If you can’t say it, ask someone near you to call for you.',
    ],
    checked: (date: string) =>
      `This list was made on ${date}. Numbers can change: in an emergency, call your local emergency number.`,
    editors: 'For editors: where each number comes from, and how sure we are',
    editorsText:
      'Most numbers come from stored public pages, many of them from one page only. A few come from general knowledge, with no source yet. We dialled none.',
  },
})
