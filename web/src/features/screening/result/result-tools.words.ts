import { defineWords } from '../../../platform/words'

export const resultToolsWords = defineWords({
  zh: {
    heading: '现在就能用的',
    plan: '安全计划',
    breathing: '慢慢呼吸',
    grounding: '看看四周',
    assistant: '和助手聊聊',
  },
  en: {
    heading: 'To use right now',
    plan: 'Safety plan',
    breathing: 'Slow breathing',
    grounding: 'Look around',
    assistant: 'Talk it over',
  },
})
