import { defineWords } from '../platform/words'

/** What is asked at a sign-out while results lie on the device alone. */
export const signOutDialogWords = defineWords({
  zh: {
    heading: (count: number) => `还有 ${count} 个结果没有存进账户`,
    text: '它们只在这台设备上。留着的话，本站只在你再登录时显示它们，但它们没有加密，懂电脑的人仍可能找到。几个人一起用的设备上，请先存进账户，或者删掉。',
    save: '先去存进账户',
    keep: '留着，退出',
    erase: '删掉再退出（不能恢复）',
    stay: '先不退出',
  },
  en: {
    heading: (count: number) =>
      count === 1 ? '1 result isn’t saved to your account' : `${count} results aren’t saved to your account`,
    text: 'They’re on this device only. If you leave them, this site shows them only when you sign in again, but they aren’t encrypted, and somebody with technical skill may still find them. On a device you share, save them to your account first, or erase them.',
    save: 'Save them to my account first',
    keep: 'Leave them here and sign out',
    erase: 'Erase them and sign out (you can’t get them back)',
    stay: 'Stay signed in',
  },
})
