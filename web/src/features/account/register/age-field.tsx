import { useWords } from '../../../platform/words'
import { ChoiceField } from '../../../ui/form/choice-fields'
import type { FormState } from '../../../ui/form/use-form'
import { accountFormWords } from '../account-form.words'

/** The choice of an age band. */
export function AgeField<Values extends { readonly ageBand: string }>({
  form,
}: {
  readonly form: FormState<Values>
}) {
  const words = useWords(accountFormWords)
  return (
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
  )
}
