import { defineWords } from '../../../platform/words'

export const keepNothingWords = defineWords({
  zh: {
    heading: '和别人共用这台设备？',
    stays:
      '点了“快速离开”，做完的结果还留在这台设备上，接着用的人能找出来。什么都不想留下，就勾上下面这一项，也可以现在全部清除。',
    goes: '点“快速离开”，做完的结果也会清除。也可以现在就全部清除。',
  },
  en: {
    heading: 'Do you share this device?',
    stays:
      'After “Quick exit”, finished results stay on this device, and whoever uses it next can find them. To leave nothing, tick the box below, or erase them all now.',
    goes: '“Quick exit” erases finished results as well. You can also erase them all now.',
  },
})
