import { paths } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { CheckField } from '../../../ui/form/choice-fields'
import type { FormState } from '../../../ui/form/use-form'
import { Link } from '../../../ui/link'
import { registerWords } from './register.words'

/** The box that agrees to the terms and the privacy notice, with both to read in a tab of their own. */
export function TermsField<Values extends { readonly terms: boolean }>({
  form,
}: {
  readonly form: FormState<Values>
}) {
  const words = useWords(registerWords)
  return (
    <CheckField form={form} field="terms">
      {words.agree}{' '}
      <Link to={paths.terms} target="_blank">
        {words.terms}
        <span className="hidden">{words.newTab}</span>
      </Link>{' '}
      {words.and}{' '}
      <Link to={paths.privacy} target="_blank">
        {words.privacy}
        <span className="hidden">{words.newTab}</span>
      </Link>
    </CheckField>
  )
}
