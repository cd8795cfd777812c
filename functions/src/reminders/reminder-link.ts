import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type Language, rowOf } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import { keysFor } from '../platform/caller'
import { isEmulated } from '../platform/environment'
import { siteAddress } from '../platform/parameters'
import { region } from '../platform/region'

const purpose = 'links of reminders'
const nonceLength = 12
const sealLength = 16

/**
 * The mark of somebody's reminders in a link. Sealed (AES-GCM), not only signed: the address of a link comes into logs of mail
 * programs and servers, and is not to name an account there.
 */
export function markOf(uid: string): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', keysFor(purpose)[0], nonce)
  const sealed = Buffer.concat([cipher.update(uid, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Whose reminders a mark stands for; null where this server did not make it. */
export function ownerOf(mark: string): string | null {
  const bytes = Buffer.from(mark, 'base64url')
  const [nonce, seal] = [
    bytes.subarray(0, nonceLength),
    bytes.subarray(nonceLength, nonceLength + sealLength),
  ]
  if (bytes.length <= nonceLength + sealLength) return null
  for (const key of keysFor(purpose)) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: sealLength })
      decipher.setAuthTag(seal)
      const opened = [decipher.update(bytes.subarray(nonceLength + sealLength)), decipher.final()]
      return Buffer.concat(opened).toString('utf8')
    } catch {
      // Made with another key, or by somebody else.
    }
  }
  return null
}

/** The page with the button that stops. The mark stands behind `#`, which a browser sends to no server. */
export function stopPage(mark: string, language: Language): string {
  return `${siteAddress.value()}${addressIn(language, '/stop-reminder')}#${mark}`
}

/** Where a mail program stops by itself once its reader presses "unsubscribe". */
export function stopAddress(mark: string, language: Language): string {
  const project = process.env.GCLOUD_PROJECT ?? ''
  const functions = isEmulated()
    ? `http://${process.env.FUNCTIONS_EMULATOR_HOST ?? '127.0.0.1:5001'}/${project}/${region}`
    : `https://${region}-${project}.cloudfunctions.net`
  return `${functions}/stopReminderNow?mark=${mark}${rowOf(language).prefix ? `&language=${language}` : ''}`
}
