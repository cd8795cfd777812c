import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { announce } from '../../platform/announcer'
import { hasConsent, recordConsents } from '../../platform/consents'
import { loginHref, paths, resultHref } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { accountScreenings } from './account-screenings'
import { removeDeviceResult } from './device-results'
import { resultWords } from './result.words'
import type { KeptScreening } from './screening-record'

type SaveState = 'idle' | 'saving' | 'failed'

/**
 * Keeping a result in the account is a choice of its own. It moves: the copy on the device goes once the account has
 * confirmed, and stays in every other case.
 */
export function SaveResult({
  record,
  onSaved,
}: {
  readonly record: KeptScreening
  readonly onSaved: () => void
}) {
  const words = useWords(resultWords)
  const session = useSession()
  const [state, setState] = useState<SaveState>('idle')
  const [agreedBefore] = useState(() => hasConsent('store-results'))
  const [agreed, setAgreed] = useState(agreedBefore)
  const [agreementMissing, setAgreementMissing] = useState(false)
  const [erased, setErased] = useState<'no' | 'yes' | 'refused'>('no')
  const agreement = useRef<HTMLInputElement>(null)

  async function save() {
    if (!agreed) {
      setAgreementMissing(true)
      announce(words.agreementMissing, 'assertive')
      agreement.current?.focus()
      return
    }
    setState('saving')
    try {
      const repository = await accountScreenings()
      if (!repository) throw new Error('There is no account to save to')
      await repository.save(record)
    } catch (error) {
      console.warn('[screening] saving failed', error instanceof Error ? error.name : '')
      setState('failed')
      announce(words.saveFailed, 'assertive')
      return
    }
    // The profile's copy of the consent may lag behind; the device's record of it stands at once.
    if (!agreedBefore) void recordConsents(['store-results'], true).catch(() => undefined)
    removeDeviceResult(record.id)
    announce(words.saved)
    onSaved()
  }

  function erase() {
    const gone = removeDeviceResult(record.id)
    setErased(gone ? 'yes' : 'refused')
    announce(gone ? words.erased : words.eraseFailed, gone ? 'polite' : 'assertive')
  }

  if (erased === 'yes') return <p className="no-print">{words.erased}</p>
  const hosted = session.status === 'signed-in' && session.mode === 'hosted'
  return (
    <section className="stack no-print" aria-labelledby="keep-result">
      <h2 id="keep-result">{words.keepHeading}</h2>
      <p>{words.onDevice}</p>
      {session.status === 'signed-out' && (
        <>
          <p>{words.saveSignedOut}</p>
          <div className="row">
            <Link className="button" to={loginHref(resultHref(record.id))}>
              {words.signIn}
            </Link>
            <Link
              className="button"
              to={`${paths.register}?redirect=${encodeURIComponent(resultHref(record.id))}`}
            >
              {words.register}
            </Link>
          </div>
        </>
      )}
      {session.status === 'signed-in' && session.mode === 'local' && <p>{words.saveLocal}</p>}
      {hosted && (
        <>
          {!agreedBefore && (
            <div>
              <label className="check">
                <input
                  ref={agreement}
                  type="checkbox"
                  checked={agreed}
                  aria-describedby={agreementMissing && !agreed ? 'agreement-error' : undefined}
                  aria-invalid={agreementMissing && !agreed ? true : undefined}
                  onChange={(event) => setAgreed(event.target.checked)}
                />
                {words.agree}
              </label>
              {agreementMissing && !agreed && (
                <p className="error" id="agreement-error">
                  <Icon name="error" />
                  {words.agreementMissing}
                </p>
              )}
            </div>
          )}
          {state === 'failed' && (
            <p className="error">
              <Icon name="error" />
              {words.saveFailed}
            </p>
          )}
          <p>
            <button
              type="button"
              className="button primary"
              aria-disabled={state === 'saving'}
              onClick={() => state !== 'saving' && void save()}
            >
              <Icon name="save" />
              {state === 'saving' ? words.saving : state === 'failed' ? words.tryAgain : words.save}
            </button>
          </p>
        </>
      )}
      {erased === 'refused' && (
        <p className="error">
          <Icon name="error" />
          {words.eraseFailed}
        </p>
      )}
      <p>
        <button type="button" className="button" onClick={erase}>
          {words.erase}
        </button>
      </p>
    </section>
  )
}
