import { sessionKeys, storageKeys } from '../../platform/browser-storage'
import type { DraftKey, DraftOwner } from '../../platform/drafts'
import { keepDraftOf, readDraftOf, removeDraftOf } from '../../platform/drafts'
import { forgetDraft, keepDraft, readDraft } from '../form/form-draft'

/** What a message is about. */
export type MessageAbout =
  | { readonly kind: 'contact' }
  | { readonly kind: 'service-error'; readonly serviceId: string }

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

/** The name of the form and of its draft. */
export function messageFormName(about: MessageAbout): string {
  return about.kind === 'contact' ? 'contact' : `report-${about.serviceId}`
}

/** Where the draft is kept: a message to the administrators stays on this device, a report about a service in this tab. */
export const messageDraftKeys = {
  contact: storageKeys.contactDraft,
  'service-error': sessionKeys.formDraft,
} as const satisfies Record<MessageAbout['kind'], DraftKey>

/**
 * A person's unsent message; fields that are not texts are left out.
 */
export function readMessageDraft(owner: DraftOwner, about: MessageAbout): Partial<MessageValues> {
  if (about.kind === 'service-error') return readDraft(owner, messageFormName(about), kept)
  const stored = readDraftOf(owner, storageKeys.contactDraft)
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = kept.flatMap((field) => {
    const value: unknown = Reflect.get(stored, field)
    return typeof value === 'string' && value !== '' ? [[field, value] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Keeps an unsent message; without subject and message, name and address are not kept either. */
export function keepMessageDraft(owner: DraftOwner, about: MessageAbout, values: MessageValues): void {
  const texts = Object.fromEntries(kept.map((field) => [field, values[field]]).filter(([, text]) => text))
  if (values.subject === '' && values.message === '') forgetMessageDraft(owner, about)
  else if (about.kind === 'contact') keepDraftOf(owner, storageKeys.contactDraft, texts)
  else keepDraft(owner, messageFormName(about), texts)
}

export function forgetMessageDraft(owner: DraftOwner, about: MessageAbout): void {
  if (about.kind === 'contact') removeDraftOf(owner, storageKeys.contactDraft)
  else forgetDraft(owner, messageFormName(about))
}
