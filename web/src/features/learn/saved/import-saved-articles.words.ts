import { defineWords } from '../../../platform/words'

export const savedTakeOverWords = defineWords({
  zh: {
    takeOverText: (count: number) =>
      `其中 ${count} 篇只留在这台设备上。移到账户之后，你可以在别的设备上找到，这台设备上不再留着。`,
    importLocal: '移到我的账户',
    takingOver: '正在移到账户…',
    takenOver: (count: number) => `已移到账户：${count} 篇文章。`,
    takeOverFailed: (left: number) => `还有 ${left} 篇没有移过去，仍在这台设备上。请再试一次。`,
  },
  en: {
    takeOverText: (count: number) =>
      count === 1
        ? '1 of these articles is kept on this device only. Moved to your account, you can find it elsewhere, and it no longer stays here.'
        : `${count} of these articles are kept on this device only. Moved to your account, you can find them elsewhere, and they no longer stay here.`,
    importLocal: 'Move to my account',
    takingOver: 'Moving…',
    takenOver: (count: number) =>
      count === 1 ? '1 article was moved to your account.' : `${count} articles were moved to your account.`,
    takeOverFailed: (left: number) =>
      left === 1
        ? '1 article wasn’t moved and is still on this device. Please try again.'
        : `${left} articles weren’t moved and are still on this device. Please try again.`,
  },
})
