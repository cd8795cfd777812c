import { chosen } from '@amhs/domain/forms/form-rules'
import type { AgeBand } from '@amhs/domain/safety/age-band'
import { ageBands } from '@amhs/domain/safety/age-band'
import { chooseAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { useForm } from '../../../ui/form/use-form'
import { accountFormWords, accountLabels } from '../account-form.words'
import { AgeField } from './age-field'

type AgeValues = { readonly ageBand: string }

/** Asks the age band once; never preselected, kept on this device only. */
export function AgeQuestion({
  title,
  onAnswer,
}: {
  /** The page's heading, for the list of what is wrong. */
  readonly title: string
  readonly onAnswer?: (ageBand: AgeBand) => void
}) {
  const words = useWords(accountFormWords)
  const form = useForm<AgeValues>({
    name: 'age',
    initial: { ageBand: '' },
    rules: { ageBand: [chosen] },
    labels: { ageBand: accountLabels.ageBand },
  })
  return (
    <form
      method="post"
      className="stack needs-script"
      noValidate
      onSubmit={form.onSubmit(async ({ ageBand }) => {
        const chosen = ageBands.find((band) => band === ageBand)
        if (!chosen) return []
        chooseAgeBand(chosen)
        onAnswer?.(chosen)
        return []
      })}
    >
      <ErrorSummary form={form} title={title} />
      <p>{words.ageWhy}</p>
      <AgeField form={form} />
      <button type="submit" className="button primary big">
        {words.next}
      </button>
    </form>
  )
}
