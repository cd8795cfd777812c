import type { CallableReason } from '@amhs/domain/contracts/callable-errors'
import { callableErrorText } from '@amhs/domain/contracts/callable-errors'
import { mailReady } from '@amhs/domain/contracts/mail-ready.contract'
import { sendScreeningReport } from '@amhs/domain/contracts/send-screening-report.contract'
import { useState } from 'react'
import { announce } from '../../../platform/announcer'
import { recordConsents } from '../../../platform/consents'
import { DataProvider } from '../../../platform/data/data-provider'
import { useRead } from '../../../platform/data/use-read'
import { CallFailure } from '../../../platform/firebase/call-failure'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useRegion } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { AgreementBox, useAgreement } from '../../../ui/form/agreement'
import { Icon } from '../../../ui/icon'
import { SlowNote } from '../../../ui/slow-note'
import type { EmailChoice } from './email-choice'
import { emailResultWords } from './email-result.words'

type Sending =
  | { readonly state: 'idle' | 'sending' }
  | { readonly state: 'sent'; readonly to: string }
  | { readonly state: 'failed'; readonly reason: CallableReason }

interface EmailResultProps {
  readonly screeningId: string
  readonly choice: Exclude<EmailChoice, { readonly kind: 'none' }>
}

/**
 * A saved result by e-mail to the person's own verified address, or why that is not possible yet. Shown only once the
 * server has said that it can send: nobody should verify an address for a mail that will not come.
 */
export function EmailResult(props: EmailResultProps) {
  return (
    <DataProvider>
      <WhereReady {...props} />
    </DataProvider>
  )
}

function WhereReady({ screeningId, choice }: EmailResultProps) {
  const { data: mail } = useRead({
    key: ['mailReady'],
    read: () => callFunction(mailReady, null),
    timeoutMs: callTimeoutMs,
  })
  if (!mail?.ready) return null
  if (choice.kind === 'unverified') return <VerifyFirst address={choice.address} />
  return <SendForm screeningId={screeningId} address={choice.address} />
}

function VerifyFirst({ address }: { readonly address: string }) {
  const words = useWords(emailResultWords)
  return (
    <section className="stack no-print" aria-labelledby="by-email">
      <h2 id="by-email">{words.heading}</h2>
      <p>{words.unverified(address)}</p>
    </section>
  )
}

function SendForm({ screeningId, address }: { readonly screeningId: string; readonly address: string }) {
  const words = useWords(emailResultWords)
  const language = useLanguage()
  const region = useRegion()
  const agreement = useAgreement(words.agreementMissing)
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  // One id for all tries of this page: the server sends a report at most once for it.
  const [requestId] = useState(() => crypto.randomUUID())

  async function send() {
    if (!agreement.isGiven()) return
    setSending({ state: 'sending' })
    try {
      const { sentTo } = await callFunction(sendScreeningReport, { requestId, screeningId, language, region })
      setSending({ state: 'sent', to: sentTo })
      announce(words.sent(sentTo))
      void recordConsents(['email-report'], true).catch(() => undefined)
    } catch (error) {
      const reason = error instanceof CallFailure ? error.reason : 'internal'
      setSending({ state: 'failed', reason })
      announce(callableErrorText(reason, language), 'assertive')
    }
  }

  return (
    <section className="stack no-print" aria-labelledby="by-email">
      <h2 id="by-email">{words.heading}</h2>
      <p>{words.text}</p>
      {sending.state === 'sent' ? (
        <p>{words.sent(sending.to)}</p>
      ) : (
        <>
          <AgreementBox agreement={agreement}>{words.agree(address)}</AgreementBox>
          {sending.state === 'failed' && (
            <p className="error">
              <Icon name="error" />
              {callableErrorText(sending.reason, language)}
            </p>
          )}
          <SlowNote busy={sending.state === 'sending'} />
          <p>
            <button
              type="button"
              className="button"
              aria-disabled={sending.state === 'sending'}
              onClick={() => sending.state !== 'sending' && void send()}
            >
              {sending.state === 'sending' ? words.sending : words.send}
            </button>
          </p>
        </>
      )}
    </section>
  )
}
