import type { Localized } from '../localized'
import { retentionTimes } from './retention-times'

/** One row of the table: what is kept under a name in the database, and until when. */
export interface Retention {
  /** The collection's path; a star stands for any one document. */
  readonly path: string
  readonly holds: Localized
  readonly until: Localized
  /** Whether documents go by themselves, by the clean-up policy on `expiresAt`. */
  readonly expires: boolean
}

const withAccount = { zh: '到你删除它，或删除账户为止', en: 'until you delete it, or your account' }
const asLongAsTheSite = { zh: '网站运行期间', en: 'as long as the site runs' }

const day = 24 * 60 * 60 * 1000
const year = 365 * day

/** A length of time in whole years or days, in words. */
function inWords(milliseconds: number): Localized {
  const [unit, zh, en] =
    milliseconds % year === 0 ? ([year, '年', 'year'] as const) : ([day, '天', 'day'] as const)
  const count = milliseconds / unit
  return { zh: `${count} ${zh}`, en: count === 1 ? `1 ${en}` : `${count} ${en}s` }
}

function kept(path: string, zh: string, en: string, until: Localized): Retention {
  return { path, holds: { zh, en }, until, expires: false }
}

/** A row whose documents go by themselves after a time; `until` puts the time into words. */
function expiring(
  path: string,
  zh: string,
  en: string,
  milliseconds: number,
  until: { readonly zh: (time: string) => string; readonly en: (time: string) => string },
): Retention {
  const time = inWords(milliseconds)
  return { path, holds: { zh, en }, until: { zh: until.zh(time.zh), en: until.en(time.en) }, expires: true }
}

const withGrant = {
  zh: '到停止分享、分享到期、对方不再是专业人员，或任何一方删除账户为止',
  en: 'until the sharing is stopped or over, the other person is no longer a professional, or either account is deleted',
}
const asProfessional = {
  zh: '担任专业人员期间，或到删除账户为止',
  en: 'as long as they are a professional, or until the account is deleted',
}
const longestGrant = year

const openMessage = inWords(retentionTimes.openMessage)

/**
 * Every collection of the database with its time. The privacy page shows this table; a test holds it against the code that writes
 * and against the clean-up policies in `firestore.indexes.json`.
 */
export const retentionTable: readonly Retention[] = [
  kept(
    'users',
    '个人信息：姓名、邮箱、角色、设置、你同意过的事、保存过几次筛查',
    'Profile: names, email, role, settings, consents, how many screenings were saved',
    {
      zh: '到你删除账户为止',
      en: 'until you delete your account',
    },
  ),
  kept('users/*/screenings', '你保存的筛查结果', 'Screening results that you saved', withAccount),
  kept(
    'users/*/reminders',
    '你要的邮件提醒：多久一次、几点、你那里的时区；不写为了哪份量表',
    'Reminders by email that you chose: how often, at which hour, your time zone; not for which questionnaire',
    withAccount,
  ),
  {
    path: 'shares',
    holds: {
      zh: '你用链接分享的结果：加密的内容（钥匙只在链接里，我们没有）、你给链接起的名字、分享给哪一类人、有几份结果、打乱后的口令、打开过几次、什么时候、打开的人写的称呼',
      en: 'Results that you share by link: the encrypted file (the key is only in the link; we do not have it), the name you give the link, the kind of person, how many results, a scrambled form of the passcode, how often it was opened, when, and the name that the opener wrote',
    },
    until: {
      zh: '到你选的期限（1 天、1 周或 1 个月）为止；你停止分享时，加密的内容马上删除；或到你删除账户为止',
      en: 'until the end that you chose (1 day, 1 week or 1 month); when you stop sharing, the file is erased at once; or until you delete your account',
    },
    expires: true,
  },
  kept('users/*/savedArticles', '你收藏的文章', 'Articles that you saved', withAccount),
  kept('ratings', '你的评价和评论', 'Your ratings and comments', withAccount),
  kept('comments', '公开的评论，不写是谁的', 'Comments that are shown, without whose they are', withAccount),
  kept(
    'ratingTotals',
    '每篇文章有几个评价、共几颗星',
    'How many ratings and stars an article has',
    asLongAsTheSite,
  ),
  kept('groups', '支持小组和带领者的名字', 'Support groups and the names of their facilitators', {
    zh: '小组到删除为止；带领者的名字到其删除账户为止',
    en: 'until the group is removed; the name until its owner deletes the account',
  }),
  kept(
    'groups/*/requests',
    '加入小组的申请，里面有没有紧急的话，和带领者的答复',
    'Requests to join a group, whether there are urgent words in them, and the facilitator’s answer',
    {
      zh: '到你撤回、退出小组或删除账户为止；小组删除时，写的话和答复马上删除，你的称呼、小组的名字和日期留到你清除为止',
      en: 'until you withdraw it, leave the group or delete your account; when the group is removed, all words are deleted at once, and your name, the group’s name and the day stay until you clear them',
    },
  ),
  kept(
    'groups/*/askedToLeave',
    '带领者请谁离开了小组：称呼和日期。有这条记录，就不能再申请这个小组',
    'Whom a facilitator asked to leave a group: name and day. While it stands, they cannot ask to join that group',
    {
      zh: '到带领者允许再次申请、删除账户，或小组删除为止',
      en: 'until the facilitator lets them ask again, they delete their account, or the group is removed',
    },
  ),
  kept(
    'groups/*/memberDetails',
    '小组怎么参加：链接、地点、约定',
    'How members take part: link, place, rules',
    {
      zh: '到带领者修改，或小组删除为止',
      en: 'until the facilitator changes it, or the group is removed',
    },
  ),
  expiring(
    'grants',
    '你和哪位专业人员分享、哪些量表、到哪天、对方叫你什么',
    'With which professional you share, which questionnaires, until when, and the name they know you by',
    longestGrant,
    {
      zh: (time) =>
        `到你停止分享、你选的日子到了（最长 ${time}），或你删除账户为止；如果对方先结束分享，或不再是专业人员，分享马上失效，你只会看到它已结束`,
      en: (time) =>
        `until you stop sharing, the day you chose comes (${time} at most), or you delete your account; if the professional ends it first or is no longer one, it stops working at once, and you only see that it has ended`,
    },
  ),
  kept(
    'grants/*/released',
    '你给对方看的是哪几次结果；结果本身仍在你的账户里',
    'Which results you handed over; the results themselves stay in your account',
    withGrant,
  ),
  kept(
    'grants/*/talked',
    '专业人员和你谈过哪一次的安全提示',
    'Which safety notes the professional has talked about with you',
    withGrant,
  ),
  kept(
    'grants/*/notes',
    '专业人员写给自己看的笔记，只有其本人能看',
    'A professional’s own notes, which only they can read',
    withGrant,
  ),
  kept(
    'grants/*/noteDates',
    '有一条笔记，是哪天写的；没有内容',
    'That there is a note, and from which day; without its words',
    withGrant,
  ),
  kept(
    'grants/*/invitations',
    '专业人员请你每隔几周填一份量表，和你的答复',
    'That a professional asks you for a questionnaire every so many weeks, and your answer',
    withGrant,
  ),
  kept(
    'professionals',
    '专业人员的姓名、单位，核对过什么、到哪天有效',
    'A professional’s name and organisation, what was checked and until when that holds',
    asProfessional,
  ),
  kept(
    'professionalRequests',
    '谁申请成为专业人员：姓名、单位、登记机构、编号，和答复',
    'Who asked to be a professional: name, organisation, register, number, and the answer',
    {
      zh: '到撤回申请、不再是专业人员，或删除账户为止',
      en: 'until it is withdrawn, the role ends, or the account is deleted',
    },
  ),
  expiring(
    'professionalCodes',
    '专业人员给来访者看的分享码',
    'The code that a professional shows to clients',
    retentionTimes.professionalCode,
    { zh: (time) => time, en: (time) => time },
  ),
  kept('services', '服务机构名录', 'The list of services', asLongAsTheSite),
  kept('system', '管理员的账户编号', 'The account numbers of the administrators', {
    zh: '担任管理员期间',
    en: 'as long as they are administrators',
  }),
  expiring(
    'contactMessages',
    '你从联系页发来的留言，和服务信息的纠错',
    'Messages from the contact page and reports of mistakes in a service',
    retentionTimes.closedMessage,
    {
      zh: (time) => `处理完以后 ${time}；一直没有处理的，收到后 ${openMessage.zh}；或到你删除账户为止`,
      en: (time) =>
        `${time} after the matter is closed, ${openMessage.en} if it never is; or until you delete your account`,
    },
  ),
  expiring(
    'auditLog',
    '管理操作记录：谁改了什么，只用账户编号，没有内容',
    'Log of administrative changes: who changed what, by account number, without content',
    retentionTimes.auditEntry,
    {
      zh: (time) => `${time}；你删除账户后，里面不再有你的编号`,
      en: (time) => `${time}; your number goes from it when you delete your account`,
    },
  ),
  expiring(
    'rateLimits',
    '防滥用计数，用代号代替你的名字和地址',
    'Counters against misuse, under a code instead of your name or address',
    retentionTimes.limit,
    {
      zh: (time) => `到限制时间结束为止，最长 ${time}`,
      en: (time) => `until the limit has run out, ${time} at most`,
    },
  ),
  expiring(
    'dailyBudgets',
    '每项服务一天一共用了多少次，不记是谁',
    'How often a service was used in a day by everybody together',
    retentionTimes.dailyBudget,
    { zh: (time) => time, en: (time) => time },
  ),
  expiring(
    'mailRequests',
    '发过哪些邮件，免得重复发送；不含邮件内容。也包括告诉你账户里有新消息的邮件：申请有了答复、对方结束了分享、有人申请加入你带领的小组',
    'Which emails were sent, so that none is sent twice; without their content. This includes emails about news in your account: an answer to something you asked for, a share that the other person ended, or a request to join a group you lead',
    retentionTimes.mailRequest,
    {
      zh: (time) => `${time}，或到你删除账户为止`,
      en: (time) => `${time}, or until you delete your account`,
    },
  ),
  expiring(
    'deleted',
    '刚删除的账户的编号，防止旧的登录又写入数据',
    'The number of an account just deleted, so that no old sign-in writes anything again',
    retentionTimes.erasedAccount,
    { zh: (time) => `删除后 ${time}`, en: (time) => `${time} after the deletion` },
  ),
  expiring(
    'erasures',
    '删除过的账户的编号，这样恢复备份以后可以再删一次',
    'The number of an account that was deleted, so that it is deleted again if a backup is restored',
    retentionTimes.erasure,
    { zh: (time) => `删除后 ${time}`, en: (time) => `${time} after the deletion` },
  ),
  expiring(
    'bans',
    '停用后又删除的账户的邮箱，用代号代替',
    'The email address, as a code, of an account that was disabled and then deleted',
    retentionTimes.ban,
    { zh: (time) => `删除后 ${time}`, en: (time) => `${time} after the deletion` },
  ),
]
