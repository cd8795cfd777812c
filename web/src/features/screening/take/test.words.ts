import { defineWords } from '../../../platform/words'

/** Texts of the page on which an instrument is taken, around its questions. */
export const testWords = defineWords({
  zh: {
    servedHeading: '心理健康测评',
    loading: '正在打开量表…',
    loadFailedHeading: '没能打开量表',
    notKept: '这个浏览器没有保存你的答案（可能是无痕窗口，或空间已满）。请在关闭页面之前答完。',
    setAside: '之前存在这台设备上的答案读不出来，或者和现在的版本对不上了。我们先放在一边，请重新开始。',
    resumed: '已恢复你上次的答案。',
    restart: '重新开始',
    loadFailed: '请检查网络，再试一次。已有的答案还在这台设备上。',
    tryAgain: '再试一次',
    englishOnly: '本站还没有取得这份量表的官方中文版，所以题目用英文显示。',
  },
  en: {
    servedHeading: 'Mental health assessment',
    loading: 'Opening the questionnaire…',
    loadFailedHeading: 'The questionnaire didn’t open',
    notKept:
      'This browser didn’t keep your answers (a private window, or no space left). Please finish before you close the page.',
    setAside:
      'We couldn’t read the answers stored on this device, or they no longer fit this version, so we’ve set them aside. Please start again.',
    resumed: 'Your earlier answers are back.',
    restart: 'Start again',
    loadFailed: 'Please check the network and try again. Any answers are still on this device.',
    tryAgain: 'Try again',
    englishOnly: 'We don’t have the official Chinese version yet, so the questions are in English.',
  },
})
