import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import { readProfessionalCode } from '@amhs/domain/contracts/read-professional-code.contract'
import { useEffect, useId, useRef, useState } from 'react'
import { useWrite } from '../../../platform/data/use-write'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { SlowNote } from '../../../ui/slow-note'
import { BadgeText } from '../badge-text'
import { sharingWords } from '../sharing.words'
import { codeText, isCode } from './code-text'
import { ShareForm } from './share-form-view'

type Found = CallResponse<typeof readProfessionalCode>

/** A new share: the code, whose it is, then what to share. */
export function NewShare({
  uid,
  scanned,
  onGiven,
}: {
  readonly uid: string
  readonly scanned: string
  readonly onGiven: (said: string) => void
}) {
  const words = useWords(sharingWords)
  const language = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState(scanned)
  const [found, setFound] = useState<{ readonly code: string; readonly who: Found } | null>(null)
  const latest = useRef(typed)
  latest.current = typed
  /** The code that was none when it was sent, and how often one was: said twice, it is heard twice. */
  const [wrong, setWrong] = useState<{ readonly code: string; readonly times: number } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const looking = useWrite({
    write: (code: string) => callFunction(readProfessionalCode, { code }),
    timeoutMs: callTimeoutMs,
  })
  const field = useRef<HTMLInputElement>(null)
  /** The person has said that it is somebody else: the field for the code comes back, and they are in it. */
  const isOther = useRef(false)
  useEffect(() => {
    if (found) heading.current?.focus()
    else if (isOther.current) field.current?.focus()
    isOther.current = false
  }, [found])

  if (found)
    return (
      <section className="stack" aria-labelledby={`${id}-who`}>
        <h2 id={`${id}-who`} ref={heading} tabIndex={-1}>
          {words.who}
        </h2>
        <BadgeText
          badge={{
            ...found.who,
            checkedAt: Date.parse(found.who.checkedAt),
            validUntil: Date.parse(found.who.validUntil),
          }}
        />
        <p>
          <button
            type="button"
            className="button"
            onClick={() => {
              isOther.current = true
              setFound(null)
            }}
          >
            {words.notThem}
          </button>
        </p>
        <ShareForm
          uid={uid}
          code={found.code}
          professional={found.who}
          onGiven={() => {
            onGiven(words.given(found.who.name))
            setFound(null)
            setTyped('')
          }}
        />
      </section>
    )

  // Whatever was asked about another code says nothing about the one that stands in the field now.
  const isOfField = looking.variables === codeText(typed)
  const isLooking = looking.isPending && isOfField
  const problem =
    wrong?.code === codeText(typed)
      ? words.codeWrong
      : looking.error && isOfField
        ? failureText(looking.error, language)
        : null
  return (
    <form
      method="post"
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        const code = codeText(typed)
        setWrong(isCode(code) ? null : { code, times: (wrong?.times ?? 0) + 1 })
        if (!isCode(code) || isLooking) return
        looking.mutate(code, {
          onSuccess: (who) => {
            if (codeText(latest.current) === code) setFound({ code, who })
          },
        })
      }}
    >
      <h2>{words.codeHeading}</h2>
      <div className="field">
        <label htmlFor={`${id}-code`}>{words.code}</label>
        <span className="hint" id={`${id}-hint`}>
          {words.codeHint}
        </span>
        {problem && (
          <p className="error" id={`${id}-problem`} role="alert" key={wrong?.times}>
            {problem}
          </p>
        )}
        <input
          ref={field}
          id={`${id}-code`}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
          aria-invalid={problem !== null || undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <SlowNote busy={isLooking} typed />
      <div className="row">
        <button type="submit" className="button primary" aria-disabled={isLooking}>
          {isLooking ? words.lookingUp : words.next}
        </button>
      </div>
    </form>
  )
}
