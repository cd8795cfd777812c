import { refusal } from '../platform/refusal'

/** Where a page of accounts ended: two texts, whose meaning the reader that wrote them knows. */
export type PageMark = readonly [string, string]

export function writePageMark(mark: PageMark): string {
  return Buffer.from(JSON.stringify(mark)).toString('base64url')
}

/** What is answered to a mark that was not written here. */
export const madeUpMark = () => refusal('invalid-request', { fields: ['page'] })

/**
 * Reads a mark that came back from a page; what its two texts hold, the reader has to check.
 * @throws HttpsError `invalid-request` where it has another form.
 */
export function readPageMark(page: string): PageMark {
  try {
    const parts: unknown = JSON.parse(Buffer.from(page, 'base64url').toString('utf8'))
    if (Array.isArray(parts) && parts.length === 2) {
      const [place, uid] = parts
      if (typeof place === 'string' && typeof uid === 'string') return [place, uid]
    }
  } catch {
    // Falls through: whatever it was, it was not written here.
  }
  throw madeUpMark()
}
