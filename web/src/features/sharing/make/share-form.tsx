import { checkForm } from '@amhs/domain/forms/form-rules'
import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { isMinor } from '@amhs/domain/safety/age-band'
import { shareAudiences, shareChoices, shareLimits } from '@amhs/domain/sharing/share-limits'
import { useEffect, useId, useRef, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { currentDraftOwner } from '../../../platform/drafts'
import { callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand, useRegion } from '../../../platform/region'
import { storedInstrument } from '../../../platform/stored-results'
import { hasUrgentWords, prepareUrgentWords } from '../../../platform/urgent-words'
import { useWords } from '../../../platform/words'
import { failureMessage } from '../../../ui/data/failure-text'
import { CheckField, ChoiceField } from '../../../ui/form/choice-fields'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { TextField } from '../../../ui/form/text-field'
import { type FormProblem, useForm } from '../../../ui/form/use-form'
import { SlowNote } from '../../../ui/slow-note'
import { SupportCard } from '../../../ui/support-card'
import { makeWords } from './make.words'
import {
  audienceOf,
  contentOf,
  daysOf,
  isByParent,
  type MadeShare,
  prepareShare,
  type ShareValues,
  shareMaker,
  shareRules,
  TooLarge,
} from './make-share'
import type { OwnResult } from './own-results.firestore'
import { ResultChoice } from './result-choice'
import { WhoSeesWhat } from './who-sees-what'

type Said = 'nothing' | 'tooMany' | 'tooLarge' | 'wordsMissing'
const say = (key: Said) => ({ zh: makeWords.zh[key], en: makeWords.en[key] })

const labelOf = (
  key:
    | 'audience'
    | 'minorQuestion'
    | 'much'
    | 'safetyAnswers'
    | 'words'
    | 'name'
    | 'time'
    | 'shareName'
    | 'passcode',
) => ({
  zh: makeWords.zh[key],
  en: makeWords.en[key],
})

const labels = {
  audience: labelOf('audience'),
  minor: labelOf('minorQuestion'),
  much: labelOf('much'),
  safetyAnswers: labelOf('safetyAnswers'),
  words: labelOf('words'),
  name: labelOf('name'),
  days: labelOf('time'),
  shareName: labelOf('shareName'),
  passcode: labelOf('passcode'),
}

const day = 24 * 60 * 60 * 1000

/** Words to begin with, for whoever wants them. */
function ReadyWords({ text, onUse }: { readonly text: string; readonly onUse: () => void }) {
  const words = useWords(makeWords)
  const id = useId()
  return (
    <div className="stack">
      <p className="hint">{words.readyWords}</p>
      <blockquote className="notice" id={id}>
        {text}
      </blockquote>
      <p>
        <button type="button" className="button" aria-describedby={id} onClick={onUse}>
          {words.useWords}
        </button>
      </p>
    </div>
  )
}

/** Chooses what goes to whom and for how long. Nothing is sent before the last button, and all that will be sent can be seen first. */
export function ShareForm({
  results,
  wanted,
  onMade,
}: {
  readonly results: readonly OwnResult[]
  /** The result that the person came from; it is chosen already. */
  readonly wanted: string | null
  readonly onMade: (made: MadeShare) => void
}) {
  const words = useWords(makeWords)
  const language = useLanguage()
  const region = useRegion()
  const ageBand = useAgeBand()
  const [chosen, setChosen] = useState<readonly string[]>(wanted === null ? [] : [wanted])
  const [startedAt] = useState(Date.now)
  const urgentCard = useRef<HTMLDivElement>(null)
  const [urgentText, setUrgentText] = useState<string | null>(null)
  const [make] = useState(shareMaker)
  const making = useWrite({
    write: async (values: ShareValues) => {
      const of = JSON.stringify([values, picked.map(({ id }) => id)])
      return make(of, async () => prepareShare(values, await contentOf(values, picked, around())))
    },
    changes: ['shares', 'own'],
    timeoutMs: callTimeoutMs,
  })
  const form = useForm<ShareValues>({
    name: 'share',
    initial: {
      audience: 'doctor',
      minor: false,
      much: 'scores',
      safetyAnswers: false,
      words: '',
      name: '',
      days: '7',
      shareName: '',
      passcode: '',
    },
    rules: shareRules,
    labels,
    draft: ['words', 'name'],
  })
  const { values, setValue } = form
  const minor = ageBand === null ? values.minor : isMinor(ageBand)
  const audience = audienceOf(values)
  const choices = shareChoices(audience, minor)
  const much = choices.results ? values.much : 'words'
  const days = choices.days.includes(daysOf(values)) ? daysOf(values) : 7
  const offered = results.filter(({ instrument }) => instrumentSummary(instrument))
  const picked = much === 'words' ? [] : offered.filter(({ id }) => chosen.includes(id))
  // What was not saved yet is no choice here, but the page knows whom it speaks of.
  const [onDevice] = useState(() => (wanted === null ? null : storedInstrument(wanted, currentDraftOwner())))
  const wantedSummary = instrumentSummary(
    results.find(({ id }) => id === wanted)?.instrument ?? onDevice ?? '',
  )
  // A parent's words about a child are nobody's ready sentence, and no child's question.
  const byParent = isByParent(
    picked.length > 0
      ? picked.flatMap(({ instrument }) => instrumentSummary(instrument) ?? [])
      : wantedSummary
        ? [wantedSummary]
        : [],
  )
  const now: ShareValues = { ...values, much, days: String(days) }
  const around = () => ({ language, region, now: Date.now() })

  useEffect(() => {
    const heading = urgentText === null ? null : urgentCard.current?.querySelector('h3')
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [urgentText])

  // Offered, never filled in unasked; and nothing that the person wrote gives way to it.
  const ready = byParent ? '' : words.starts[audience]
  const isOpen = values.words.trim() === '' || Object.values<string>(words.starts).includes(values.words)
  const offersReady = ready !== '' && values.words !== ready && isOpen

  /** What only holds for all that was chosen together; it is told in one go with what is wrong with a field by itself. */
  function ownProblems(): readonly FormProblem<ShareValues>[] {
    if (much === 'words')
      return values.words.trim() === '' ? [{ field: 'words', message: say('wordsMissing') }] : []
    if (picked.length === 0) return [{ field: 'much', message: say('nothing') }]
    return picked.length > shareLimits.results ? [{ field: 'much', message: say('tooMany') }] : []
  }

  async function submit(): Promise<readonly FormProblem<ShareValues>[]> {
    const text = values.words.trim()
    if (text !== '' && text !== urgentText && (await hasUrgentWords(text))) {
      setUrgentText(text)
      return []
    }
    try {
      announce(words.making)
      onMade(await making.mutateAsync(now))
      return []
    } catch (error) {
      return [{ message: error instanceof TooLarge ? say('tooLarge') : failureMessage(error) }]
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="split share-form"
      onSubmit={(event) => {
        const problems = ownProblems()
        if (problems.length === 0) return form.onSubmit(submit)(event)
        event.preventDefault()
        form.showProblems([...problems, ...checkForm(values, shareRules, labels)])
      }}
    >
      <div className="stack sections-small">
        {urgentText !== null && (
          <div ref={urgentCard} className="stack">
            <SupportCard urgent headingLevel="h3" heading={words.urgentHeading} />
            <p>{words.urgent}</p>
          </div>
        )}
        <ErrorSummary form={form} title={words.title} />
        <div className="panel stack">
          <ChoiceField
            form={form}
            field="audience"
            options={shareAudiences.map((one) => ({ value: one, label: words.audiences[one] }))}
          />
          {!byParent && words.audienceHints[audience] !== '' && (
            <p className="notice" role="status">
              {words.audienceHints[audience]}
            </p>
          )}
          {ageBand === null && !byParent && <CheckField form={form} field="minor" />}
        </div>
        <div className="panel stack">
          {choices.results ? (
            <ChoiceField
              form={form}
              field="much"
              options={[
                { value: 'scores', label: words.scores, hint: words.scoresHint },
                { value: 'answers', label: words.answers, hint: words.answersHint },
                { value: 'words', label: words.wordsOnly, hint: words.wordsOnlyHint },
              ]}
            />
          ) : (
            <p>{words.minorTeacher}</p>
          )}
          {much === 'answers' && (
            <>
              <CheckField form={form} field="safetyAnswers" />
              <p className="hint">{words.safetyHint}</p>
            </>
          )}
          {much !== 'words' && (
            <ResultChoice
              offered={offered}
              wanted={wanted}
              chosen={chosen}
              onChosen={(next) => {
                setChosen(next)
                form.validate('much')
              }}
            />
          )}
        </div>
        <div className="panel stack">
          <TextField
            form={form}
            field="words"
            rows={4}
            optional={much !== 'words'}
            hint={audience === 'doctor' && much !== 'words' ? words.wordsHintDoctor : words.wordsHint}
            onFocus={prepareUrgentWords}
          />
          {offersReady && (
            <ReadyWords
              text={ready}
              onUse={() => {
                setValue('words', ready)
                form.validate('words')
                // The button goes with the press; what it filled can be changed.
                document.getElementById(form.idOf('words'))?.focus()
              }}
            />
          )}
          <TextField form={form} field="name" optional hint={words.nameHint} autoComplete="nickname" />
        </div>
        <div className="panel stack">
          <ChoiceField
            form={form}
            field="days"
            across
            options={choices.days.map((one) => ({ value: String(one), label: words.days[one] }))}
          />
          {minor && <p className="hint">{words.minorTime}</p>}
          <TextField form={form} field="passcode" optional hint={words.passcodeHint} autoComplete="off" />
          <TextField form={form} field="shareName" optional hint={words.shareNameHint} autoComplete="off" />
        </div>
      </div>
      <WhoSeesWhat values={now} results={picked} contentOf={() => contentOf(now, picked, around())}>
        <p className="small">{words.promise(formatDate(startedAt + days * day, language))}</p>
        <SlowNote busy={form.busy} />
        <p>
          <button type="submit" className="button primary" aria-disabled={form.busy}>
            {form.busy ? words.making : words.make}
          </button>
        </p>
      </WhoSeesWhat>
    </form>
  )
}
