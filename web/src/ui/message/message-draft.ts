import { readJson, removeText, storageKeys, writeJson } from '../../platform/browser-storage'

/** What a message to the administrators consists of; `website` is the trap for programs and stays empty. */
export type MessageValues = {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly website: string
}

export const emptyMessage: MessageValues = { name: '', email: '', subject: '', message: '', website: '' }

const kept = ['name', 'email', 'subject', 'message'] as const

/** The unsent message of this device; fields that are not texts are left out. */
export function readMessageDraft(): Partial<MessageValues> {
  const stored = readJson(storageKeys.contactDraft)
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = kept.flatMap((field) => {
    const value: unknown = Reflect.get(stored, field)
    return typeof value === 'string' && value !== '' ? [[field, value] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Keeps an unsent message on this device; without subject and message, name and address are not kept either. */
export function keepMessageDraft(values: MessageValues): void {
  const filled = kept.filter((field) => values[field] !== '')
  if (values.subject === '' && values.message === '') forgetMessageDraft()
  else writeJson(storageKeys.contactDraft, Object.fromEntries(filled.map((field) => [field, values[field]])))
}

export function forgetMessageDraft(): void {
  removeText(storageKeys.contactDraft)
}
