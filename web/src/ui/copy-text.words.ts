import { defineWords } from '../platform/words'

export const copyWords = defineWords({
  zh: { copy: '复制这段话', copied: '已复制', failed: '没有复制成功。可以长按上面的文字自己复制。' },
  en: {
    copy: 'Copy these words',
    copied: 'Copied',
    failed: 'Copying didn’t work. You can select the words above and copy them.',
  },
})
