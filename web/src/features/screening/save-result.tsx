import { useState } from 'react'
import { Link } from 'react-router-dom'
import { announce } from '../../platform/announcer'
import { loginHref, paths, resultHref } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { accountScreenings } from './account-screenings'
import { removeDeviceResult } from './device-results'
import { resultWords } from './result.words'
import type { KeptScreening } from './screening-record'

type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

/** Keeping a result in the account is a choice of its own; whatever happens, the device keeps its copy. */
export function SaveResult({ record }: { readonly record: KeptScreening }) {
  const words = useWords(resultWords)
  const session = useSession()
  const [state, setState] = useState<SaveState>('idle')
  const [erased, setErased] = useState(false)

  async function save() {
    setState('saving')
    try {
      const repository = await accountScreenings()
      if (!repository) throw new Error('There is no account to save to')
      await repository.save(record)
      setState('saved')
      announce(words.saved)
    } catch (error) {
      console.warn('[screening] saving failed', error instanceof Error ? error.message : '')
      setState('failed')
      announce(words.saveFailed, 'assertive')
    }
  }

  if (erased) return <p role="status">{words.erased}</p>
  return (
    <section className="stack no-print" aria-label={words.save}>
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
      {session.status === 'signed-in' && session.mode === 'hosted' && state !== 'saved' && (
        <p>
          <button type="button" className="button primary" onClick={save} aria-disabled={state === 'saving'}>
            <Icon name="save" />
            {state === 'saving' ? words.saving : state === 'failed' ? words.tryAgain : words.save}
          </button>
        </p>
      )}
      {state === 'failed' && (
        <p className="error">
          <Icon name="error" />
          {words.saveFailed}
        </p>
      )}
      {state === 'saved' && (
        <p className="row">
          {words.saved} <Link to={paths.myScreenings}>{words.openSaved}</Link>
        </p>
      )}
      <p className="small muted">{words.onDevice}</p>
      <p>
        <button
          type="button"
          className="button"
          onClick={() => {
            removeDeviceResult(record.id)
            setErased(true)
            announce(words.erased)
          }}
        >
          {words.erase}
        </button>
      </p>
    </section>
  )
}
