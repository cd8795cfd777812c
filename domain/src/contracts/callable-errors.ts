import { inLanguage, type Language, type Localized } from '../localized'

/** The status words of the callable protocol that this product uses. */
export type CallableStatus =
  | 'invalid-argument'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'already-exists'
  | 'failed-precondition'
  | 'resource-exhausted'
  | 'aborted'
  | 'cancelled'
  | 'deadline-exceeded'
  | 'unavailable'
  | 'internal'

interface CallableError extends Localized {
  readonly status: CallableStatus
}

/**
 * Every reason a callable can give for not doing what it was asked, with the words a person reads.
 * The reason is the stable part: it travels in `details.reason` of the HttpsError and never changes its meaning.
 */
export const callableErrors = {
  'app-check-failed': {
    status: 'unauthenticated',
    zh: '没能确认请求来自本站。请刷新页面后再试。',
    en: 'We couldn’t confirm that the request came from this site. Reload the page and try again.',
  },
  'not-signed-in': {
    status: 'unauthenticated',
    zh: '请先登录。',
    en: 'Please sign in first.',
  },
  'email-not-verified': {
    status: 'failed-precondition',
    zh: '请先验证你的邮箱：打开我们发给你的邮件里的链接，然后重新登录。',
    en: 'Please verify your email address first: open the link in the message that we sent you, then sign in again.',
  },
  'profile-missing': {
    status: 'failed-precondition',
    zh: '你的账户资料还没有建好。请等几秒再试；还是不行的话，请在新标签页打开“个人信息”，你在这里写的内容不会丢。',
    en: 'Your profile hasn’t been set up yet. Please wait a few seconds and try again. If that doesn’t help, open your profile page in a new tab; what you wrote here stays.',
  },
  'account-disabled': {
    status: 'permission-denied',
    zh: '这个账户已停用。如果你觉得弄错了，请退出登录，再从“联系我们”页面写给我们。',
    en: 'This account has been disabled. If you think this is a mistake, sign out and write to us from the contact page.',
  },
  forbidden: {
    status: 'permission-denied',
    zh: '你没有权限这样做。如果你的角色刚刚变过，请重新登录。',
    en: 'You aren’t allowed to do this. If your role has just changed, please sign in again.',
  },
  'too-many-requests': {
    status: 'resource-exhausted',
    zh: '请求太多，请稍后再试。',
    en: 'Too many requests, please try again later.',
  },
  'daily-budget-spent': {
    status: 'resource-exhausted',
    zh: '这项服务今天的使用量已满，北京时间早上 8 点恢复。请到那以后再试。',
    en: 'This service has reached its limit for today. It opens again at midnight UTC; please try again then.',
  },
  'daily-share-spent': {
    status: 'resource-exhausted',
    zh: '今天从你的账户或所用网络来的请求太多了。请在北京时间早上 8 点后再试；换一个网络，或登录邮箱已验证的账户，也许现在就能用。',
    en: 'Too many requests came from your account or your network today. Please try again after midnight UTC, or now from another network or with a verified account.',
  },
  'invalid-request': {
    status: 'invalid-argument',
    zh: '有些内容的格式不对，请检查后再试。',
    en: 'Some of what was sent isn’t valid. Please check it and try again.',
  },
  unavailable: {
    status: 'unavailable',
    zh: '这项服务暂时用不了，请稍后再试。',
    en: 'The service isn’t available right now. Please try again later.',
  },
  'timed-out': {
    status: 'deadline-exceeded',
    zh: '等待时间太长，请再试一次。',
    en: 'It took too long. Please try again.',
  },
  stopped: {
    status: 'cancelled',
    zh: '已停止。',
    en: 'Stopped.',
  },
  internal: {
    status: 'internal',
    zh: '我们这边出了问题，请稍后再试。',
    en: 'Something went wrong on our side. Please try again later.',
  },
  'requires-recent-login': {
    status: 'failed-precondition',
    zh: '为了安全，请重新登录后再试。',
    en: 'For your safety, please sign in again and try once more.',
  },
  'last-admin': {
    status: 'failed-precondition',
    zh: '至少要保留一位可用的管理员。请先指定另一位管理员。',
    en: 'At least one active administrator must remain. Make someone else an administrator first.',
  },
  'user-not-found': {
    status: 'not-found',
    zh: '找不到这位用户，账户可能刚刚删除。请刷新列表。',
    en: 'We can’t find this user; the account may just have been deleted. Please reload the list.',
  },
  'account-not-verified': {
    status: 'failed-precondition',
    zh: '这个账户的邮箱还没有验证，所以不能获得这个角色。请对方先打开验证邮件里的链接，然后再试。',
    en: 'The email address of this account isn’t verified yet, so it can’t have this role. Please ask the person to open the link in our message, then try again.',
  },
  'service-not-found': {
    status: 'not-found',
    zh: '找不到这个服务机构，可能刚刚删除。请刷新列表。',
    en: 'We can’t find this service; it may just have been removed. Please reload the list.',
  },
  'group-not-found': {
    status: 'not-found',
    zh: '找不到这个小组，可能刚刚删除。请刷新列表。',
    en: 'We can’t find this group; it may just have been removed. Please reload the list.',
  },
  'facilitator-not-found': {
    status: 'failed-precondition',
    zh: '带领者必须是邮箱已验证、角色为专业人员的用户。请先在“用户与角色”里检查。',
    en: 'The facilitator must be a user with a verified email address and the role professional. Please check this under “Users and roles”.',
  },
  'facilitator-not-checked': {
    status: 'failed-precondition',
    zh: '这位专业人员的登记信息还没有核对，或者核对已经过期，所以不能接手小组。请先在“专业人员”里核对。',
    en: 'This professional’s registration hasn’t been checked, or the check is over, so they can’t be given a group. Please check it under “Professionals” first.',
  },
  'example-refused': {
    status: 'failed-precondition',
    zh: '示例小组只能放在演示网站里，这个网站不能添加。请取消“只是示例”。',
    en: 'Example groups belong in a demonstration and can’t be added to this site. Please untick “Only an example”.',
  },
  'request-not-found': {
    status: 'not-found',
    zh: '这份申请已经不在了：对方可能撤回了申请，或者离开了本站。这份不用再管，请看下一份。',
    en: 'This request is gone: the person may have withdrawn it, or left this site. There’s nothing more to do: please go on with the next one.',
  },
  'request-changed': {
    status: 'aborted',
    zh: '这份申请刚刚有变化，所以没有发出答复。请看看现在的内容再答复。',
    en: 'This request changed just now, so no answer was sent. Please read it again first.',
  },
  'urgent-needs-words': {
    status: 'failed-precondition',
    zh: '这份申请里有紧急的话，请先回应几句。',
    en: 'There are urgent words in this request. Please answer them in a few words first.',
  },
  'group-full': {
    status: 'failed-precondition',
    zh: '小组已经满了，所以没有接受。可以先放进候补名单，或者增加名额。',
    en: 'The group is full, so nobody was accepted. You can put the person on the waiting list, or add seats.',
  },
  'too-many-shares': {
    status: 'failed-precondition',
    zh: '同时最多只能有 20 个分享链接。请先停止不再需要的。',
    en: 'You can have 20 open links at a time. Please stop one that you no longer need first.',
  },
  'too-many-kept-shares': {
    status: 'failed-precondition',
    zh: '你已经有 60 个分享链接，停止了的也算在内。请等其中一个到期后再生成新的。',
    en: 'You have 60 links, stopped ones included. Please wait until the time of one is over, then make another.',
  },
  'share-taken': {
    status: 'already-exists',
    zh: '没能生成链接，请再试一次。',
    en: 'We couldn’t make the link. Please try once more.',
  },
  'article-not-found': {
    status: 'not-found',
    zh: '找不到这篇文章，所以没有保存评价。请在“心理科普”里找找它的新地址。',
    en: 'We can’t find this article, so we haven’t saved your rating. Please look for its new place under “Learning”.',
  },
  'professional-request-not-found': {
    status: 'not-found',
    zh: '找不到这份申请，对方可能刚刚撤回。请刷新列表。',
    en: 'We can’t find this request; the person may just have withdrawn it. Please reload the list.',
  },
  'already-professional': {
    status: 'failed-precondition',
    zh: '你的账户已经有专业人员或管理员的角色，不用再申请。资料有变化的话，请从“联系我们”页面告诉我们。',
    en: 'Your account already has the role of a professional or an administrator, so there’s nothing to ask for. If your details have changed, please tell us from the contact page.',
  },
  'professional-not-checked': {
    status: 'failed-precondition',
    zh: '还没有核对过你的登记信息，所以没有分享码。请先在“专业人员申请”页面提交资料。',
    en: 'Nobody has checked your registration yet, so there’s no code. Please send your details from the page for professionals first.',
  },
  'check-over': {
    status: 'failed-precondition',
    zh: '对你登记信息的核对已经到期，因此没有新的分享码。请在“专业人员资料核对”页面再提交一次。',
    en: 'The check of your entry in the register is over, so there is no new code. Please send your details again from the page “Your details as a professional”.',
  },
  'check-changed': {
    status: 'aborted',
    zh: '这位专业人员的核对信息刚刚有变化，因此没有保存。请看看现在的内容。',
    en: 'What was checked of this professional changed just now, so nothing was saved. Please look at it again first.',
  },
  'registration-over': {
    status: 'failed-precondition',
    zh: '填写的最后一天已经过去，因此没有保存。登记过期的话，请不要确认。',
    en: 'The last day you gave has passed, so nothing was saved. Please don’t confirm a registration that is over.',
  },
  'code-not-found': {
    status: 'not-found',
    zh: '没有这个分享码，或者它已经过期。请看看有没有输错，或请对方给一个新的。',
    en: 'There’s no such code, or it has run out. Please check it, or ask for a new one.',
  },
  'rating-not-found': {
    status: 'not-found',
    zh: '找不到这条评价，可能刚刚删除。请刷新列表。',
    en: 'We can’t find this rating; it may just have been deleted. Please reload the list.',
  },
  'comment-changed': {
    status: 'aborted',
    zh: '这条评论刚刚改过，请重新看一遍。',
    en: 'This comment was changed just now. Please read it again.',
  },
  'message-not-found': {
    status: 'not-found',
    zh: '找不到这条留言，可能刚刚删除。请刷新列表。',
    en: 'We can’t find this message; it may just have been deleted. Please reload the list.',
  },
  'screening-not-found': {
    status: 'not-found',
    zh: '找不到这次筛查的记录，可能已在别处删除。请到“我的筛查”里看看。',
    en: 'We can’t find this saved screening; it may have been deleted elsewhere. Please look under “My screenings”.',
  },
  'screening-unreadable': {
    status: 'failed-precondition',
    zh: '这次筛查的记录读不出来，所以没有发邮件。你可以在结果页打印或下载。',
    en: 'We can’t read this saved screening, so we haven’t sent an email. You can print or download it from the result page.',
  },
  'mail-not-configured': {
    status: 'failed-precondition',
    zh: '网站还没有设置发信服务，所以没有发送邮件。如果你需要它，请从“联系我们”页面告诉我们。',
    en: 'This site has no mail service set up, so no email was sent. If you need it, please tell us from the contact page.',
  },
  'mail-unreachable': {
    status: 'unavailable',
    zh: '连接不上发信服务，邮件没有发出。请稍后再试。',
    en: 'We couldn’t reach the mail service, so no email went out. Please try again later.',
  },
  'mail-refused': {
    status: 'failed-precondition',
    zh: '发信服务拒绝了这封邮件，邮件没有发出。请检查邮箱地址；如果没有写错，请从“联系我们”页面告诉我们。',
    en: 'The mail service refused this email, so it didn’t go out. Please check your address; if it is right, tell us from the contact page.',
  },
  'mail-uncertain': {
    status: 'aborted',
    zh: '发到一半，连接断了，不知道邮件有没有发出。请先看看收件箱，再决定要不要重发。',
    en: 'The connection broke while sending, so we don’t know whether the email went out. Please look in your inbox before you send it again.',
  },
  'mail-in-progress': {
    status: 'aborted',
    zh: '这封邮件正在发送，请稍等。',
    en: 'This email is being sent. Please wait a moment.',
  },
  'too-young': {
    status: 'failed-precondition',
    zh: '未满 14 岁还不能使用助手。你可以联系热线，或请一位你信任的大人帮忙。',
    en: 'The assistant isn’t open to people under 14. You can contact a helpline, or ask an adult you trust for help.',
  },
  'consent-required': {
    status: 'failed-precondition',
    zh: '你先同意把对话发给 AI 服务，它才能回答。',
    en: 'Please agree first that the conversation goes to the AI service.',
  },
  'assistant-unreachable': {
    status: 'unavailable',
    zh: '现在连接不上 AI 服务。请稍后再试，或看看站内文章。',
    en: 'We can’t reach the AI service right now. Try again later, or look in our articles.',
  },
  'assistant-busy': {
    status: 'unavailable',
    zh: 'AI 服务现在太忙。请过几分钟再试，或看看站内文章。',
    en: 'The AI service is too busy right now. Try again in a few minutes, or look in our articles.',
  },
  'assistant-slow': {
    status: 'deadline-exceeded',
    zh: 'AI 服务太久没有回答。请再试一次，或看看站内文章。',
    en: 'The AI service took too long to answer. Try again, or look in our articles.',
  },
  'assistant-interrupted': {
    status: 'aborted',
    zh: '回答中途断开了，前面的内容可能不完整。请再试一次。',
    en: 'The answer broke off, so what is there may not be complete. Please try again.',
  },
  'assistant-unchecked': {
    status: 'unavailable',
    zh: '安全检查没有完成，所以没有显示 AI 的回答。请再试一次，或看看站内文章。',
    en: 'The safety check didn’t finish, so we don’t show the AI’s answer. Try again, or look in our articles.',
  },
  'looks-automatic': {
    status: 'failed-precondition',
    zh: '有一栏本来要空着，却填了字。请清空“网址”一栏，再发送。',
    en: 'A field that must stay empty was filled in. Please clear the field “Website” and send again.',
  },
  deliberate: {
    status: 'failed-precondition',
    zh: '这是演示用的错误，一切正常。',
    en: 'This error is part of the demo. Nothing is wrong.',
  },
} as const satisfies Record<string, CallableError>

export type CallableReason = keyof typeof callableErrors

/** Reasons every callable can give, whatever it does. */
export const commonReasons = [
  'app-check-failed',
  'not-signed-in',
  'email-not-verified',
  'account-disabled',
  'forbidden',
  'too-many-requests',
  'daily-budget-spent',
  'daily-share-spent',
  'invalid-request',
  'unavailable',
  'timed-out',
  'stopped',
  'internal',
] as const satisfies readonly CallableReason[]

const reasonOfStatus: Readonly<Record<string, CallableReason>> = {
  'invalid-argument': 'invalid-request',
  unauthenticated: 'not-signed-in',
  'permission-denied': 'forbidden',
  'resource-exhausted': 'too-many-requests',
  'deadline-exceeded': 'timed-out',
  cancelled: 'stopped',
  unavailable: 'unavailable',
}

function isReason(value: unknown): value is CallableReason {
  return typeof value === 'string' && Object.hasOwn(callableErrors, value)
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/**
 * The reason behind anything a call threw: the server's own `details.reason` if it gave one, otherwise the nearest
 * meaning of the protocol's status (with or without the `functions/` prefix), otherwise `internal`. Never throws.
 */
export function callableReasonOf(error: unknown): CallableReason {
  const reason = property(property(error, 'details'), 'reason')
  if (isReason(reason)) return reason
  const code = property(error, 'code')
  if (typeof code !== 'string') return 'internal'
  const status = code.replace(/^functions\//, '')
  return (Object.hasOwn(reasonOfStatus, status) && reasonOfStatus[status]) || 'internal'
}

/** Whole seconds until the caller may try again, where the server said so. */
export function retryAfterSecondsOf(error: unknown): number | undefined {
  const seconds = property(property(error, 'details'), 'retryAfterSeconds')
  return typeof seconds === 'number' ? seconds : undefined
}

/** Names of the request's fields (dotted paths) that the server found not valid; empty where it did not say. */
export function invalidFieldsOf(error: unknown): readonly string[] {
  const fields = property(property(error, 'details'), 'fields')
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : []
}

/** The sentence a person reads for a reason. */
export function callableErrorText(reason: CallableReason, language: Language): string {
  return inLanguage(callableErrors[reason], language)
}
