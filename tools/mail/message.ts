export interface Message {
  readonly id: number
  readonly receivedAt: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: number }[]
}

/** A link that the Auth emulator would have mailed. */
export interface AccountLink {
  readonly email: string
  readonly requestType: string
  readonly oobLink: string
}
