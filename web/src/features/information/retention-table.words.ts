import { defineWords } from '../../platform/words'

export const retentionWords = defineWords({
  zh: { caption: '数据库里的内容', what: '内容（和它在数据库里的名字）', until: '保存多久' },
  en: { caption: 'In the database', what: 'What (and its name there)', until: 'How long' },
})
