import { defineWords } from '../platform/words'

export const copyWords = defineWords({
  zh: {
    copy: '复制这段话',
    copied: '已复制',
    failed: '没有复制成功。上面的文字已经选中，用键盘（Ctrl+C 或 ⌘C）或菜单里的“复制”就行。',
  },
  en: {
    copy: 'Copy these words',
    copied: 'Copied',
    failed:
      'Copying didn’t work. The words above are selected: copy them with the keyboard (Ctrl+C or ⌘C) or the menu.',
  },
})
