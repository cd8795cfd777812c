import { defineWords } from '../../../platform/words'

/** What is said of kept results that were damaged. */
export const damagedWords = defineWords({
  zh: {
    label: '读不出来的结果',
    text: (count: number) => `这台设备上有 ${count} 个结果读不出来，或者数字对不上，没有显示。`,
    remove: (count: number) => (count === 1 ? '从这台设备上删除它' : '从这台设备上删除它们'),
    removed: '读不出来的结果已删除。',
    refused: '浏览器没有让它删除。请再试一次。',
  },
  en: {
    label: 'Results that could not be read',
    text: (count: number) =>
      count === 1
        ? '1 result saved on this device couldn’t be read, or its numbers don’t add up. It isn’t shown.'
        : `${count} results saved on this device couldn’t be read, or their numbers don’t add up. They aren’t shown.`,
    remove: (count: number) => (count === 1 ? 'Delete it from this device' : 'Delete them from this device'),
    removed: 'What couldn’t be read has been deleted.',
    refused: 'The browser didn’t delete it. Please try again.',
  },
})
