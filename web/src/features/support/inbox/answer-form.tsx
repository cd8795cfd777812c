import { answerGroupRequest, type GroupDecision } from '@amhs/domain/contracts/answer-group-request.contract'
import type { GroupLetter } from '@amhs/domain/documents/group-request-document'
import { needsWords } from '@amhs/domain/groups/needs-words'
import { inLanguage } from '@amhs/domain/localized'
import { useRef, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useWrite } from '../../../platform/data/use-write'
import { CallFailure } from '../../../platform/firebase/call-failure'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useOnChange } from '../../../platform/use-on-change'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { failureMessage } from '../../../ui/data/failure-text'
import { ChoiceField } from '../../../ui/form/choice-fields'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { TextField } from '../../../ui/form/text-field'
import { useForm } from '../../../ui/form/use-form'
import { SlowNote } from '../../../ui/slow-note'
import type { SupportGroup } from '../groups.repository'
import type { AnswerValues } from './answer-request'
import { answerRequest, answerRulesFor, decisionsFor, firstDecision } from './answer-request'
import type { TemplateName } from './answer-templates'
import { answerTemplates, decliningTemplate } from './answer-templates'
import { DeclineDialog } from './decline-dialog'
import { inboxWords } from './inbox.words'

const labels = {
  decision: { zh: '你的答复', en: 'Your answer' },
  answer: { zh: '写给对方的话', en: 'Your words to them' },
}

const templateNames = Object.keys(answerTemplates) as readonly TemplateName[]

/** The text to start from that answers urgent words, in place of the calm one. */
const caring: Partial<Record<TemplateName, TemplateName>> = {
  welcome: 'care',
  waiting: 'careWaiting',
  other: 'careOther',
}

function fits(name: TemplateName, isUrgent: boolean): boolean {
  return isUrgent ? caring[name] === undefined : !Object.values(caring).includes(name)
}

/** What a facilitator decides about a request, with words of their own or a text to start from. */
export function AnswerForm({
  group,
  request,
  isFull,
  isUrgent,
  onSending,
  onAnswered,
}: {
  readonly group: SupportGroup
  readonly request: GroupLetter
  readonly isFull: boolean
  readonly isUrgent: boolean
  /** Told what is sent, before it is; null when it failed. The list may change before the answer to that comes. */
  readonly onSending: (decision: GroupDecision | null) => void
  /** Told what is then to be said; the request itself changes under the page. */
  readonly onAnswered: (text: string) => void
}) {
  const words = useWords(inboxWords)
  const language = useLanguage()
  const decisions = decisionsFor[request.status]
  const answering = useWrite({
    write: (values: AnswerValues & { readonly decision: GroupDecision }) =>
      callFunction(answerGroupRequest, answerRequest(group.id, request, values)),
    timeoutMs: callTimeoutMs,
  })
  /** What is asked about before it is sent. */
  const [asked, setAsked] = useState<'removed' | 'declined' | 'waiting' | null>(null)
  const confirmed = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<AnswerValues>({
    name: `answer-${group.id}-${request.uid}`,
    initial: { decision: firstDecision(request.status), answer: '' },
    rules: answerRulesFor(request.status, isUrgent),
    labels,
    draft: ['answer'],
  })
  const { decision, answer } = form.values
  const textOf = (name: TemplateName) => inLanguage(answerTemplates[name], request.language)
  const labelOf = (value: GroupDecision) =>
    value === 'declined' && request.status === 'declined' ? words.declinedStill : words.decisions[value]
  const offered = templateNames.filter(
    (name) => decisions.includes(answerTemplates[name].decision) && fits(name, isUrgent),
  )
  // What somebody wrote themselves stays: the text to start from goes below it.
  const take = (name: TemplateName) => {
    const isOwn = answer.trim() !== '' && !templateNames.some((one) => textOf(one) === answer)
    form.setValue('answer', isOwn ? `${answer}\n\n${textOf(name)}` : textOf(name))
    const next = answerTemplates[name].decision
    form.setValue('decision', next)
    // The radio buttons stand above and change in silence.
    if (decision !== '' && decision !== next) announce(words.answerIsNow(labelOf(next)))
  }
  /** What they were declined with; whoever declines them again changes that. */
  const before = request.status === 'declined' ? request.answer : undefined
  const fillIn = (text: string) => {
    form.setValue('answer', text)
    announce(words.filledIn)
  }
  useOnChange(decision, () => {
    // A text that was made for one decision must not go out with another.
    const isOfAnother =
      (decision !== 'declined' && answer === before) ||
      templateNames.some((name) => answerTemplates[name].decision !== decision && textOf(name) === answer)
    if (decision === 'declined' && (answer.trim() === '' || isOfAnother))
      fillIn(before || textOf(decliningTemplate(isUrgent)))
    else if (isOfAnother) form.setValue('answer', '')
  })

  const send = () => {
    confirmed.current = true
    element.current?.requestSubmit()
  }

  return (
    <form
      method="post"
      ref={element}
      noValidate
      className="stack"
      onSubmit={form.onSubmit(async ({ decision, answer }) => {
        // The rules of the form let nobody by without a choice.
        if (decision === '') return null
        const asksFirst =
          decision === 'declined' || decision === 'removed' || (decision === 'waiting' && isUrgent)
        if (asksFirst && !confirmed.current) {
          setAsked(decision)
          return null
        }
        confirmed.current = false
        onSending(decision)
        try {
          const { mail } = await answering.mutateAsync({ decision, answer })
          const done = words.done[decision](request.name)
          onAnswered(`${done} ${mail === 'sent' ? words.mailed : words.notMailed}`)
          return []
        } catch (error) {
          // The row is going, and with it this form: what happened is said where it stays.
          if (error instanceof CallFailure && error.reason === 'request-not-found') {
            onAnswered(inLanguage(failureMessage(error), language))
            return []
          }
          onSending(null)
          return [{ message: failureMessage(error) }]
        }
      })}
    >
      <ErrorSummary form={form} title={words.heading} />
      {decisions.length > 1 && (
        <ChoiceField
          form={form}
          field="decision"
          across
          options={decisions.map((value) => ({ value, label: labelOf(value) }))}
        />
      )}
      {isFull && decision === 'accepted' && <p className="small">{words.full}</p>}
      <fieldset>
        <legend className="label">{words.templates}</legend>
        <div className="row">
          {offered.map((name) => (
            <button
              key={name}
              type="button"
              className="button"
              aria-pressed={answer === textOf(name)}
              onClick={() => take(name)}
            >
              {words.templateNames[name]}
            </button>
          ))}
        </div>
      </fieldset>
      <TextField
        form={form}
        field="answer"
        rows={5}
        optional={!needsWords(request.status, isUrgent)}
        hint={words.answerHint}
      />
      <SlowNote busy={form.busy} typed />
      <button type="submit" className="button primary" aria-disabled={form.busy}>
        {form.busy ? words.sending : words.send[decision === '' ? 'undecided' : decision]}
      </button>
      {asked === 'declined' && (
        <DeclineDialog
          name={request.name}
          answer={answer}
          isUrgent={isUrgent}
          onAnswer={(given) => {
            setAsked(null)
            if (given === 'send') return send()
            if (given === 'back') return
            fillIn(textOf(decliningTemplate(isUrgent)))
            document.getElementById(form.idOf('answer'))?.focus()
          }}
        />
      )}
      {(asked === 'removed' || asked === 'waiting') && (
        <ConfirmDialog
          {...(asked === 'removed'
            ? {
                heading: words.removeHeading(request.name),
                text: words.removeText,
                confirm: words.removeYes,
                cancel: words.removeNo,
              }
            : {
                heading: words.urgentFirst.waiting(request.name),
                text: words.urgentCheck,
                confirm: words.urgentYes,
                cancel: words.urgentNo,
              })}
          onAnswer={(yes) => {
            setAsked(null)
            if (yes) send()
          }}
        />
      )}
    </form>
  )
}
