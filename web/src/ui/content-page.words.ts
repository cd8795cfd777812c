import { defineWords } from '../platform/words'

export const contentPageWords = defineWords({
  zh: {
    loading: '正在打开…',
    updated: (date: string, version: string) => `更新于 ${date}，版本 ${version}`,
  },
  en: {
    loading: 'Opening…',
    updated: (date: string, version: string) => `Updated ${date}, version ${version}`,
  },
})
