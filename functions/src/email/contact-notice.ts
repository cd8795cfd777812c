import { accounts, database } from '../platform/firebase'
import { contactNoticeTo, siteAddress } from '../platform/parameters'
import { layOutMail } from './mail-layout'
import { sendOnce } from './mail-requests'

/** Most administrators that one message is announced to. */
const mostRecipients = 10

/** Most entries of the list that are looked up: some may be dead, and Auth answers for so many at once. */
const mostListed = 100

async function noticeAddresses(): Promise<string[]> {
  const chosen = contactNoticeTo
    .value()
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address.includes('@'))
  if (chosen.length > 0) return chosen.slice(0, mostRecipients)
  const firestore = await database()
  const uids: unknown = (await firestore.doc('system/admins').get()).get('uids')
  if (!Array.isArray(uids) || uids.length === 0) return []
  const { users } = await (await accounts()).getUsers(
    uids.slice(0, mostListed).map((uid) => ({ uid: String(uid) })),
  )
  const living = users.flatMap(({ email, emailVerified, disabled }) =>
    email && emailVerified && !disabled ? [email] : [],
  )
  return living.slice(0, mostRecipients)
}

/**
 * Tells the administrators that a contact message waits. The e-mail holds nothing of the message or its sender: it can
 * be private, and an inbox is not the place for it.
 * @returns how many were told; the message itself is safe whatever happens here.
 */
export async function sendContactNotice(messageId: string): Promise<number> {
  const addresses = await noticeAddresses()
  const outcomes = await Promise.allSettled(
    addresses.map((address) =>
      sendOnce('contact-notice', `${messageId} ${address}`, address, () => ({
        subject: '有新的留言 · A new message is waiting',
        language: 'zh-CN',
        ...layOutMail({
          language: 'zh-CN',
          title: '有新的留言 · A new message is waiting',
          preview: '网站收到一条新的留言。 The site has received a new message.',
          parts: [
            {
              kind: 'paragraph',
              text: '请登录管理页面查看。\nPlease sign in to read it in the admin panel.',
            },
            { kind: 'link', text: '管理 · Admin', href: `${siteAddress.value()}/admin` },
          ],
        }),
      })),
    ),
  )
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}
