import { defineWords } from '../../platform/words'

export const readers = ['parent', 'teacher', 'adult'] as const
export type Reader = (typeof readers)[number]

/** The sentences come from the facts on what a minor hands over (docs/decisions/014), in the young person's own voice. */
export const tellWords = defineWords({
  zh: {
    title: '想让你知道的事',
    lead: '有些话当面说不出口，递一张纸、发一段话也行。这里没有得分，也没有你的回答。',
    unsafeAtHome: '如果在家里说出来会不安全，先找另一位大人，或打热线。',
    who: '给谁看？',
    readers: { parent: '爸爸妈妈或家里的大人', teacher: '老师', adult: '另一位我信任的大人' },
    label: '我想说的话',
    texts: {
      parent: [
        '我最近心里不太好受，想和你聊聊。请先听我说，不用马上给建议，也不用怪谁。',
        '我现在最难的是：',
        '我希望你能陪陪我，或者帮我约一次医生或学校心理老师，或者先知道就好。',
      ],
      teacher: [
        '我最近有点难，想请您帮帮忙。方便找个安静的时间聊聊吗？',
        '在学校里，现在最难的是：',
        '也许能帮到我的：晚一点交作业，有个可以安静一下的地方，或者见见学校心理老师。',
      ],
      adult: [
        '我最近心里不太好受，在家里还说不出口，所以先找你。请先听我说。',
        '我现在最难的是：',
        '我希望你能陪我想想下一步，或者和我一起告诉家里，或者陪我去看看。',
      ],
    },
    tip: '给大人：先谢谢孩子愿意说。不争辩、不责怪、不承诺绝对保密。问一问：你现在安全吗？怎样能帮到你？',
    teacherNote: '先知道一件事：老师可能需要告诉你的家长或学校心理老师。',
    beforeHeading: '交出去之前',
    before: [
      '你的结果归你。除非你自己给他们看，家长和老师在这个网站上看不到；我们也不会去告诉他们。',
      '交出去的纸和消息，别人可能会留着或转给别人。只写你愿意让他们知道的。',
      '如果你现在有危险，马上打急救电话，或告诉身边一位大人。这个网站不会替你告诉任何人。',
    ],
    notSafe: '不安全，或者特别难受：现在就求助',
  },
  en: {
    title: 'What I’d like you to know',
    lead: 'Some things are hard to say out loud. A note or a message will do. There’s no score here, and none of your answers.',
    unsafeAtHome:
      'If telling someone at home wouldn’t be safe, go to another adult first, or call a helpline.',
    who: 'Who is it for?',
    readers: {
      parent: 'A parent or an adult at home',
      teacher: 'A teacher',
      adult: 'Another adult I trust',
    },
    label: 'What I want to say',
    texts: {
      parent: [
        'Things have been hard for me lately, and I’d like to talk with you. Please listen first; advice can wait, and nobody is to blame.',
        'The hardest thing right now is:',
        'I’d like you to be with me, or help me see a doctor or the school counsellor, or just know for now.',
      ],
      teacher: [
        'I’m having a hard time and would like some support. Can we find a quiet time to talk?',
        'The hardest thing at school right now is:',
        'What might help: more time for homework, a quiet place to go to, or seeing the school counsellor.',
      ],
      adult: [
        'Things have been hard for me lately, and I can’t say it at home yet, so I’m coming to you first. Please listen.',
        'The hardest thing right now is:',
        'I’d like you to think about the next step with me, or tell my family together with me, or come along to see someone.',
      ],
    },
    tip: 'For the adult: thank them for telling you. Don’t argue, blame or promise complete secrecy. Ask: are you safe now? What would help?',
    teacherNote:
      'One thing to know first: your teacher may have to tell your parents or the school counsellor.',
    beforeHeading: 'Before you hand it over',
    before: [
      'Your results are yours. Unless you show them yourself, parents and teachers can’t see them on this site. We don’t tell them.',
      'Others may keep or pass on a note or a message. Write only what you want them to know.',
      'If you’re in danger now, call the emergency number or tell an adult right away. This site won’t tell anyone for you.',
    ],
    notSafe: 'Not safe, or very hard right now: get help now',
  },
})
