import { defineWords } from '../../platform/words'

export const shortcutWords = defineWords({
  zh: {
    heading: '快捷键',
    how: '按“开始试按”，再按一个快捷键。这里会说它本来会做什么，但不会真的去做。焦点离开下面这一块，或再按一次按钮，就结束。',
    off: 'Alt 快捷键现在是关着的，按了不会有反应。可以在无障碍帮助里打开。',
    exitOff: '连按三次 Shift 的快速离开现在是关着的。',
    careful: '试按时，连按三次 Shift 不会离开。真要离开，请按页面上的“快速离开”。',
    group: '试按快捷键',
    start: '开始试按',
    stop: '结束试按',
    ready: '请按一个快捷键。',
    ended: '试按结束了，快捷键又会起作用。',
    would: {
      help: 'Alt + H：本来会打开无障碍帮助。',
      main: 'Alt + M：本来会跳到主要内容。',
      navigation: 'Alt + N：本来会跳到导航。',
      search: 'Alt + S：本来会跳到筛查搜索。',
      exit: '连按三次 Shift：本来会马上离开本站。',
    },
  },
  en: {
    heading: 'Keyboard shortcuts',
    how: 'Press “Start trying”, then one of the shortcuts. It says here what the shortcut would do, and doesn’t do it. Trying ends when the focus leaves the box below, or when you press the button again.',
    off: 'The Alt shortcuts are turned off now, so nothing happens. You can turn them on in the accessibility help.',
    exitOff: 'Leaving with three presses of Shift is turned off now.',
    careful:
      'While you’re trying, three presses of Shift don’t leave. If you really want to leave, press “Quick exit” on the page.',
    group: 'Try the shortcuts',
    start: 'Start trying',
    stop: 'Stop trying',
    ready: 'Press a shortcut.',
    ended: 'Trying has ended, and the shortcuts work again.',
    would: {
      help: 'Alt + H would open the accessibility help.',
      main: 'Alt + M would go to the main content.',
      navigation: 'Alt + N would go to the navigation.',
      search: 'Alt + S would go to the search of the screenings.',
      exit: 'Three presses of Shift would leave this site at once.',
    },
  },
})
