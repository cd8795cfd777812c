import { closeContactMessage } from '@amhs/domain/contracts/close-contact-message.contract'
import type { ContactMessageDocument } from '@amhs/domain/documents/contact-message-document'
import { inLanguage } from '@amhs/domain/localized'
import { useState } from 'react'
import { formatDateTime } from '../../../platform/dates'
import { callFunction } from '../../../platform/firebase/call-function'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { adminWords } from '../admin.words'
import { contactMessages } from '../admin-lists.firestore'
import { ActionNote, Inbox } from '../admin-parts'
import { useAdminAction } from '../use-admin-action'
import { useAdminInbox } from '../use-admin-list'
import { useAdminQueue } from '../use-admin-queue'
import { useServiceName } from '../use-names'

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
      <ActionNote note={action.note} busy={action.busy} heldBack={action.heldBack} />
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
          {value.kind === 'contact' ? <h3>{value.subject}</h3> : <ReportedService id={value.serviceId} />}
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

/** Which service somebody reported, by its name, and the way to mend it. */
function ReportedService({ id }: { readonly id: string }) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const { data } = useServiceName(id)
  // Until it is known, and where the service is gone, the number says which one it was.
  const name = data
    ? `${inLanguage(data.name, language)}${words.inCity(inLanguage(data.city, language))}`
    : id
  return (
    <>
      <h3>{words.serviceError(name)}</h3>
      {data && (
        <p>
          <Link to={`${paths.admin}?part=services&edit=${encodeURIComponent(id)}`}>
            {words.editService}
            <span className="hidden">{words.of(name)}</span>
          </Link>
        </p>
      )}
      {data === null && <p className="muted">{words.serviceGone}</p>}
    </>
  )
}

/** The @ stays as it is: mail programs expect it so. */
function replyAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
