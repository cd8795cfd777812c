import type { ReactNode, RefObject } from 'react'
import { useId, useRef, useState } from 'react'
import { announce } from '../../platform/announcer'
import { Icon } from '../icon'

/** What somebody has to agree to before a button does what it says. */
export interface Agreement {
  /** Whether it was given. Where it was not, this says so, and leads to the box. */
  readonly isGiven: () => boolean
  readonly agreed: boolean
  readonly setAgreed: (agreed: boolean) => void
  /** What is said because the button was pressed without it; null otherwise. */
  readonly problem: string | null
  readonly box: RefObject<HTMLInputElement | null>
}

/** @param missing what is said when the button is pressed without the agreement */
export function useAgreement(missing: string, agreedBefore = false): Agreement {
  const [agreed, setAgreed] = useState(agreedBefore)
  const [wasMissing, setWasMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)

  function isGiven(): boolean {
    if (agreed) return true
    setWasMissing(true)
    announce(missing, 'assertive')
    box.current?.focus()
    return false
  }

  return { isGiven, agreed, setAgreed, problem: wasMissing && !agreed ? missing : null, box }
}

/** The box of an agreement, with what is agreed to as its label. */
export function AgreementBox({
  agreement: { agreed, setAgreed, problem, box },
  children,
}: {
  readonly agreement: Agreement
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <>
      <label className="check">
        <input
          ref={box}
          type="checkbox"
          checked={agreed}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : id}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        {children}
      </label>
      {problem !== null && (
        <p className="error" id={id}>
          <Icon name="error" />
          {problem}
        </p>
      )}
    </>
  )
}
