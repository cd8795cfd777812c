import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { announce } from '../platform/announcer'
import { useWords } from '../platform/words'
import { FooterGroup } from './footer-group'
import { newsletterWords } from './newsletter.words'

/** The wait that the specification sets, in milliseconds. */
const simulatedWait = 1500

/** No request is made and the address is only logged: that is what the specification asks. It also sets the words of success, so that
 * the page says before and after them that this is a demonstration. */
export function Newsletter() {
  const words = useWords(newsletterWords)
  const id = useId()
  const [state, setState] = useState<'idle' | 'subscribing' | 'done' | 'failed'>('idle')
  const [email, setEmail] = useState('')

  async function subscribe(event: FormEvent) {
    event.preventDefault()
    if (email.trim() === '' || state === 'subscribing') return
    setState('subscribing')
    try {
      await new Promise((resolve) => setTimeout(resolve, simulatedWait))
      console.info('[newsletter]', email)
      setEmail('')
      setState('done')
      announce(`${words.success} ${words.demonstration}`)
    } catch {
      setState('failed')
      announce(words.failure, 'assertive')
    }
  }

  return (
    <FooterGroup needsScript heading={words.heading}>
      <form method="post" className="field" onSubmit={subscribe}>
        <label htmlFor={id}>{words.label}</label>
        <span className="hint" id={`${id}-hint`}>
          {words.hint}
        </span>
        <input
          id={id}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-describedby={`${id}-hint`}
        />
        <div>
          <button type="submit" className="button">
            {state === 'subscribing' ? words.subscribing : words.subscribe}
          </button>
        </div>
        {state === 'done' && (
          <>
            <p>{words.success}</p>
            <p>{words.demonstration}</p>
          </>
        )}
        {state === 'failed' && <p className="error">{words.failure}</p>}
      </form>
    </FooterGroup>
  )
}
