import { defineWords } from '../platform/words'

export const textChoiceWords = defineWords({
  zh: {
    textSize: '文字大小',
    sizeNormal: '标准',
    sizeLarge: '大',
    sizeLarger: '更大',
    textSpacing: '文字间距',
    spacingNormal: '标准',
    spacingWide: '宽一些',
    textFont: '英文字体',
    fontStandard: '标准',
    fontDyslexia: 'OpenDyslexic（有些有阅读障碍的人喜欢）',
  },
  en: {
    textSize: 'Text size',
    sizeNormal: 'Normal',
    sizeLarge: 'Large',
    sizeLarger: 'Larger',
    textSpacing: 'Text spacing',
    spacingNormal: 'Normal',
    spacingWide: 'Wide',
    textFont: 'Font',
    fontStandard: 'Normal',
    fontDyslexia: 'OpenDyslexic (some people with dyslexia prefer it)',
  },
})
