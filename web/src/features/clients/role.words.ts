import { defineWords } from '../../platform/words'

/** Texts of the page where somebody asks for the role of a professional. */
export const roleWords = defineWords({
  zh: {
    heading: '专业人员申请',
    headingOfOne: '专业人员资料核对',
    lead: '管理员会到登记机构查你的编号，核对之后才给你专业人员的角色。来访者会看到姓名、职业、单位、登记机构和核对的日期，看不到编号。',
    localNote: '本机账户不能申请。请用云端账户登录。',
    loading: '正在打开…',
    already: '你的账户已经是专业人员。',
    toClients: '去“与我分享的人”',
    asked: (date: string) =>
      `你在 ${date} 提交了申请，等管理员核对。答复会写在这一页；邮箱验证过的话，还会收到一封邮件，只说账户里有新消息。`,
    granted: '已经核对，你现在是专业人员。刚刚通过的话，请刷新页面。',
    holds: (date: string) => `对你登记信息的核对到 ${date} 为止有效。到期前一个月起，可以在这里再次提交。`,
    due: (date: string) => `核对 ${date} 到期。请看看下面写的还对不对，改好再提交；管理员会重新核对。`,
    over: (date: string) =>
      `核对已在 ${date} 到期，现在没有新的分享码；已有的分享不受影响。请看看下面写的还对不对，改好再提交；管理员会重新核对。`,
    refused: '这次没能通过。管理员写的原因：',
    withdraw: '撤回申请',
    withdrawHeading: '撤回专业人员申请？',
    withdrawText: '你填写的资料会删除，管理员也不再核对。以后想申请，要重新填写。',
    withdrawYes: '撤回',
    withdrawNo: '保留申请',
    withdrawn: '申请已撤回。',
    again: '改好以后可以再提交：',
    registerHint: '例如：中国心理学会临床心理学注册系统、国家医师注册信息。',
    send: '提交申请',
    sent: '申请已提交。',
  },
  en: {
    heading: 'Become a professional here',
    headingOfOne: 'Your details as a professional',
    lead: 'An administrator looks your number up in the register before the role is given. Clients see your name, profession, organisation, the register and the day of the check, not your number.',
    localNote: 'You can’t ask from an account on this device. Please sign in with a cloud account.',
    loading: 'Opening…',
    already: 'Your account already has the role of a professional.',
    toClients: 'Go to “People who share with me”',
    asked: (date: string) =>
      `You asked on ${date}. An administrator has to check it first. You’ll find the answer on this page. If your address is verified, you’ll also get an email that says only that there’s news in your account.`,
    granted:
      'Your details were checked, and you now have the role of a professional. If that was just now, please reload the page.',
    holds: (date: string) =>
      `The check of your registration is valid until ${date}. From a month before, you can send your details again here.`,
    due: (date: string) =>
      `The check ends on ${date}. Please make sure that everything below is still right and send it again; an administrator will check it once more.`,
    over: (date: string) =>
      `The check ended on ${date}, so you can’t make new codes now. What people already share with you stays open to you. Please make sure that everything below is still right and send it again; an administrator will check it once more.`,
    refused: 'Your request wasn’t granted this time. The administrator’s reason:',
    withdraw: 'Withdraw the request',
    withdrawHeading: 'Withdraw your request to be a professional here?',
    withdrawText:
      'What you filled in is deleted, and nobody will check it any more. To ask again later, you would have to fill everything in anew.',
    withdrawYes: 'Withdraw',
    withdrawNo: 'Keep my request',
    withdrawn: 'Your request is withdrawn.',
    again: 'You can correct it and send it again:',
    registerHint: 'For example a national register of doctors, HCPC, BACP, or a state licensing board.',
    send: 'Send the request',
    sent: 'The request was sent.',
  },
})
