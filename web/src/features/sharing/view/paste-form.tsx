import type { FormRules } from '@amhs/domain/forms/form-rules'
import { ownRule, required } from '@amhs/domain/forms/form-rules'
import { useWords } from '../../../platform/words'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { TextField } from '../../../ui/form/text-field'
import { useForm } from '../../../ui/form/use-form'
import type { LinkFault } from '../link/health-link'
import { readLink } from '../link/health-link'
import { viewWords } from './view.words'

type PasteValues = { readonly link: string }

const faults: readonly LinkFault[] = ['none', 'broken', 'version', 'contradiction']

function faultOf(text: string): LinkFault | null {
  const read = readLink(text)
  return read.kind === 'fault' ? read.fault : null
}

const rules: FormRules<PasteValues> = {
  link: [
    required,
    ...faults.map((fault) =>
      ownRule<PasteValues>((text) => faultOf(String(text)) !== fault, {
        zh: viewWords.zh.faults[fault],
        en: viewWords.en.faults[fault],
      }),
    ),
  ],
}

const labels = { link: { zh: viewWords.zh.pasted, en: viewWords.en.pasted } }

/** Takes a link that somebody pastes, and says what is wrong with the one in the address. */
export function PasteForm({
  fault,
  onText,
}: {
  readonly fault: LinkFault | null
  readonly onText: (text: string) => void
}) {
  const words = useWords(viewWords)
  const form = useForm<PasteValues>({ name: 'paste', initial: { link: '' }, rules, labels })
  return (
    <form
      method="post"
      noValidate
      className="stack needs-script"
      onSubmit={form.onSubmit(async ({ link }) => {
        onText(link)
        return []
      })}
    >
      {fault !== null && (
        <div className="notice" role="alert">
          <p>{words.faults[fault]}</p>
        </div>
      )}
      <ErrorSummary form={form} title={words.emptyHeading} />
      <TextField form={form} field="link" rows={3} hint={words.pastedHint} autoComplete="off" />
      <button type="submit" className="button primary">
        {words.read}
      </button>
    </form>
  )
}
