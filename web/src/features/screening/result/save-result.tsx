import { useState } from 'react'
import { announce } from '../../../platform/announcer'
import { hasConsent, recordConsents } from '../../../platform/consents'
import { formatDate } from '../../../platform/dates'
import { withTimeout } from '../../../platform/firebase/with-timeout'
import { loginHref, paths, resultHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useSession } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { OnDemand } from '../../../ui/data/on-demand'
import { AgreementBox, useAgreement } from '../../../ui/form/agreement'
import { Icon } from '../../../ui/icon'
import { Link } from '../../../ui/link'
import { takeFocus } from '../../../ui/take-focus'
import type { StoredScreening } from '../storage/build-screening'
import { removeDeviceResult, useVisitorResults } from '../storage/device-results'
import { VisitorResults } from '../storage/visitor-results'
import { forgetUnsafe } from '../take/safe-answer'
import { resultWords } from './result.words'

const loadKeepNothing = async () => (await import('./keep-nothing')).KeepNothing

type SaveState = 'idle' | 'saving' | 'failed'

/**
 * Keeping a result in the account is a choice of its own. It moves: the copy on the device goes once the account has
 * confirmed, and stays in every other case.
 */
export function SaveResult({
  record,
  title,
  onSaved,
}: {
  readonly record: StoredScreening
  /** Of its instrument, in the reader's language. */
  readonly title: string
  readonly onSaved: () => void
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const session = useSession()
  const [state, setState] = useState<SaveState>('idle')
  const [agreedBefore] = useState(() => hasConsent('store-results'))
  const agreement = useAgreement(words.agreementMissing, agreedBefore)
  const [asking, setAsking] = useState(false)
  const visitors = useVisitorResults()
  const isForAll = session.status === 'signed-out' || visitors.some(({ id }) => id === record.id)
  const [erased, setErased] = useState<'no' | 'yes' | 'refused'>('no')

  async function save() {
    if (!agreement.isGiven()) return
    setState('saving')
    try {
      if (session.status !== 'signed-in') throw new Error('There is no account to save to')
      await withTimeout(saveInAccount(session.user.id, record))
    } catch (error) {
      console.warn('[screening] saving failed', error instanceof Error ? error.name : '')
      setState('failed')
      announce(words.saveFailed, 'assertive')
      return
    }
    // The profile's copy of the consent may lag behind; the device's record of it stands at once.
    if (!agreedBefore) void recordConsents(['store-results'], true).catch(() => undefined)
    removeDeviceResult(record.id)
    onSaved()
  }

  function isErased() {
    forgetUnsafe(record.id)
    setErased('yes')
  }

  function erase() {
    const gone = removeDeviceResult(record.id)
    if (gone) isErased()
    else setErased('refused')
    if (!gone) announce(words.eraseFailed, 'assertive')
  }

  if (erased === 'yes')
    return (
      // The button that had the focus is gone: what happened takes its place, and is read for that alone.
      <p className="no-print" tabIndex={-1} ref={takeFocus}>
        {words.erased}
      </p>
    )
  const hosted = session.status === 'signed-in' && session.mode === 'hosted'
  return (
    <section className="stack no-print" aria-labelledby="keep-result">
      <h3 id="keep-result">{words.keepHeading}</h3>
      <p>
        {isForAll ? words.onDevice : words.onDeviceOwn}{' '}
        {session.status === 'signed-out' && words.saveSignedOut}
      </p>
      {session.status === 'signed-in' && session.mode === 'local' && (
        <>
          <p>{words.saveLocal}</p>
          {/* Finished before the account was made: one press makes it theirs, here and not only in the list. */}
          <VisitorResults />
        </>
      )}
      {hosted && (
        <>
          {!agreedBefore && (
            <div>
              <AgreementBox agreement={agreement}>{words.agree}</AgreementBox>
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
      <div className="row">
        {session.status === 'signed-out' && (
          <>
            <Link className="button" to={loginHref(resultHref(record.id))}>
              {words.signIn}
            </Link>
            <Link
              className="button"
              to={`${paths.register}?redirect=${encodeURIComponent(resultHref(record.id))}`}
            >
              {words.register}
            </Link>
          </>
        )}
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {words.erase}
        </button>
      </div>
      <OnDemand load={loadKeepNothing} fallback={null} failed={() => null}>
        {(KeepNothing) => <KeepNothing onErased={() => forgetUnsafe(record.id)} />}
      </OnDemand>
      {asking && (
        <ConfirmDialog
          heading={words.eraseHeading(title, formatDate(record.finishedAt, language))}
          text={words.eraseText}
          confirm={words.erase}
          cancel={words.keep}
          onAnswer={(confirmed) => {
            setAsking(false)
            if (confirmed) erase()
          }}
        />
      )}
    </section>
  )
}

/** Loads Firebase only now. @throws BackendError where it cannot be had, or an error of the database */
async function saveInAccount(uid: string, record: StoredScreening): Promise<void> {
  const [{ firebaseServices }, { firestoreScreeningRepository }, { releaseByConsent }] = await Promise.all([
    import('../../../platform/firebase/backend'),
    import('../storage/screenings.firestore'),
    import('../../../platform/firebase/release-results'),
  ])
  const { firestore } = await firebaseServices()
  await firestoreScreeningRepository(firestore, uid).save(record)
  // The result is saved, whatever becomes of this; what did not go over waits on the page of shares.
  await releaseByConsent(firestore, uid, record).catch(() => undefined)
}
