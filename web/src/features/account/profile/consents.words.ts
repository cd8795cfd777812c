import { defineWords } from '../../../platform/words'

export const consentsWords = defineWords({
  zh: {
    heading: '你同意过什么',
    intro:
      '每一项单独同意，随时可以撤回。撤回以后，我们就不再这样做；已经保存的结果会留着，你可以在“我的筛查”里删除。',
    kinds: {
      'store-results': '把筛查结果保存到账户',
      assistant: '助手：把对话发给 AI 服务处理',
      location: '用位置查找附近的服务',
      'email-report': '把结果用邮件发到自己的邮箱',
      terms: '条款和隐私说明',
    },
    never: '还没有同意过',
    given: (date: string, version: string, language: string) =>
      `${date} 同意（版本 ${version}，${language}）`,
    withdrawn: (date: string, version: string, language: string) =>
      `${date} 撤回（版本 ${version}，${language}）`,
    give: '同意',
    withdraw: '撤回',
    ofKind: (kind: string) => `：${kind}`,
    termsKept: '有账户就需要这一项。要撤回，请删除账户。',
    failed: '没能保存到云端。请检查网络后再试。',
    saved: '已记录',
    languages: { 'zh-CN': '中文', en: '英文' },
  },
  en: {
    heading: 'What you have agreed to',
    intro:
      'You agree to each item separately and can change your mind at any time. After that we no longer do it. Results you have already saved stay until you delete them under “My screenings”.',
    kinds: {
      'store-results': 'Saving screening results to the account',
      assistant: 'Assistant: sending the conversation to the AI service',
      location: 'Using the location to find services nearby',
      'email-report': 'Sending results to your own email',
      terms: 'Terms and privacy notice',
    },
    never: 'Not agreed to so far',
    given: (date: string, version: string, language: string) =>
      `Agreed on ${date} (version ${version}, ${language})`,
    withdrawn: (date: string, version: string, language: string) =>
      `Withdrawn on ${date} (version ${version}, ${language})`,
    give: 'Agree',
    withdraw: 'Withdraw',
    ofKind: (kind: string) => `: ${kind}`,
    termsKept: 'An account needs this one. To withdraw it, delete the account.',
    failed: 'We couldn’t save it to the cloud. Check the network and try again.',
    saved: 'Recorded',
    languages: { 'zh-CN': 'Chinese', en: 'English' },
  },
})
