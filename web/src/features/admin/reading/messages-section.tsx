import { closeContactMessage } from '@amhs/domain/contracts/close-contact-message.contract'
import type { ContactMessageDocument } from '@amhs/domain/documents/contact-message-document'
import { useState } from 'react'
import { formatDateTime } from '../../../platform/dates'
import { callFunction } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { adminWords } from '../admin.words'
import { contactMessages } from '../admin-lists.firestore'
import { ActionNote, Inbox } from '../admin-parts'
import { useAdminAction } from '../use-admin-action'
import { useAdminInbox } from '../use-admin-list'
import { useAdminQueue } from '../use-admin-queue'

type Kind = ContactMessageDocument['kind']

/** Messages of the contact form, read and answered here. */
export function MessagesSection() {
  return <Letters kind="contact" />
}

/** What people found wrong with a service. */
export function ErrorsSection() {
  return <Letters kind="service-error" />
}

function Letters({ kind }: { readonly kind: Kind }) {
  const words = useWords(adminWords)
  const [status, setStatus] = useState<'open' | 'closed'>('open')
  const action = useAdminAction()

  return (
    <>
      <fieldset className="row">
        <legend className="label">{words.state}</legend>
        {(['open', 'closed'] as const).map((value) => (
          <label className="check" key={value}>
            <input
              type="radio"
              name="message-status"
              checked={status === value}
              onChange={() => setStatus(value)}
            />
            {kind === 'contact' ? words[value] : words[`${value}Error`]}
          </label>
        ))}
      </fieldset>
      <ActionNote note={action.note} busy={action.busy} />
      <MessageList key={status} kind={kind} status={status} action={action} />
    </>
  )
}

function MessageList({
  kind,
  status,
  action,
}: {
  readonly kind: Kind
  readonly status: 'open' | 'closed'
  readonly action: ReturnType<typeof useAdminAction>
}) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const queue = useAdminQueue()
  const pages = useAdminInbox(contactMessages(kind, status))
  const [close, closed, none] =
    kind === 'contact'
      ? [words.close, words.messageClosed, words.noMessages]
      : [words.closeError, words.errorClosed, words.noErrors]
  return (
    <Inbox pages={pages} none={none[status]}>
      {(value, id) => (
        <>
          <h3>{value.kind === 'contact' ? value.subject : words.serviceError(value.serviceId)}</h3>
          <p className="small muted">
            {words.from} <bdi>{value.name}</bdi> · {formatDateTime(value.createdAt, language)}
          </p>
          <p className="message-text">{value.message}</p>
          <div className="row">
            <a className="button" href={replyAddress(value.email)}>
              {words.reply}
              <span className="hidden">{words.of(value.name)}</span>
            </a>
            {value.status === 'open' && (
              <button
                type="button"
                className="button"
                onClick={async () => {
                  if (await action.run(() => callFunction(closeContactMessage, { messageId: id }), closed))
                    await queue.refetch()
                }}
              >
                {close}
                <span className="hidden">{words.of(value.name)}</span>
              </button>
            )}
          </div>
        </>
      )}
    </Inbox>
  )
}

/** The @ stays as it is: mail programs expect it so. */
function replyAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
