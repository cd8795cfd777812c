import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { authMessages } from '@amhs/domain/accounts/auth-messages'
import { inLanguage } from '@amhs/domain/localized'
import type { ChangeEvent } from 'react'
import { lazy, Suspense, useRef, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { FirebaseGate } from '../../../ui/data/firebase-gate'
import { Loading } from '../../../ui/data/loading'
import { OnDemand } from '../../../ui/data/on-demand'
import { FieldError } from '../../../ui/form/field-error'
import { SlowNote } from '../../../ui/slow-note'
import type { AuthResult } from '../auth-result'
import { hostedActions } from '../hosted/hosted-actions'
import { photoProblems } from './photo-check'
import { profileWords } from './profile.words'
import { ProfileSection } from './profile-sections'

const ProfilePhoto = lazy(async () => ({ default: (await import('./profile-photo')).ProfilePhoto }))

const loadEditor = async () => (await import('./photo-editor')).PhotoEditor

const inputId = 'photo-file'

/** The photo of a hosted account: shown, replaced, removed. `photo` is when it was set, in milliseconds since 1970. */
export function PhotoSection({ uid, photo }: { readonly uid: string; readonly photo: number | undefined }) {
  const words = useWords(profileWords)
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly AuthMessageCode[]>([])
  const [done, setDone] = useState<AuthMessageCode | null>(null)
  const [chosen, setChosen] = useState<{
    readonly picture: ImageBitmap
    readonly type: string
    readonly at: number
  } | null>(null)
  const [asksRemoval, setAsksRemoval] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function run(action: () => Promise<AuthResult>) {
    if (busy) return
    setBusy(true)
    setProblems([])
    setDone(null)
    const result = await action()
    setBusy(false)
    if (result.success) {
      leave()
      setDone(result.codes[0])
      announce(inLanguage(authMessages[result.codes[0]].text, language))
    } else {
      setProblems(result.codes)
      input.current?.focus()
    }
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // The same file can be chosen again after it was refused.
    event.target.value = ''
    if (file) void look(file)
  }

  /** What breaks a rule is refused at once; anything else is turned and cut before it is saved. */
  async function look(file: File) {
    setChosen(null)
    setDone(null)
    const found = await photoProblems(file)
    // Says it for a file that only looks like a picture, too.
    const picture = found.length === 0 ? await createImageBitmap(file).catch(() => null) : null
    setProblems(picture === null && found.length === 0 ? ['file-content'] : found)
    if (picture) setChosen({ picture, type: file.type, at: Date.now() })
    else input.current?.focus()
  }

  function leave() {
    setChosen(null)
    input.current?.focus()
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
      {chosen && (
        <OnDemand load={loadEditor} fallback={<Loading />}>
          {(PhotoEditor) => (
            <PhotoEditor
              key={chosen.at}
              picture={chosen.picture}
              type={chosen.type}
              busy={busy}
              onSave={(cut) => void run(() => hostedActions.savePhoto(cut))}
              onCancel={leave}
            />
          )}
        </OnDemand>
      )}
      {photo !== undefined && !chosen && (
        <button type="button" className="button" onClick={() => setAsksRemoval(true)}>
          {words.removePhoto}
        </button>
      )}
      {asksRemoval && (
        <ConfirmDialog
          heading={words.removePhotoHeading}
          text={words.removePhotoText}
          confirm={words.removePhotoYes}
          cancel={words.keepPhoto}
          onAnswer={(confirmed) => {
            setAsksRemoval(false)
            if (confirmed) void run(hostedActions.removePhoto)
          }}
        />
      )}
      {busy && <p role="status">{words.uploading}</p>}
      <SlowNote busy={busy} />
      {done && <p>{inLanguage(authMessages[done].text, language)}</p>}
    </ProfileSection>
  )
}
