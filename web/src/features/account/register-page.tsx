import { paths } from '../../platform/paths'
import { useAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { PageHeading } from '../../ui/page-heading'
import { accountFormWords } from './account-form.words'
import { OtherWay } from './other-way'
import { AgeQuestion } from './register/age-question'
import { registerWords } from './register/register.words'
import { RegisterForm } from './register/register-form'
import { TooYoung } from './register/too-young'

/** First the age band, once; then the form, or a kind word for those under 14. */
export default function RegisterPage() {
  const words = useWords(registerWords)
  const formWords = useWords(accountFormWords)
  const ageBand = useAgeBand()
  return (
    <div className="wrap page split">
      <div className="stack">
        <PageHeading>{words.title}</PageHeading>
        <noscript>
          <p className="notice">{formWords.scriptNeeded}</p>
        </noscript>
        {ageBand === null && <AgeQuestion title={words.title} onAnswer={focusHeading} />}
        {ageBand === 'under-14' && <TooYoung />}
        {(ageBand === '14-17' || ageBand === 'adult') && <RegisterForm ageBand={ageBand} />}
      </div>
      <OtherWay heading={words.haveHeading} text={words.haveText} to={paths.login} label={words.login} />
    </div>
  )
}

/** The question goes once it is answered: what follows is read from the page's heading on. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus()
}
