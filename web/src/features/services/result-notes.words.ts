import { defineWords } from '../../platform/words'

export const resultNotesWords = defineWords({
  zh: {
    incomplete: (km: number) =>
      km === 0
        ? '这里登记的机构太多，一次只列出一部分，可能不是最近的。请加上筛选条件。'
        : `这里登记的机构很多。约 ${km} 公里内的全部列出，更远的只列出一部分。`,
    unreadable: (count: number) => `另有 ${count} 条记录读不出来，没有列出。`,
    acrossBorder: (places: string) => `其中有${places}的机构，去那里要先办出入境手续。`,
  },
  en: {
    incomplete: (km: number) =>
      km === 0
        ? 'There are so many services here that we can only show some, and perhaps not the nearest. Please add filters.'
        : `There are many services here. You see all of them up to about ${km} km, and only some farther away.`,
    unreadable: (count: number) => `${count} more couldn’t be read, so they aren’t shown.`,
    acrossBorder: (places: string) =>
      `Some of these are elsewhere (${places}): getting there means passing border control.`,
  },
})
