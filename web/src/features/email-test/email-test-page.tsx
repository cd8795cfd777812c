import { callableErrorText } from '@amhs/domain/contracts/callable-errors'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import { emailStatus } from '@amhs/domain/contracts/email-status.contract'
import { sendTestEmail } from '@amhs/domain/contracts/send-test-email.contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { announce } from '../../platform/announcer'
import { formatDateTime } from '../../platform/dates'
import { CallFailure, callFunction } from '../../platform/firebase/call-function'
import { paths } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { Page } from '../../ui/page'
import { Spinner } from '../../ui/spinner'
import { emailTestWords } from './email-test.words'

type Status = CallResponse<typeof emailStatus>
type Sent = CallResponse<typeof sendTestEmail>
type Loading<Value> = 'loading' | { readonly value: Value } | { readonly failure: string }

/** Shows how the mail service is set up and sends one test message to the person's own address. */
export default function EmailTestPage() {
  const words = useWords(emailTestWords)
  const language = useLanguage()
  const session = useSession()
  const local = session.status === 'signed-in' && session.mode === 'local'
  const [status, setStatus] = useState<Loading<Status>>('loading')
  const [sending, setSending] = useState(false)
  const [result, setResult] = useState<{ readonly value: Sent } | { readonly failure: string } | null>(null)
  // The same number is used until a message was sent, so that trying again can never send two.
  const requestId = useRef(crypto.randomUUID())

  const inWords = useCallback(
    (error: unknown) => callableErrorText(error instanceof CallFailure ? error.reason : 'internal', language),
    [language],
  )

  const loadStatus = useCallback(() => {
    setStatus('loading')
    callFunction(emailStatus, null).then(
      (value) => setStatus({ value }),
      (error) => setStatus({ failure: inWords(error) }),
    )
  }, [inWords])

  useEffect(() => {
    if (!local) loadStatus()
  }, [local, loadStatus])

  async function send() {
    if (sending) return
    setSending(true)
    setResult(null)
    try {
      const value = await callFunction(sendTestEmail, { requestId: requestId.current, language })
      requestId.current = crypto.randomUUID()
      setResult({ value })
      announce(words.sent(value.sentTo))
    } catch (error) {
      setResult({ failure: inWords(error) })
      announce(inWords(error), 'assertive')
    } finally {
      setSending(false)
    }
  }

  if (local) {
    return (
      <Page heading={words.heading} lead={words.local}>
        <p>
          <Link to={paths.profile}>{words.toProfile}</Link>
        </p>
      </Page>
    )
  }

  return (
    <Page heading={words.heading} lead={words.lead}>
      <section className="stack" aria-labelledby="status">
        <h2 id="status">{words.status}</h2>
        {status === 'loading' && <Spinner label={words.loading} />}
        {typeof status === 'object' && 'failure' in status && (
          <>
            <p className="error">
              <Icon name="error" />
              {status.failure}
            </p>
            <p>
              <button type="button" className="button" onClick={loadStatus}>
                {words.tryAgain}
              </button>
            </p>
          </>
        )}
        {typeof status === 'object' && 'value' in status && <StatusList status={status.value} />}
      </section>
      <section className="stack" aria-labelledby="send">
        <h2 id="send">{words.send}</h2>
        <p>{words.sendText}</p>
        <p>
          <button type="button" className="button primary big" aria-disabled={sending} onClick={send}>
            {sending ? words.sending : words.sendButton}
          </button>
        </p>
        {result && 'failure' in result && (
          <p className="error">
            <Icon name="error" />
            {result.failure}
          </p>
        )}
        {result && 'value' in result && (
          <div className="notice stack">
            <p>
              <strong>{words.sent(result.value.sentTo)}</strong>
            </p>
            <p>{words.sentAt(formatDateTime(Date.parse(result.value.sentAt), language))}</p>
            <p>
              {words.serverAnswer}: <code>{result.value.serverAnswer}</code>
            </p>
            {result.value.attempts === 2 && <p>{words.secondTry}</p>}
          </div>
        )}
      </section>
    </Page>
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
