import { closeContactMessage } from '@amhs/domain/contracts/close-contact-message.contract'
import { useState } from 'react'
import { formatDateTime } from '../../../platform/dates'
import { callFunction } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { SlowNote } from '../../../ui/slow-note'
import { adminWords } from '../admin.words'
import { contactMessages } from '../admin-lists.firestore'
import { ActionNote, Inbox } from '../admin-parts'
import { useAdminAction } from '../use-admin-action'
import { useAdminInbox } from '../use-admin-list'

/** Messages of the contact form and error reports, read and closed here. */
export function MessagesSection() {
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
            {words[value]}
          </label>
        ))}
      </fieldset>
      <ActionNote note={action.note} />
      <SlowNote busy={action.busy} />
      <MessageList key={status} status={status} action={action} />
    </>
  )
}

function MessageList({
  status,
  action,
}: {
  readonly status: 'open' | 'closed'
  readonly action: ReturnType<typeof useAdminAction>
}) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const pages = useAdminInbox(contactMessages(status))
  return (
    <Inbox pages={pages}>
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
                onClick={() =>
                  action.run(() => callFunction(closeContactMessage, { messageId: id }), words.messageClosed)
                }
              >
                {words.close}
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
