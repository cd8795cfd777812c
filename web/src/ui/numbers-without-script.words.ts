import { defineWords } from '../platform/words'

// Pure: the browser's files leave it out together with its only reader.
export const numbersWithoutScriptWords = /* @__PURE__ */ defineWords({
  zh: {
    call: '现在就想找人，可以打：',
    place: (name: string) => `${name}：`,
    all: '全部求助方式',
  },
  en: {
    call: 'Wherever you are, you can call someone now:',
    place: (name: string) => `${name}:`,
    all: 'All ways to get help',
  },
})
