import { useRef, useState } from 'react'
import { announce } from '../../platform/announcer'
import { recordConsents } from '../../platform/consents'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { loadDeviceResults, removeDeviceResult, useDeviceResults } from './device-results'
import { historyWords } from './history.words'
import type { ScreeningRepository } from './screening-repository'

/** Moves what is on the device into the account, one by one: what did not arrive stays here. */
export function TakeOver({
  account,
  onMoved,
}: {
  readonly account: ScreeningRepository
  readonly onMoved: () => void
}) {
  const words = useWords(historyWords)
  const { records } = useDeviceResults()
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const [state, setState] = useState<'idle' | 'moving' | 'failed'>('idle')
  const agreement = useRef<HTMLInputElement>(null)
  if (records.length === 0) return null

  async function move() {
    if (!agreed) {
      setMissing(true)
      announce(words.agreementMissing, 'assertive')
      agreement.current?.focus()
      return
    }
    setState('moving')
    let moved = 0
    try {
      for (const record of loadDeviceResults().records) {
        await account.save(record)
        removeDeviceResult(record.id)
        moved += 1
      }
      setState('idle')
      announce(words.takenOver(moved))
      void recordConsents(['store-results'], true).catch(() => undefined)
    } catch {
      setState('failed')
      announce(words.takeOverFailed(loadDeviceResults().records.length), 'assertive')
    }
    onMoved()
  }

  return (
    <section className="notice stack" aria-labelledby="take-over">
      <h2 className="lead" id="take-over">
        {words.takeOverHeading}
      </h2>
      <p>{words.takeOverText(records.length)}</p>
      <label className="check">
        <input
          ref={agreement}
          type="checkbox"
          checked={agreed}
          aria-invalid={missing && !agreed ? true : undefined}
          aria-describedby={missing && !agreed ? 'take-over-error' : undefined}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        {words.agree}
      </label>
      {missing && !agreed && (
        <p className="error" id="take-over-error">
          <Icon name="error" />
          {words.agreementMissing}
        </p>
      )}
      {state === 'failed' && (
        <p className="error">
          <Icon name="error" />
          {words.takeOverFailed(records.length)}
        </p>
      )}
      <p>
        <button
          type="button"
          className="button primary"
          aria-disabled={state === 'moving'}
          onClick={() => state !== 'moving' && void move()}
        >
          {state === 'moving' ? words.takingOver : words.takeOver}
        </button>
      </p>
    </section>
  )
}
