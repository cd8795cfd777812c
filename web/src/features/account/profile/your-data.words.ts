import { defineWords } from '../../../platform/words'

export const yourDataWords = defineWords({
  zh: {
    heading: '你的数据',
    introLocal: '下载这个账户和这台设备上的记录。文件里有你的答案和结果，请放在别人看不到的地方。',
    introHosted:
      '下载你在这个账户里保存的一切：个人信息、同意记录、筛查结果、收藏、评价和评论、入组申请和答复、登录时发来的留言、提醒、分享链接的记录（不含加密的内容）、分享给专业人员的记录（不含对方的笔记），加上这台设备上的记录。这台设备上的筛查结果不分是谁的，都会在文件里。文件里有你的答案和结果，请放在别人看不到的地方。',
    notIncluded:
      '照片在文件里是一个链接：拿到它的人不用登录就能看到照片，删除照片或账户以后就打不开了。文件里没有这些：没有登录时发来的留言（我们不知道是谁写的）、邮件发送记录、管理操作记录，以及防止滥用的次数记录（只记代号，不记姓名）。想要这些内容，请在联系页告诉我们。删除账户时，我们会把它们删掉，或去掉里面你的信息；没有登录时用别的邮箱发来的留言除外，日志最多再留 30 天。',
    json: '下载 JSON 文件',
    html: '下载网页文件',
    collecting: '正在收集…',
    ready: '文件已准备好，浏览器正在保存。',
    failed: '没能收集全部内容，因此没有生成文件。请检查网络后再试。',
    deleteHeading: '删除账户',
    deleteHosted:
      '账户、个人信息、筛查结果、收藏、评价、照片、小组申请、提醒、分享链接、给专业人员的分享（连同对方写的笔记）和登录时发来的留言会马上删除，不能恢复。账户编号会再留 35 天，这样恢复备份后能再删一次；数据库备份里的副本最多 30 天后消失。',
    deleteLocal: '这个账户会从浏览器里删除，不能恢复。',
    deleteDevice: '同时清除这台设备上所有人的筛查结果、草稿、小工具里写的内容、评价、收藏和同意记录',
    confirmPassword: '为了确认是你本人，请再输一次密码。',
    confirmGoogle: '为了确认是你本人，请再用 Google 登录一次。',
    understand: '我明白删除后不能恢复',
    delete: '删除账户',
    deleting: '正在删除…',
  },
  en: {
    heading: 'Your data',
    introLocal:
      'Download this account and the records on this device. The file holds your answers and results: keep it where nobody else looks.',
    introHosted:
      'Download everything that you keep in this account: profile, consents, screening results, saved articles, ratings and comments, requests to join groups with their answers, messages that you sent while signed in, reminders, the record of links that you shared (without the encrypted content), and what you share with professionals (without their notes). The records on this device come with it. Results on this device aren’t sorted by person, so the file holds all of them. The file holds your answers and results: keep it where nobody else looks.',
    notIncluded:
      'Your photo is in the file as a link. Whoever has it can see the photo without signing in, until you delete the photo or the account. The file leaves out messages that you sent without signing in (we don’t know whose they are), the record of emails we sent, the log of what administrators did, and the counts that prevent misuse, which we keep under a code, not your name. If you want any of these, tell us on the contact page. When you delete your account, we erase these or take out what points to you, except messages that you sent without signing in from another address; logs stay for up to 30 days.',
    json: 'Download as JSON',
    html: 'Download as a web page',
    collecting: 'Collecting…',
    ready: 'The file is ready and your browser is saving it.',
    failed: 'We couldn’t collect everything, so there’s no file. Check the network and try again.',
    deleteHeading: 'Delete the account',
    deleteHosted:
      'This erases at once, for good: the account, your profile, screening results, saved articles, ratings, photo, group requests, reminders, shared links, what you share with professionals (with their notes about you) and the messages that you sent while signed in. The account number stays for 35 days, so that we can erase it again if we restore a backup; copies in database backups disappear within 30 days.',
    deleteLocal: 'This erases the account from the browser. You can’t get it back.',
    deleteDevice:
      'Also erase the screening results, drafts, what was written in the tools, ratings, saved articles and consents of everyone on this device',
    confirmPassword: 'To confirm it’s you, enter your password again.',
    confirmGoogle: 'To confirm it’s you, sign in with Google again.',
    understand: 'I understand that I can’t undo this',
    delete: 'Delete the account',
    deleting: 'Deleting…',
  },
})
