import { defineWords } from '../../../platform/words'

export const deviceAccountOfferWords = defineWords({
  zh: {
    unreachable:
      '不一定是你的网络有问题：有些地方连不上云端账户。筛查、文章和求助电话都不需要登录；想留下记录，也可以用本机账户。',
    toDevice: '改用本机账户',
  },
  en: {
    unreachable:
      'It may not be your network: cloud accounts can’t be reached from everywhere. Screening, articles and helplines need no account, and to keep records you can use an account on this device.',
    toDevice: 'Use an account on this device',
  },
})
