import { defineWords } from '../platform/words'

/** Apart from the words of what stands in it, which pages without the card use as well. */
export const supportCardWords = defineWords({
  zh: {
    heading: '有人可以听你说',
    danger: (numbers: string) => `如果你可能会伤害自己，或正处在危险中，请先拨打：${numbers}。`,
    noAnswer: (numbers: string) => `打不通？换一个号码再打。有危险就打：${numbers}。`,
    checked: (date: string) => `号码整理于 ${date}。`,
    all: '全部求助方式',
    moreHelp: '在别的地方？更多号码',
  },
  en: {
    heading: 'There are people you can talk to',
    danger: (numbers: string) => `If you might hurt yourself, or are in danger, call ${numbers} first.`,
    noAnswer: (numbers: string) => ` Can’t get through? Try another number. In danger, call ${numbers}. `,
    checked: (date: string) => `List of numbers made on ${date}.`,
    all: 'All ways to get help',
    moreHelp: 'Somewhere else? More numbers',
  },
})
