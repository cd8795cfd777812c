import type { Position } from '@amhs/domain/services/position'
import { useEffect, useRef, useState } from 'react'
import { hasConsent, recordConsents } from '../../platform/consents'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { askApproximatePosition, PositionError } from './approximate-position'
import { servicesWords } from './services.words'

type Step = 'start' | 'explain' | 'locating' | 'denied' | 'unavailable'

/** Asks for the position: first why, in our words, then the browser. Consent is recorded; the position never is. */
export function LocationButton({ onPosition }: { readonly onPosition: (position: Position) => void }) {
  const words = useWords(servicesWords)
  const [step, setStep] = useState<Step>('start')
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (step === 'explain') panel.current?.focus()
  }, [step])

  const locate = async () => {
    setStep('locating')
    try {
      const position = await askApproximatePosition()
      setStep('start')
      onPosition(position)
    } catch (error) {
      setStep(error instanceof PositionError ? error.problem : 'unavailable')
    }
  }

  const agree = () => {
    // The device's record stands even where the account cannot be reached.
    recordConsents(['location'], true).catch(() => undefined)
    void locate()
  }

  return (
    <div className="stack needs-script">
      <button
        ref={opener}
        type="button"
        className="button"
        aria-expanded={step === 'explain'}
        aria-controls="why-location"
        onClick={() => (hasConsent('location') ? void locate() : setStep('explain'))}
      >
        <Icon name="place" />
        {words.useLocation}
      </button>
      <div id="why-location">
        {step === 'explain' && (
          <div className="notice stack" ref={panel} tabIndex={-1} role="group" aria-label={words.useLocation}>
            <p className="small">{words.whyLocation}</p>
            <div className="row">
              <button type="button" className="button primary" onClick={agree}>
                {words.agreeLocation}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => {
                  setStep('start')
                  opener.current?.focus()
                }}
              >
                {words.notNow}
              </button>
            </div>
          </div>
        )}
      </div>
      <p role="status" className={step === 'start' || step === 'explain' ? 'hidden' : undefined}>
        {step === 'locating' && words.locating}
        {step === 'denied' && words.locationDenied}
        {step === 'unavailable' && words.locationFailed}
      </p>
    </div>
  )
}
