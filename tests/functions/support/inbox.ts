import { inboxAddress } from './backend'

export interface CaughtMail {
  readonly id: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The e-mails that reached the catcher, for one address or all. */
export async function caughtMails(to?: string): Promise<CaughtMail[]> {
  const query = to ? `?to=${encodeURIComponent(to)}` : ''
  const response = await fetch(`${inboxAddress}/api/messages${query}`)
  return (await response.json()) as CaughtMail[]
}
