import { storageKeys } from '../platform/browser-storage'
import { defineWords } from '../platform/words'

/** What is asked at a sign-out while something lies on the device alone. */
export const signOutDialogWords = defineWords({
  zh: {
    heading: (count: number) => `还有 ${count} 个结果没有存进账户`,
    text: '它们只在这台设备上。留着的话，本站只在你再登录时显示它们，但它们没有加密，懂电脑的人仍可能找到。几个人一起用的设备上，请先存进账户，或者删掉。',
    toolsHeading: '你写在这里的，要留着吗？',
    toolsText:
      '它只在这台设备上。留着的话，本站只在你再登录时显示它，但它没有加密，懂电脑的人仍可能找到。几个人一起用的设备上，删掉更稳妥。',
    toolsToo: (names: readonly string[]) => `小工具里写的也一样：${names.join('、')}。`,
    toolsNamed: (names: readonly string[]) => `你在小工具里写过：${names.join('、')}。`,
    tools: {
      [storageKeys.safetyPlan]: '安全计划',
      [storageKeys.checkIns]: '每天的心情',
      [storageKeys.sleepDiary]: '睡眠日记',
      [storageKeys.worries]: '烦心事',
    },
    save: '先去存进账户',
    keep: '留着，退出',
    erase: '删掉再退出（不能恢复）',
    stay: '先不退出',
  },
  en: {
    heading: (count: number) =>
      count === 1 ? '1 result isn’t saved to your account' : `${count} results aren’t saved to your account`,
    text: 'They’re on this device only. If you leave them, this site shows them only when you sign in again, but they aren’t encrypted, and someone with technical skill may still find them. On a device you share, save them to your account first, or erase them.',
    toolsHeading: 'Keep what you wrote here?',
    toolsText:
      'It’s on this device only. If you leave it, this site shows it only when you sign in again, but it isn’t encrypted, and someone with technical skill may still find it. On a device you share, erasing it is safer.',
    toolsToo: (names: readonly string[]) =>
      `The same goes for what you wrote in the tools: ${names.join(', ')}.`,
    toolsNamed: (names: readonly string[]) => `You wrote in the tools: ${names.join(', ')}.`,
    tools: {
      [storageKeys.safetyPlan]: 'safety plan',
      [storageKeys.checkIns]: 'moods of your days',
      [storageKeys.sleepDiary]: 'sleep diary',
      [storageKeys.worries]: 'worries',
    },
    save: 'Save them to my account first',
    keep: 'Leave them here and sign out',
    erase: 'Erase them and sign out (you can’t get them back)',
    stay: 'Stay signed in',
  },
})
