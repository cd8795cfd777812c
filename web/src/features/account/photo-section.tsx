import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { authMessages } from '@amhs/domain/accounts/auth-messages'
import { inLanguage } from '@amhs/domain/localized'
import type { ChangeEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../../platform/announcer'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { FieldError } from '../../ui/form/field-error'
import type { AuthResult } from './auth-result'
import { photoAddress, removePhoto, savePhoto } from './photo-storage'
import { profileWords } from './profile.words'
import { ProfileSection } from './profile-sections'

const inputId = 'photo-file'

/** The photo of a cloud account: shown, replaced, removed. */
export function PhotoSection({ uid, photo }: { readonly uid: string; readonly photo: string | undefined }) {
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
    } else {
      setProblems(result.codes)
      input.current?.focus()
    }
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // The same file can be chosen again after it was refused.
    event.target.value = ''
    if (file) void run(() => savePhoto(file, photo))
  }

  const problem =
    problems.length === 0
      ? undefined
      : {
          zh: problems.map((code) => authMessages[code].text.zh).join('；'),
          en: problems.map((code) => authMessages[code].text.en).join('; '),
        }
  return (
    <ProfileSection heading={words.photoHeading}>
      {photo === undefined ? <p>{words.photoNone}</p> : <Photo key={photo} uid={uid} name={photo} />}
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
        <button type="button" className="button" onClick={() => void run(() => removePhoto(photo))}>
          {words.removePhoto}
        </button>
      )}
      {busy && <p role="status">{words.uploading}</p>}
      {done && <p>{inLanguage(authMessages[done].text, language)}</p>}
    </ProfileSection>
  )
}

function Photo({ uid, name }: { readonly uid: string; readonly name: string }) {
  const words = useWords(profileWords)
  const [address, setAddress] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    let wanted = true
    photoAddress(uid, name).then(
      (found) => wanted && setAddress(found),
      () => wanted && setMissing(true),
    )
    return () => {
      wanted = false
    }
  }, [uid, name])
  if (missing) return <p>{words.photoUnreadable}</p>
  if (address === null) return null
  return (
    <img
      className="profile-photo"
      src={address}
      alt={words.photoAlternative}
      width="144"
      height="144"
      onError={() => setMissing(true)}
    />
  )
}
