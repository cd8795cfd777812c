import { defineWords } from '../platform/words'

/** Texts of the help dialog, which load with it. */
export const helpWords = defineWords({
  zh: {
    helpIntro: '只用键盘、读屏或触摸，就能用本站的全部功能。',
    shortcuts: '键盘快捷键',
    shortcutHelp: '打开这个帮助',
    shortcutMain: '跳到主要内容',
    shortcutNavigation: '跳到导航',
    shortcutSearch: '跳到筛查搜索',
    shortcutExit: '快速离开本站',
    shortcutExitKeys: '连按三次 Shift（不在输入框里时）',
    exitExplained:
      '“快速离开”会马上打开天气网站，并替换当前这一页的浏览记录。登录着的账户会同时退出，别人再打开本站时看不到它（浏览器记住了密码的除外）。如果你关掉了这一项，账户就一直登录着，别人也能打开。之前看过的页面仍可能留在浏览器的历史里，需要的话，请自己清除。',
    resultsStay:
      '做完的结果只存在这个浏览器里，除非你存到了账户。“快速离开”会清除没登录时做完的；想留着，去掉那一项的勾。也可以现在就全部清除。',
    textSize:
      '还想更大：手机上在浏览器的设置里调大字号；电脑上按 Ctrl 加加号，苹果电脑按 Command 加加号。读屏会按标题和区域读出页面。',
    language: '语言',
    close: '关闭',
  },
  en: {
    helpIntro: 'Everything on this site works with the keyboard alone, with a screen reader or by touch.',
    shortcuts: 'Keyboard shortcuts',
    shortcutHelp: 'Open this help',
    shortcutMain: 'Go to the main content',
    shortcutNavigation: 'Go to the navigation',
    shortcutSearch: 'Go to the screening search',
    shortcutExit: 'Leave this site quickly',
    shortcutExitKeys: 'Shift three times, outside text fields',
    exitExplained:
      '“Quick exit” opens a weather site at once and replaces this page in the browser history. It also signs you out, so whoever opens this site next can’t get into your account, unless the browser remembers your password. If you turn that off, you stay signed in, and anyone who opens the site can use your account. Pages you saw before may still be in the history; clear it yourself if you need to.',
    resultsStay:
      'Finished results are kept in this browser, unless you saved them to an account. “Quick exit” erases those finished without one; to keep them, switch that off above. Or erase them all now.',
    textSize:
      'To make text larger still: on a phone, raise the text size in your browser’s settings; on a computer, press Ctrl and plus, or Command and plus on a Mac. Screen readers find headings and regions on every page.',
    language: 'Language',
    close: 'Close',
  },
})
