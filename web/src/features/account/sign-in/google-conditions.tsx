import type { FieldRule, FormRules } from '@amhs/domain/forms/form-rules'
import { chosen } from '@amhs/domain/forms/form-rules'
import type { AgeBand } from '@amhs/domain/safety/age-band'
import { ageBands } from '@amhs/domain/safety/age-band'
import { chooseAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { useForm } from '../../../ui/form/use-form'
import { accountFormWords, accountLabels } from '../account-form.words'
import { agreedToTerms } from '../account-form-rules'
import { AgeField } from '../register/age-field'
import { TermsField } from '../register/terms-field'

type Conditions = { readonly ageBand: string; readonly terms: boolean }

/** Nobody under 14 is asked to agree to anything: there will be no account. */
const requiredForAccount: FieldRule<Conditions> = {
  ...agreedToTerms,
  holds: (value, values) => values.ageBand === 'under-14' || agreedToTerms.holds(value, values),
}

const rules: FormRules<Conditions> = { ageBand: [chosen], terms: [requiredForAccount] }

/** What must be known before Google's popup, since Google may create an account: the age band, and the consent. */
export function GoogleConditions({
  title,
  onAnswer,
}: {
  /** The heading above it, for the list of what is wrong. */
  readonly title: string
  readonly onAnswer: (ageBand: AgeBand) => void
}) {
  const words = useWords(accountFormWords)
  const form = useForm<Conditions>({
    name: 'google',
    initial: { ageBand: '', terms: false },
    rules,
    labels: { ageBand: accountLabels.ageBand, terms: accountLabels.terms },
  })
  return (
    <form
      method="post"
      className="stack"
      noValidate
      onSubmit={form.onSubmit(async ({ ageBand }) => {
        const chosen = ageBands.find((band) => band === ageBand)
        if (!chosen) return []
        chooseAgeBand(chosen)
        onAnswer(chosen)
        return []
      })}
    >
      <ErrorSummary form={form} title={title} />
      <p>{words.ageWhy}</p>
      <AgeField form={form} />
      <TermsField form={form} />
      <button type="submit" className="button primary big needs-script">
        {words.next}
      </button>
    </form>
  )
}
