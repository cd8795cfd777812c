import type { AgeBand } from '@amhs/domain/safety/age-band'
import { useState } from 'react'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { FocusStays } from '../../ui/focus-stays'
import { PageHeading } from '../../ui/page-heading'
import { accountFormWords } from './account-form.words'
import { OtherWay } from './other-way'
import { AgeQuestion } from './register/age-question'
import { registerWords } from './register/register.words'
import { RegisterForm } from './register/register-form'
import { TooYoung } from './register/too-young'

/**
 * First the age band, then the form, or a kind word for those under 14. Asked here whatever this device remembers: an account rests on
 * it, and somebody else may have answered before.
 */
export default function RegisterPage() {
  const words = useWords(registerWords)
  const formWords = useWords(accountFormWords)
  const [ageBand, setAgeBand] = useState<AgeBand | null>(null)
  const take = (answer: AgeBand) => {
    setAgeBand(answer)
    focusHeading()
  }
  return (
    <div className="wrap page split">
      <div className="stack">
        <PageHeading>{words.title}</PageHeading>
        <noscript>
          <p className="notice">{formWords.scriptNeeded}</p>
        </noscript>
        {ageBand === null && <AgeQuestion title={words.title} onAnswer={take} />}
        {ageBand === 'under-14' && <TooYoung onChange={() => setAgeBand(null)} />}
        {(ageBand === '14-17' || ageBand === 'adult') && <RegisterForm ageBand={ageBand} />}
      </div>
      <OtherWay heading={words.haveHeading} text={words.haveText} to={paths.login} label={words.login} />
      <FocusStays />
    </div>
  )
}

/** The question goes once it is answered: what follows is read from the page's heading on. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus()
}
