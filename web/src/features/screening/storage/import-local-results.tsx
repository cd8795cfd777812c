import { announce } from '../../../platform/announcer'
import { recordConsents } from '../../../platform/consents'
import { useReread } from '../../../platform/data/use-reread'
import { useWrite } from '../../../platform/data/use-write'
import { useWords } from '../../../platform/words'
import { AgreementBox, useAgreement } from '../../../ui/form/agreement'
import { Icon } from '../../../ui/icon'
import { historyWords } from '../history/history.words'
import {
  loadDeviceResults,
  removeDeviceResult,
  setFalseResultsAside,
  useDeviceResults,
} from './device-results'
import type { ScreeningRepository } from './screenings.repository'

/** Nobody waits longer for a move that goes on, in milliseconds. */
const moveTimeoutMs = 600_000

/** Offers to move what is on the device into the account. */
export function ImportLocalResults({ account }: { readonly account: ScreeningRepository }) {
  const words = useWords(historyWords)
  const { records } = useDeviceResults()
  const agreement = useAgreement(words.agreementMissing)
  const moving = useWrite({
    write: () => moveDeviceResults(account),
    // Each request has its own ten seconds.
    timeoutMs: moveTimeoutMs,
  })
  const reread = useReread(['screenings'])
  if (records.length === 0) return null

  async function move() {
    if (!agreement.isGiven()) return
    const { moved, left } = await moving.mutateAsync()
    // Not waited for: where some did not arrive, it may wait for the same dead network.
    if (moved > 0) void reread()
    if (left > 0) return announce(words.takeOverFailed(left), 'assertive')
    announce(words.takenOver(moved))
    void recordConsents(['store-results'], true).catch(() => undefined)
  }

  return (
    <section className="notice stack" aria-labelledby="take-over">
      <h2 className="lead" id="take-over">
        {words.takeOverHeading}
      </h2>
      <p>{words.takeOverText(records.length)}</p>
      <AgreementBox agreement={agreement}>{words.agree}</AgreementBox>
      {moving.data && moving.data.left > 0 && (
        <p className="error">
          <Icon name="error" />
          {words.takeOverFailed(records.length)}
        </p>
      )}
      <p>
        <button
          type="button"
          className="button primary"
          aria-disabled={moving.isPending}
          onClick={() => !moving.isPending && void move()}
        >
          {moving.isPending ? words.takingOver : words.importLocal}
        </button>
      </p>
    </section>
  )
}

/** Moves what is on the device into the account, one by one: what did not arrive stays here and is counted as `left`. */
async function moveDeviceResults(
  account: ScreeningRepository,
): Promise<{ readonly moved: number; readonly left: number }> {
  let moved = 0
  await setFalseResultsAside()
  try {
    for (const record of loadDeviceResults().records) {
      await account.save(record)
      removeDeviceResult(record.id)
      moved += 1
    }
  } catch {
    // The person is told how many are left, and can try again.
  }
  return { moved, left: loadDeviceResults().records.length }
}
