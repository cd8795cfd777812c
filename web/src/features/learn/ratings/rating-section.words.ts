import { defineWords } from '../../../platform/words'

/** What stands there before ratings are asked for; the rest comes with them. */
export const ratingSectionWords = defineWords({
  zh: {
    heading: '这篇对你有帮助吗？',
    show: '看看读者的评价',
    showHint: '评价保存在服务器上，点了才会读取。',
    signIn: '登录后可以评价',
    loading: '正在读取评价…',
  },
  en: {
    heading: 'Was this helpful?',
    show: 'Show ratings and comments',
    showHint: 'Ratings are kept on the server and load only when you ask.',
    signIn: 'Sign in to rate',
    loading: 'Loading the ratings…',
  },
})
