import { defineWords } from '../../../platform/words'

export const articleGroupWords = defineWords({
  zh: {
    feel: '在经历什么',
    hard: '特别难的时候',
    school: '上学的你',
    care: '照顾别人',
    life: '上班与生活',
    help: '找人帮忙',
  },
  en: {
    feel: 'What you’re going through',
    hard: 'When it’s very hard',
    school: 'At school',
    care: 'Caring for others',
    life: 'Work and life',
    help: 'Getting help',
  },
})
