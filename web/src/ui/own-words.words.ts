import { defineWords } from '../platform/words'

export const ownWords = defineWords({
  zh: {
    hint: '这些话归你：改、删、加都行。只在这一页上，不会保存，也不会替你发。',
    copy: '复制',
    copied: '已复制',
    share: '用手机分享',
    print: '打印这一页',
    failed: '没有成功。上面的文字已经选中，用键盘（Ctrl+C 或 ⌘C）或菜单里的“复制”就行。',
  },
  en: {
    hint: 'The words are yours: change them, cut them, add to them. They’re on this page only: we don’t save them or send them for you.',
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share from my phone',
    print: 'Print this page',
    failed:
      'That didn’t work. The words above are selected: copy them with the keyboard (Ctrl+C or ⌘C) or the menu.',
  },
})
