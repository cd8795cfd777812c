import { required } from '@amhs/domain/forms/form-rules'
import type { AgeBand } from '@amhs/domain/safety/age-band'
import { ageBands } from '@amhs/domain/safety/age-band'
import { chooseAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { ChoiceField } from '../../ui/form/choice-fields'
import { ErrorSummary } from '../../ui/form/error-summary'
import { useForm } from '../../ui/form/use-form'
import { accountFormWords, accountLabels } from './account-form.words'

type AgeValues = { readonly ageBand: string }

/** Asks the age band once; never preselected, kept on this device only. */
export function AgeQuestion({
  title,
  onAnswer,
}: {
  /** The page's title, for the error summary. */
  readonly title: string
  readonly onAnswer?: (ageBand: AgeBand) => void
}) {
  const words = useWords(accountFormWords)
  const form = useForm<AgeValues>({
    name: 'age',
    initial: { ageBand: '' },
    rules: { ageBand: [required] },
    labels: { ageBand: accountLabels.ageBand },
  })
  return (
    <form
      className="stack"
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
      <ChoiceField
        form={form}
        field="ageBand"
        hint={words.ageIntro}
        options={[
          { value: 'under-14', label: words.under14 },
          { value: '14-17', label: words.from14 },
          { value: 'adult', label: words.adult },
        ]}
      />
      <button type="submit" className="button primary big needs-script">
        {words.next}
      </button>
    </form>
  )
}
