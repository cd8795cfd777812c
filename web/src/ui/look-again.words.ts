import { defineWords } from '../platform/words'

export const lookAgainWords = defineWords({
  zh: {
    button: '放进日历',
    hint: (date: string) => `下载一个日历文件，${date}那天只写“回头看看”，不写量表的名字，也不会响。`,
    title: '回头看看',
    done: '文件已经下载，打开它就会加进你的日历。',
    byMail: '用邮件提醒我',
  },
  en: {
    button: 'Put it in my calendar',
    hint: (date: string) =>
      `Downloads a calendar file. On ${date} it only says “Look again”: no questionnaire’s name, and no alarm.`,
    title: 'Look again',
    done: 'The file is in your downloads. Open it to add it to your calendar.',
    byMail: 'Remind me by email',
  },
})
