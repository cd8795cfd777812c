import { defineWords } from '../../../platform/words'

export const keepNothingWords = defineWords({
  zh: {
    heading: '和别人共用这台设备？',
    stays:
      '点了“快速离开”，没登录时做完的结果还留在这台设备上，接着用的人能找出来。什么都不想留下，就勾上下面这一项，也可以现在全部清除。',
    goes: '点“快速离开”，没登录时做完的结果会清除，和小工具里写的一样。想留着，就去掉下面的勾；别人打开这台设备，就也可能看到。',
  },
  en: {
    heading: 'Do you share this device?',
    stays:
      'After “Quick exit”, results finished without an account stay on this device, and whoever uses it next can find them. To leave nothing, tick the box below, or erase them all now.',
    goes: '“Quick exit” erases results finished without an account, like what you wrote in the tools. To keep them, untick the box below; others who open this device may then see them.',
  },
})
