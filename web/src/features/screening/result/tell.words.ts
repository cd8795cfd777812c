import { defineWords } from '../../../platform/words'

/** Texts of "tell someone" and of the page that can be shown. */
export const tellWords = defineWords({
  zh: {
    heading: '告诉一个人',
    folded: '告诉一个人：可以这样开口',
    lead: '不用一个人想。挑一个你信任的人，把这段话发过去就好。',
    leadParent:
      '你也不用一个人担着。挑一个你信得过的人，把这段话发过去就好：家里人、朋友、孩子的老师或医生。',
    leadChild:
      '跟孩子开口，是另一回事。挑个平静的时候，并肩坐着：散步、坐车、做饭时。说你看到的，别急着下结论。',
    headingWork: '跟主管开不了口，就照着说',
    leadBoss: '跟主管，可以这样说：说事情，不说自己不行。',
    leadWork: '说事情，不说自己不行。带一个例子，提一个请求。',
    hard: {
      minor: '我最近很难受，不想一个人扛。你能陪我，帮我找人看看吗？',
      adult: '我最近很难受，不想一个人扛。能陪我说说话，或者陪我去看医生吗？',
    },
    onlyWords: '只复制文字。没有分数，没有你的回答，我们也不会替你发。',
    page: {
      minor: '给你信任的大人看的一页',
      adult: '给家人、朋友或医生看的一页',
      parent: '给老师或家人看的一页',
    },
    pageText: '不含分数，除非你想写上。可以拿给对方看、打印，或者复制。',
    withScore: '也写上得分',
    yourWords: '给对方看的话',
    otherReader: '想写给爸妈或老师？有两种开头可选',
    title: '请先听我说',
    titleChild: '关于孩子，请帮我看看',
    did: (date: string) => `${date}，我在网上填了一份问卷。它是筛查，不是诊断。`,
    didDrinking: (date: string) => `${date}，我在网上填了一份关于喝酒的问卷。它是筛查，不是诊断。`,
    didChild: (date: string) => `${date}，我填了一份关于孩子近况的问卷。它是筛查，不是诊断。`,
    raised: '结果说，值得找专业的人看一看。',
    notRaised: '结果没有说一定要找专业的人，但我还是想跟你说说。',
    plain: '它让我想跟你说说最近的情况。',
    withSupport: '我最近很难受，不想一个人扛。请今天就陪陪我，帮我找人看看。',
    withSupportChild: '孩子最近可能很难受。请帮我一起留意，别让孩子一个人扛。',
    please: {
      minor: '请你：先听我说，不用马上给建议。再陪我想想下一步，比如一起去找学校心理老师或医生。',
      adult: '请你：先听我说，不用马上给建议。再陪我想想下一步，比如一起去看医生。',
    },
    pleaseChild: '请你：说说孩子在你那里是什么样子，有没有变化。再一起想想下一步，比如学校心理老师或医生。',
    notNeeded: '不用追问每一题，也不用怪谁。',
    score: (title: string, score: string) => `${title}，得分：${score}。`,
  },
  en: {
    heading: 'Tell someone',
    folded: 'Tell someone: how to start',
    lead: 'You don’t have to deal with this alone. Pick someone you trust and send them these words.',
    leadParent:
      'You don’t have to deal with this alone. Pick someone you trust, such as family, a friend, your child’s teacher or a doctor, and send them these words.',
    leadChild:
      'Talking with your child is different. Pick a calm moment, side by side: on a walk, in the car, while cooking. Say what you’ve seen, without judging.',
    headingWork: 'Words for your manager',
    leadBoss: 'To your manager you could say this. Talk about the work, not about failing.',
    leadWork: 'Talk about the work, not about failing. Bring one example and one request.',
    hard: {
      minor:
        'Things have been very hard lately and I don’t want to carry it alone. Can you stay with me and help me find someone to talk to?',
      adult:
        'Things have been very hard lately and I don’t want to carry it alone. Could you talk with me, or come with me to see a doctor?',
    },
    onlyWords: 'Only the words are copied: no score, none of your answers. We don’t send anything for you.',
    page: {
      minor: 'A page for an adult you trust',
      adult: 'A page for family, a friend or a doctor',
      parent: 'A page for a teacher or the family',
    },
    pageText: 'Without the score, unless you want it there. Show it, print it or copy it.',
    withScore: 'Add the score too',
    yourWords: 'Words for them to read',
    otherReader: 'For a parent or a teacher? There are words for each',
    title: 'Please listen first',
    titleChild: 'Please help me look out for my child',
    did: (date: string) => `On ${date} I filled in a questionnaire. It’s a screening, not a diagnosis.`,
    didDrinking: (date: string) =>
      `On ${date} I filled in a questionnaire about drinking. It’s a screening, not a diagnosis.`,
    didChild: (date: string) =>
      `On ${date} I filled in a questionnaire about how my child has been. It’s a screening, not a diagnosis.`,
    raised: 'The result says that it’s worth seeing a professional.',
    notRaised: 'The result doesn’t say that a professional is needed, but I’d still like to talk about it.',
    plain: 'It made me want to talk with you about how things have been.',
    withSupport:
      'Things have been very hard lately and I don’t want to carry this alone. Please be with me today and help me find someone to see.',
    withSupportChild: 'My child may be having a very hard time. Please help me keep an eye on them.',
    please: {
      minor:
        'Please listen first; advice can wait. Then help me think about what comes next, such as going together to a school counsellor or a doctor.',
      adult:
        'Please listen first; advice can wait. Then help me think about what comes next, such as going to a doctor together.',
    },
    pleaseChild:
      'Please tell me how my child is with you, and whether that has changed. Then let’s think about what comes next, such as a school counsellor or a doctor.',
    notNeeded: 'There’s no need to go through every answer, or to blame anyone.',
    score: (title: string, score: string) => `${title}, score: ${score}.`,
  },
})
