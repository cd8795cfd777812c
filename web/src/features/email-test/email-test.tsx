import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import { emailStatus } from '@amhs/domain/contracts/email-status.contract'
import { sendTestEmail } from '@amhs/domain/contracts/send-test-email.contract'
import { useRef } from 'react'
import { announce } from '../../platform/announcer'
import { DataProvider } from '../../platform/data/data-provider'
import { useRead } from '../../platform/data/use-read'
import { useWrite } from '../../platform/data/use-write'
import { formatDateTime } from '../../platform/dates'
import { callFunction, callTimeoutMs } from '../../platform/firebase/call-function'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { failureText } from '../../ui/data/failure-text'
import { Loaded } from '../../ui/data/loaded'
import { Icon } from '../../ui/icon'
import { emailTestWords } from './email-test.words'

type Status = CallResponse<typeof emailStatus>

/** The button that sends a test message; for administrators also how the mail service is set up. */
export function EmailTest({ showStatus }: { readonly showStatus: boolean }) {
  return (
    <DataProvider>
      {showStatus && <MailServiceStatus />}
      <SendTest />
    </DataProvider>
  )
}

function MailServiceStatus() {
  const words = useWords(emailTestWords)
  const reading = useRead({
    key: ['emailStatus'],
    read: () => callFunction(emailStatus, null),
    timeoutMs: callTimeoutMs,
  })
  return (
    <section className="stack" aria-labelledby="status">
      <h2 id="status">{words.status}</h2>
      <Loaded reading={reading} loading={words.loading}>
        {(status) => <StatusList status={status} />}
      </Loaded>
    </section>
  )
}

function SendTest() {
  const words = useWords(emailTestWords)
  const language = useLanguage()
  // The same number is used until a message was sent, so that trying again can never send two.
  const requestId = useRef(crypto.randomUUID())
  const sending = useWrite({
    write: () => callFunction(sendTestEmail, { requestId: requestId.current, language }),
    timeoutMs: callTimeoutMs,
  })
  const { data: sent, error, isPending } = sending

  async function send() {
    try {
      const { sentTo } = await sending.mutateAsync()
      requestId.current = crypto.randomUUID()
      announce(words.sent(sentTo))
    } catch (cause) {
      announce(failureText(cause, language), 'assertive')
    }
  }

  return (
    <section className="stack" aria-labelledby="send">
      <h2 id="send">{words.send}</h2>
      <p>{words.sendText}</p>
      <p>
        <button
          type="button"
          className="button primary big"
          aria-disabled={isPending}
          onClick={() => !isPending && void send()}
        >
          {isPending ? words.sending : words.sendButton}
        </button>
      </p>
      {error && (
        <p className="error">
          <Icon name="error" />
          {failureText(error, language)}
        </p>
      )}
      {sent && (
        <div className="notice stack">
          <p>
            <strong>{words.sent(sent.sentTo)}</strong>
          </p>
          <p>{words.sentAt(formatDateTime(Date.parse(sent.sentAt), language))}</p>
          <p>
            {words.serverAnswer}: <code>{sent.serverAnswer}</code>
          </p>
          {sent.attempts === 2 && <p>{words.secondTry}</p>}
        </div>
      )}
    </section>
  )
}

function StatusList({ status }: { readonly status: Status }) {
  const words = useWords(emailTestWords)
  const rows = [
    [words.state, words.states[status.state]],
    [words.server, `${status.host}:${status.port}`],
    [words.encryption, words.encryptions[status.encryption]],
    [words.sender, status.sender],
    [words.signsIn, status.signsIn ? words.yes : words.no],
  ] as const
  return (
    <div className="table">
      <table>
        <tbody>
          {rows.map(([term, value]) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
