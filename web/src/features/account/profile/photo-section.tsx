import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { authMessages } from '@amhs/domain/accounts/auth-messages'
import { inLanguage } from '@amhs/domain/localized'
import type { ChangeEvent } from 'react'
import { lazy, Suspense, useRef, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { FirebaseGate } from '../../../ui/data/firebase-gate'
import { FieldError } from '../../../ui/form/field-error'
import { SlowNote } from '../../../ui/slow-note'
import type { AuthResult } from '../auth-result'
import { hostedActions } from '../hosted/hosted-actions'
import { profileWords } from './profile.words'
import { ProfileSection } from './profile-sections'

const ProfilePhoto = lazy(async () => ({ default: (await import('./profile-photo')).ProfilePhoto }))

const inputId = 'photo-file'

/** The photo of a hosted account: shown, replaced, removed. `photo` is when it was set, in milliseconds since 1970. */
export function PhotoSection({ uid, photo }: { readonly uid: string; readonly photo: number | undefined }) {
  const words = useWords(profileWords)
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly AuthMessageCode[]>([])
  const [done, setDone] = useState<AuthMessageCode | null>(null)
  const input = useRef<HTMLInputElement>(null)

  async function run(action: () => Promise<AuthResult>) {
    if (busy) return
    setBusy(true)
    setProblems([])
    setDone(null)
    const result = await action()
    setBusy(false)
    if (result.success) {
      setDone(result.codes[0])
      announce(inLanguage(authMessages[result.codes[0]].text, language))
      // The button that was pressed has gone with the photo.
      if (action === hostedActions.removePhoto) input.current?.focus()
    } else {
      setProblems(result.codes)
      input.current?.focus()
    }
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // The same file can be chosen again after it was refused.
    event.target.value = ''
    if (file) void run(() => hostedActions.savePhoto(file))
  }

  const problem =
    problems.length === 0
      ? undefined
      : {
          zh: problems.map((code) => authMessages[code].text.zh).join('；'),
          en: problems.map((code) => authMessages[code].text.en).join('; '),
        }
  return (
    <ProfileSection part="photo" heading={words.photoHeading}>
      {photo === undefined ? (
        <p>{words.photoNone}</p>
      ) : (
        <FirebaseGate onlyFor={uid} fallback={null}>
          <Suspense fallback={null}>
            <ProfilePhoto key={photo} uid={uid} setAt={photo} />
          </Suspense>
        </FirebaseGate>
      )}
      <div className="field">
        <label htmlFor={inputId}>{words.choosePhoto}</label>
        <span className="hint" id={`${inputId}-hint`}>
          {words.photoIntro}
        </span>
        <FieldError id={`${inputId}-error`} problem={problem} />
        <input
          ref={input}
          id={inputId}
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          aria-describedby={problem ? `${inputId}-hint ${inputId}-error` : `${inputId}-hint`}
          aria-invalid={problem ? true : undefined}
          onChange={choose}
        />
      </div>
      {photo !== undefined && (
        <button type="button" className="button" onClick={() => void run(hostedActions.removePhoto)}>
          {words.removePhoto}
        </button>
      )}
      {busy && <p role="status">{words.uploading}</p>}
      <SlowNote busy={busy} />
      {done && <p>{inLanguage(authMessages[done].text, language)}</p>}
    </ProfileSection>
  )
}
