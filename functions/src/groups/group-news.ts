import { randomUUID } from 'node:crypto'
import { layOutMail } from '../email/mail-layout'
import { sendOnce } from '../email/mail-requests'
import { ownAddress } from '../email/own-address'
import { siteAddress } from '../platform/parameters'

const subject = '你的账户里有新消息 · There is news in your account'

/**
 * Tells a person that there is news in the account, and nothing else: not from whom, nor about what. An inbox can be read over
 * a shoulder, and the address that it links to as well.
 *
 * Only a verified address gets it. Whatever goes wrong here, the answer itself stands.
 * @param wish for the same one nothing goes out twice; by default each call is one of its own
 * @returns whether it went out
 */
export async function sendGroupNews(uid: string, wish: string = randomUUID()): Promise<boolean> {
  try {
    const { address, verified } = await ownAddress(uid)
    if (!verified) return false
    await sendOnce({ uid, unasked: true }, wish, address, () => ({
      subject,
      language: 'zh-CN',
      ...layOutMail({
        language: 'zh-CN',
        title: subject,
        preview: '请登录查看。 Please sign in to see it.',
        parts: [
          {
            kind: 'paragraph',
            text: '请登录，在账户菜单里查看。\nPlease sign in and look in your account menu.',
          },
          { kind: 'link', text: '打开网站 · Open the site', href: siteAddress.value() },
        ],
      }),
    }))
    return true
  } catch {
    return false
  }
}
