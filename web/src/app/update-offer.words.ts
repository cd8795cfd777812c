import { defineWords } from '../platform/words'

export const updateWords = defineWords({
  zh: { offer: '网站有新版本。', use: '现在更新' },
  en: { offer: 'A new version of this site is ready.', use: 'Update now' },
})
