import { defineWords } from '../../platform/words'

export const retentionWords = defineWords({
  zh: { caption: '数据库里的内容', what: '内容', until: '保存多久', name: '在数据库里叫' },
  en: { caption: 'In the database', what: 'What', until: 'How long', name: 'Its name there' },
})
