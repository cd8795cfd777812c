import { useEffect } from 'react'
import { announce } from '../../platform/announcer'
import { showVerification } from '../../platform/verification-wish'
import { useWords } from '../../platform/words'
import { supportWords } from './support.words'

/** In place of the form, until the address is verified: says so to whoever has just asked to join, and leads to the way on. */
export function VerifyFirst({ address }: { readonly address: string }) {
  const words = useWords(supportWords)
  const text = words.verifyFirst(address)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => announce(text), [])
  return (
    <div className="notice stack">
      <p>{text}</p>
      <p>
        <button type="button" className="button" onClick={showVerification}>
          {words.verify}
        </button>
      </p>
    </div>
  )
}
