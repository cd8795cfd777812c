import { useAuthMode } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { accountFormWords } from '../account-form.words'
import type { AuthResult } from '../auth-result'
import { switchMode } from './account-mode'
import { deviceAccountOfferWords } from './device-account-offer.words'

/** Whether the cloud or Google gave no answer, as behind a firewall. */
export function isUnreachable({ codes }: AuthResult): boolean {
  return codes.includes('network-request-failed') || codes.includes('google-unreachable')
}

/** Where the cloud does not answer: what works without it. It goes with the choice of an account on the device. */
export function DeviceAccountOffer({ unreachable }: { readonly unreachable: boolean }) {
  const words = useWords(deviceAccountOfferWords)
  const formWords = useWords(accountFormWords)
  const mode = useAuthMode()
  if (!unreachable || mode !== 'hosted') return null
  return (
    <div className="notice stack">
      <p>{words.unreachable}</p>
      <button
        type="button"
        className="button"
        onClick={() => void switchMode('local', formWords.switchedToLocal)}
      >
        {words.toDevice}
      </button>
    </div>
  )
}
