import { defineWords } from '../../../platform/words'

export const yourDataWords = defineWords({
  zh: {
    heading: '你的数据',
    intro:
      '下载你在这个账户里保存的内容，加上这台设备上的记录。文件里有你的答案和结果，请放在别人看不到的地方。',
    notIncluded:
      '文件里没有只有管理员能看的内容：你通过联系页发来的留言、邮件发送记录和管理操作记录。想要这些内容，请通过联系页告诉我们。删除账户时，它们会被删除，或者不再带有你的信息。',
    json: '下载 JSON 文件',
    html: '下载网页文件',
    collecting: '正在收集…',
    ready: '文件已准备好，浏览器正在保存。',
    failed: '没能收集全部内容，因此没有生成文件。请检查网络后再试。',
    deleteHeading: '删除账户',
    deleteHosted:
      '账户、个人信息、筛查结果、评价、照片、小组申请和留言都会马上删除，不能恢复。备份里的副本最多 30 天后消失。',
    deleteLocal: '这个账户会从浏览器里删除，不能恢复。',
    deleteDevice: '同时清除这台设备上的筛查结果、草稿、评价和收藏',
    confirmPassword: '为了确认是你本人，请再输一次密码。',
    confirmGoogle: '为了确认是你本人，会再打开一次 Google。',
    understand: '我明白删除后不能恢复',
    delete: '删除账户',
    deleting: '正在删除…',
  },
  en: {
    heading: 'Your data',
    intro:
      'Download what you keep in this account, and the records on this device. The file holds your answers and results: keep it where nobody else looks.',
    notIncluded:
      'The file leaves out what only administrators can read: messages that you sent us from the contact page, the record of emails sent, and the log of administration. To get these, tell us on the contact page. When you delete the account they are erased, or no longer name you.',
    json: 'Download as JSON',
    html: 'Download as a web page',
    collecting: 'Collecting…',
    ready: 'The file is ready and your browser is saving it.',
    failed: 'Not everything could be collected, so no file was made. Check the network and try again.',
    deleteHeading: 'Delete the account',
    deleteHosted:
      'The account, your profile, screening results, ratings, photo, group requests and messages are erased at once and cannot be brought back. Copies in backups disappear within 30 days.',
    deleteLocal: 'This account is erased from the browser and cannot be brought back.',
    deleteDevice: 'Also erase the screening results, drafts, ratings and saved articles on this device',
    confirmPassword: 'To be sure that it is you, enter your password again.',
    confirmGoogle: 'To be sure that it is you, Google opens once more.',
    understand: 'I understand that this cannot be undone',
    delete: 'Delete the account',
    deleting: 'Deleting…',
  },
})
