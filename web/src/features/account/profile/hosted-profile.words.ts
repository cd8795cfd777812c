import { defineWords } from '../../../platform/words'

export const hostedProfileWords = defineWords({
  zh: {
    loading: '正在读取你的资料…',
    roleHeading: '专业人员申请',
    roleStates: {
      asked: (date: string) => `${date} 已提交，正在等管理员核对。`,
      granted: (date: string) => `${date} 核对通过，你是专业人员。`,
      refused: (date: string) => `${date} 已答复：这次没有通过，原因写在申请页上。`,
    },
    roleLink: '查看申请',
    unreadable: '云端的资料读不出来。其他内容不受影响；需要帮忙，请联系我们。',
  },
  en: {
    loading: 'Reading your profile…',
    roleHeading: 'Your request for the professional role',
    roleStates: {
      asked: (date: string) => `Sent on ${date}. An administrator has to check it first.`,
      granted: (date: string) => `Checked and granted on ${date}.`,
      refused: (date: string) =>
        `Answered on ${date}: not granted this time. The reason is on your request page.`,
    },
    roleLink: 'See the request',
    unreadable:
      'We couldn’t read your profile in the cloud. Nothing else is affected; contact us if you need help.',
  },
})
