import { defineWords } from '../../../platform/words'

/** Texts of the step before the first question. */
export const startWords = defineWords({
  zh: {
    how: '怎样作答',
    oneAtATime: '一次一题',
    allOnOnePage: '全部显示在一页',
    start: '开始作答',
    notForYouHeading: '这份量表不适合你的年龄',
    notForYouText: (ages: string) => `它是给 ${ages} 的人用的，换一份会更准。`,
    notForYouParent: '这份量表由家长填写。可以请家长用他们自己的设备来做。',
    toList: '看看适合你的筛查',
    changeAge: '选错年龄了？在这里改。',
    scriptNeeded: '作答需要 JavaScript。请打开它，或用打印的量表，和医生一起填写。求助电话没有它也能用。',
  },
  en: {
    how: 'How to answer',
    oneAtATime: 'One question at a time',
    allOnOnePage: 'All on one page',
    start: 'Start',
    notForYouHeading: 'This questionnaire does not fit your age',
    notForYouText: (ages: string) => `It is made for people aged ${ages}. Another one will tell you more.`,
    notForYouParent:
      'This questionnaire is answered by a parent. A parent can take it on a device of their own.',
    toList: 'See the screenings that fit you',
    changeAge: 'Chose the wrong age? Change it here.',
    scriptNeeded:
      'Answering needs JavaScript. Please turn it on, or fill in a printed questionnaire with a doctor. The help numbers work without it.',
  },
})
