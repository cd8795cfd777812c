import { checkForm } from '@amhs/domain/forms/form-rules'
import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { isMinor } from '@amhs/domain/safety/age-band'
import { shareAudiences, shareChoices, shareLimits } from '@amhs/domain/sharing/share-limits'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { currentDraftOwner } from '../../../platform/drafts'
import { callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand, useRegion } from '../../../platform/region'
import { storedInstrument } from '../../../platform/stored-results'
import { hasUrgentWords, prepareUrgentWords } from '../../../platform/urgent-words'
import { useOnChange } from '../../../platform/use-on-change'
import { useWords } from '../../../platform/words'
import { failureMessage } from '../../../ui/data/failure-text'
import { CheckField, ChoiceField } from '../../../ui/form/choice-fields'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { TextField } from '../../../ui/form/text-field'
import { type FormProblem, type FormState, useForm } from '../../../ui/form/use-form'
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

type Said = 'audienceMissing' | 'nothing' | 'tooMany' | 'tooLarge' | 'wordsMissing'
const say = (key: Said) => ({ zh: makeWords.zh[key], en: makeWords.en[key] })

const labelOf = (
  key:
    | 'audience'
    | 'minorQuestion'
    | 'much'
    | 'which'
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
  results: labelOf('which'),
  safetyAnswers: labelOf('safetyAnswers'),
  words: labelOf('words'),
  name: labelOf('name'),
  days: labelOf('time'),
  shareName: labelOf('shareName'),
  passcode: labelOf('passcode'),
}

/** What nobody needs for a link; all of it is behind one press. */
const foldedFields = ['name', 'passcode', 'shareName'] as const

const longestForMinor = Math.max(...shareChoices('other', true).days)

const day = 24 * 60 * 60 * 1000

/** A message leads to its field, also into a part that was folded again. */
function openFold({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null
  const fold = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.closest('details')
  if (fold) fold.open = true
}

/**
 * What may be added to a link. It opens by itself where something is written in it, which must not go along unseen, and where it holds
 * what stopped the form.
 */
function MoreChoices({
  form,
  fields,
  children,
}: {
  readonly form: FormState<ShareValues>
  readonly fields: readonly (keyof ShareValues)[]
  readonly children: ReactNode
}) {
  const words = useWords(makeWords)
  const [isOpen, setIsOpen] = useState(false)
  const { values, summary, refusals } = form
  const isWritten = fields.some((field) => values[field] !== '')
  const isWrong = summary.some(({ field }) => field !== undefined && fields.includes(field))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused attempt opens it again
  useEffect(() => {
    if (isWritten || isWrong) setIsOpen(true)
  }, [isWritten, isWrong, refusals])
  return (
    <details className="panel" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{words.moreChoices(fields.includes('words'))}</summary>
      <div className="stack">{children}</div>
    </details>
  )
}

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
      audience: '',
      minor: false,
      much: 'scores',
      results: '',
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
  // A parent speaks about a child: in other words, and with other questions.
  const byParent = isByParent(
    picked.length > 0
      ? picked.flatMap(({ instrument }) => instrumentSummary(instrument) ?? [])
      : wantedSummary
        ? [wantedSummary]
        : [],
  )
  // The age changes what a teacher gets, and how long a link may stay open: it is asked where one of the two is chosen.
  const [asksByDays, setAsksByDays] = useState(false)
  if (!asksByDays && daysOf(values) > longestForMinor) setAsksByDays(true)
  const asksAge =
    ageBand !== null || byParent
      ? null
      : audience === 'teacher'
        ? 'audience'
        : asksByDays || values.minor
          ? 'days'
          : null
  useOnChange(minor, () => {
    if (minor && daysOf(values) > longestForMinor) setValue('days', String(longestForMinor))
  })
  const now: ShareValues = { ...values, much, days: String(days) }
  const around = () => ({ language, region, now: Date.now() })

  useEffect(() => {
    const heading = urgentText === null ? null : urgentCard.current?.querySelector('h3')
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [urgentText])

  // Offered, never filled in unasked; and nothing that the person wrote gives way to it.
  const ready = values.audience === '' ? '' : (byParent ? words.startsOfParent : words.starts)[audience]
  const allReady = [words.starts, words.startsOfParent].flatMap((starts) => Object.values<string>(starts))
  const isOpen = values.words.trim() === '' || allReady.includes(values.words)
  const offersReady = ready !== '' && values.words !== ready && isOpen

  /** What only holds for all that was chosen together; it is told in one go with what is wrong with a field by itself. */
  function ownProblems(): readonly FormProblem<ShareValues>[] {
    const forWhom: readonly FormProblem<ShareValues>[] =
      values.audience === '' ? [{ field: 'audience', message: say('audienceMissing') }] : []
    if (much === 'words')
      return values.words.trim() === ''
        ? [...forWhom, { field: 'words', message: say('wordsMissing') }]
        : forWhom
    if (picked.length === 0) return [...forWhom, { field: 'results', message: say('nothing') }]
    return picked.length > shareLimits.results
      ? [...forWhom, { field: 'results', message: say('tooMany') }]
      : forWhom
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

  // Where nothing but words goes along they are part of the question; elsewhere an extra that waits behind it.
  const wordsField = (
    <>
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
    </>
  )

  return (
    <form
      method="post"
      noValidate
      className="split share-form"
      onClickCapture={openFold}
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
          {asksAge === 'audience' && <CheckField form={form} field="minor" />}
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
          {much === 'words' && wordsField}
          {much === 'answers' && <CheckField form={form} field="safetyAnswers" hint={words.safetyHint} />}
          {much !== 'words' && (
            <ResultChoice
              id={form.idOf('results')}
              problem={form.problemOf('results')}
              offered={offered}
              wanted={wanted}
              chosen={chosen}
              onChosen={(next) => {
                setChosen(next)
                form.validate('results')
              }}
            />
          )}
        </div>
        <div className="panel stack">
          <ChoiceField
            form={form}
            field="days"
            across
            options={choices.days.map((one) => ({ value: String(one), label: words.days[one] }))}
          />
          {asksAge === 'days' && <CheckField form={form} field="minor" />}
          {minor && <p className="hint">{words.minorTime}</p>}
        </div>
        <MoreChoices form={form} fields={much === 'words' ? foldedFields : ['words', ...foldedFields]}>
          {much !== 'words' && wordsField}
          <TextField form={form} field="name" optional hint={words.nameHint} autoComplete="nickname" />
          <TextField form={form} field="passcode" optional hint={words.passcodeHint} autoComplete="off" />
          <TextField form={form} field="shareName" optional hint={words.shareNameHint} autoComplete="off" />
        </MoreChoices>
      </div>
      <WhoSeesWhat values={now} results={picked} contentOf={() => contentOf(now, picked, around())}>
        <p className="small">{words.promise(formatDate(startedAt + days * day, language))}</p>
        <SlowNote busy={form.busy} typed />
        <p>
          <button type="submit" className="button primary" aria-disabled={form.busy}>
            {form.busy ? words.making : words.make}
          </button>
        </p>
      </WhoSeesWhat>
    </form>
  )
}
