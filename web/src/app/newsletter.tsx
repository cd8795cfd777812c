import { newsletterNotes } from '@amhs/domain/accounts/newsletter-notes'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { announce } from '../platform/announcer'
import { defineWords, useWords } from '../platform/words'

const newsletterWords = defineWords({
  zh: {
    heading: '心理健康月信',
    label: '电子邮箱',
    hint: '这是演示：不会发出请求，也不会保存你的邮箱。',
    demonstration: '刚才只是演示：没有发出请求，你的邮箱没有保存，也不会收到邮件。',
    subscribe: '订阅',
    subscribing: '正在订阅…',
    success: newsletterNotes.subscribed.zh,
    failure: newsletterNotes.failed.zh,
  },
  en: {
    heading: 'Newsletter',
    label: 'Email',
    hint: 'A demo: it sends nothing, and we don’t keep your address.',
    demonstration: 'That was a demo: we didn’t keep your address, and no email will come.',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing…',
    success: newsletterNotes.subscribed.en,
    failure: newsletterNotes.failed.en,
  },
})

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
    <form method="post" className="field needs-script" onSubmit={subscribe}>
      <h2 className="small muted">{words.heading}</h2>
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
  )
}
