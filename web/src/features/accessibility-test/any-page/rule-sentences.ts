import type { Localized } from '@amhs/domain/localized'

/** What axe's most usual rules find, in plain words. What stands not here is said in axe's own words. */
export const ruleSentences: Readonly<Record<string, Localized>> = {
  'color-contrast': {
    zh: '文字和背景的颜色太接近，不容易看清。',
    en: 'The colour of the text is too close to its background, so it’s hard to read.',
  },
  'color-contrast-enhanced': {
    zh: '文字和背景的反差没有达到本站的目标（7 : 1）。',
    en: 'The contrast of the text is below what this site aims at (7 : 1).',
  },
  'image-alt': {
    zh: '图片没有文字说明，看不见的人不知道上面是什么。',
    en: 'A picture has no words that say what it shows.',
  },
  'role-img-alt': { zh: '图形没有文字说明。', en: 'A drawing has no words that say what it shows.' },
  'svg-img-alt': { zh: '图形没有文字说明。', en: 'A drawing has no words that say what it shows.' },
  label: {
    zh: '填写的地方没有名称，不知道该填什么。',
    en: 'A field has no name, so nobody is told what to fill in.',
  },
  'select-name': {
    zh: '下拉选择没有名称，不知道在选什么。',
    en: 'A list to choose from has no name, so nobody is told what is chosen.',
  },
  'button-name': {
    zh: '按钮没有名称，不知道按了会怎样。',
    en: 'A button has no name, so nobody is told what it does.',
  },
  'link-name': {
    zh: '链接没有名称，不知道通向哪里。',
    en: 'A link has no name, so nobody is told where it leads.',
  },
  'link-in-text-block': {
    zh: '文字里的链接只靠颜色区分。',
    en: 'A link within text is told apart by its colour alone.',
  },
  'label-content-name-mismatch': {
    zh: '看到的字和控件的名称不一样，用声音说出看到的字时按不到。',
    en: 'The words you see aren’t in the control’s name, so saying them doesn’t press it.',
  },
  'target-size': {
    zh: '可以按的地方太小，或离得太近，容易按错。',
    en: 'Something to press is too small or too close to the next, and easily missed.',
  },
  'heading-order': {
    zh: '标题跳级了，用标题了解页面的人会以为漏了一段。',
    en: 'Headings skip a level, so it seems as if a part were missing.',
  },
  'empty-heading': { zh: '有一个标题里没有文字。', en: 'A heading holds no words.' },
  'page-has-heading-one': {
    zh: '这一页没有大标题。',
    en: 'The page has no main heading.',
  },
  'landmark-one-main': {
    zh: '没有标明哪里是主要内容，无法直接跳过去。',
    en: 'Nothing marks where the main content begins, so nobody can jump to it.',
  },
  region: {
    zh: '有些内容不在任何区域里，按区域跳着看的人会错过。',
    en: 'Some content lies outside all regions, and those who move from region to region miss it.',
  },
  'landmark-unique': {
    zh: '两个区域的名称一样，分不清是哪一个。',
    en: 'Two regions have the same name and can’t be told apart.',
  },
  'skip-link': {
    zh: '“跳到……”的链接通向的地方不存在。',
    en: 'A “skip to …” link leads nowhere.',
  },
  'document-title': {
    zh: '这一页没有标题，在多个标签页之间分不清。',
    en: 'The page has no title, so it can’t be told from other tabs.',
  },
  'html-has-lang': {
    zh: '没有写明页面是什么语言，读屏可能用错的口音读。',
    en: 'Nothing says in which language the page is, so it may be read aloud in the wrong one.',
  },
  'valid-lang': {
    zh: '有一段文字标错了语言，读屏可能用错的口音读。',
    en: 'A piece of text is marked with a wrong language, so it may be read aloud in the wrong one.',
  },
  'scrollable-region-focusable': {
    zh: '有一块内容可以滚动，但用键盘到不了。',
    en: 'A part scrolls, but the keyboard can’t get to it.',
  },
  'nested-interactive': {
    zh: '可以按的东西里面又有可以按的东西，读屏说不清按的是哪一个。',
    en: 'Something to press lies within something else to press, and a screen reader can’t tell them apart.',
  },
  'aria-hidden-focus': {
    zh: '焦点会停在读屏看不到的地方。',
    en: 'The focus stops at something that screen readers are told to leave out.',
  },
  tabindex: {
    zh: '焦点的顺序被改过，和看到的顺序不一样。',
    en: 'The order of the focus was changed and differs from what you see.',
  },
  'meta-viewport': { zh: '页面不让人放大。', en: 'The page doesn’t let you zoom in.' },
  list: {
    zh: '列表的写法不对，读屏说不清有几项。',
    en: 'A list is built wrongly, so a screen reader can’t say how many items it has.',
  },
  listitem: {
    zh: '列表的一项不在列表里，读屏说不清它属于哪里。',
    en: 'An item lies outside its list, so a screen reader can’t say where it belongs.',
  },
}
