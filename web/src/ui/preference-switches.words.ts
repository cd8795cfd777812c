import { defineWords } from '../platform/words'

export const preferenceSwitchWords = defineWords({
  zh: {
    shortcuts: '使用 Alt 快捷键',
    lessMotion: '页面不要有动画',
    quickExitKey: '连按三次 Shift 快速离开',
    quickExitErases:
      '快速离开时，清除未完成的答案、没发出的文字、小工具里写的内容（选了留着的除外）、没登录时留着的文章和选过的年龄段',
    quickExitErasesResults:
      '快速离开时，把这台设备上做完的结果、所有留着的文章和评价也清除（不能恢复；存在云端账户里的不受影响）',
    quickExitSignsOut: '快速离开时，同时退出登录',
  },
  en: {
    shortcuts: 'Use the Alt shortcuts',
    lessMotion: 'Nothing on the page moves',
    quickExitKey: 'Leave quickly by pressing Shift three times',
    quickExitErases:
      'When leaving quickly, erase unfinished answers, unsent texts, what you wrote in the tools (unless you chose to keep it), articles saved without an account and the age group you chose',
    quickExitErasesResults:
      'When leaving quickly, also erase finished results, all saved articles and ratings on this device. You can’t get them back; what is saved in a cloud account stays there',
    quickExitSignsOut: 'When leaving quickly, sign out as well',
  },
})
