import { defineWords } from '../platform/words'

export const eraseAllResultsWords = defineWords({
  zh: {
    erase: '清除这台设备上的全部结果',
    question: '清除这台设备上的全部结果？',
    questionText:
      '没登录时做的、还没存到云端账户的结果，还有没做完的答案，都会清掉，找不回来。已经存到云端账户的还在。想留的，先打印或下载。',
    yes: '全部清除',
    no: '先不清除',
    erased: '这台设备上的结果都清除了，开着的结果页也关上了。',
    refused: '浏览器没有让我们清除。请在浏览器的设置里清除本站的数据。',
  },
  en: {
    erase: 'Erase all results from this device',
    question: 'Erase all results from this device?',
    questionText:
      'This erases for good any results you finished without an account or haven’t saved in a cloud account, and answers you haven’t finished. Whatever is saved in a cloud account stays there. If you want to keep something, print or download it first.',
    yes: 'Erase all',
    no: 'Keep them',
    erased: 'All results are gone from this device, and pages that showed one have closed it.',
    refused:
      'The browser didn’t let us erase them. Please clear this site’s data in the settings of the browser.',
  },
})
