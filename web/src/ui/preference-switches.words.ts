import { defineWords } from '../platform/words'

export const preferenceSwitchWords = defineWords({
  zh: {
    shortcuts: '使用 Alt 快捷键',
    lessMotion: '页面不要有动画',
    quickExitKey: '连按三次 Shift 快速离开',
    quickExitErases:
      '快速离开时，清除未完成的答案、没发出的文字、小工具里写的内容（选了留着的除外）、没登录时留着的文章和选过的年龄段',
    quickExitErasesResults: '快速离开时，把没登录时做完的结果也清除（不能恢复；账户里的不受影响）',
    quickExitSignsOut: '快速离开时，同时退出登录',
  },
  en: {
    shortcuts: 'Use the Alt shortcuts',
    lessMotion: 'Nothing on the page moves',
    quickExitKey: 'Leave quickly by pressing Shift three times',
    quickExitErases:
      'When leaving quickly, erase unfinished answers, unsent texts, what you wrote in the tools (unless you chose to keep it), articles saved without an account and the age group you chose',
    quickExitErasesResults:
      'When leaving quickly, also erase results finished without an account. You can’t get them back; an account’s own stay',
    quickExitSignsOut: 'When leaving quickly, sign out as well',
  },
})
