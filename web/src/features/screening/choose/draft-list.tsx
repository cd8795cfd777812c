import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { inLanguage } from '@amhs/domain/localized'
import { useState } from 'react'
import { announce } from '../../../platform/announcer'
import type { DraftOwner } from '../../../platform/drafts'
import { useDraftOwner } from '../../../platform/drafts'
import { testHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useMounted } from '../../../platform/use-mounted'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Link } from '../../../ui/link'
import type { AnswerDraft } from '../take/answer-draft'
import { listDrafts, removeDraft } from '../take/answer-draft'
import { keepSafeAnswer } from '../take/safe-answer'
import { chooseWords } from './choose.words'

/** Screenings that were begun and not finished, each with its way on and its way out. */
export function DraftList() {
  const mounted = useMounted()
  const { owner, isChecked } = useDraftOwner()
  return mounted && isChecked ? <StoredDrafts key={owner} owner={owner} /> : null
}

function StoredDrafts({ owner }: { readonly owner: DraftOwner }) {
  const words = useWords(chooseWords)
  const [drafts, setDrafts] = useState(() => listDrafts(owner))

  function forget(id: string) {
    removeDraft(owner, id)
    keepSafeAnswer(owner, id, null)
    setDrafts(listDrafts(owner))
    announce(words.forgotten)
    // The button that had the focus is gone; the page's heading is the nearest thing that stays.
    document.querySelector<HTMLElement>('h1')?.focus()
  }

  return drafts.map((draft) => <Draft key={draft.instrument} draft={draft} onForget={forget} />)
}

function Draft({
  draft,
  onForget,
}: {
  readonly draft: AnswerDraft
  readonly onForget: (instrumentId: string) => void
}) {
  const words = useWords(chooseWords)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const summary = instrumentSummary(draft.instrument)
  if (!summary) return null
  const headingId = `draft-${draft.instrument}`
  return (
    <section className="notice row apart" aria-labelledby={headingId}>
      <div>
        <h2 className="lead" id={headingId}>
          {words.resumeHeading(inLanguage(summary.title, language))}
        </h2>
        <p>{words.resumeText(Object.keys(draft.answers).length, summary.questionCount)}</p>
      </div>
      <div className="row">
        <Link className="button primary" to={testHref(draft.instrument)} aria-describedby={headingId}>
          {words.resume}
        </Link>
        <button type="button" className="button" aria-describedby={headingId} onClick={() => setAsking(true)}>
          {words.forget}
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          heading={words.forgetHeading(inLanguage(summary.title, language))}
          text={words.forgetText}
          confirm={words.forget}
          cancel={words.keepAnswers}
          onAnswer={(confirmed) => {
            setAsking(false)
            if (confirmed) onForget(draft.instrument)
          }}
        />
      )}
    </section>
  )
}
