import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../../platform/data/use-write'
import { useLanguage } from '../../platform/preferences'
import { hasUrgentWords, prepareUrgentWords } from '../../platform/urgent-words'
import { useWords } from '../../platform/words'
import { failureMessage } from '../../ui/data/failure-text'
import { ErrorSummary } from '../../ui/form/error-summary'
import { TextField } from '../../ui/form/text-field'
import { useForm } from '../../ui/form/use-form'
import { SupportCard } from '../../ui/support-card'
import type { GroupRepository, JoinRequest } from './groups.repository'
import type { JoinValues } from './join-request'
import { joinRequest, joinRules } from './join-request'
import { supportWords } from './support.words'

const labels = {
  name: { zh: '称呼', en: 'Name' },
  message: { zh: '给带领者的话', en: 'Message to the facilitator' },
}

/** Asking to join a group. Urgent words show the ways to get help first; sending stays possible. */
export function JoinForm({
  groupId,
  firstName,
  repository,
  onSending,
}: {
  readonly groupId: string
  readonly firstName: string
  readonly repository: GroupRepository
  /** Told as it is being sent: the page shows the request before the server has taken it. */
  readonly onSending: () => void
}) {
  const words = useWords(supportWords)
  const language = useLanguage()
  const asking = useWrite({ write: (request: JoinRequest) => repository.ask(groupId, request) })
  const [urgentText, setUrgentText] = useState<string | null>(null)
  const urgentCard = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = urgentText === null ? null : urgentCard.current?.querySelector('h3')
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [urgentText])
  const form = useForm<JoinValues>({
    name: `join-${groupId}`,
    initial: { name: firstName, message: '' },
    rules: joinRules,
    labels,
    draft: ['name', 'message'],
  })

  return (
    <form
      method="post"
      noValidate
      className="notice stack"
      onSubmit={form.onSubmit(async (values) => {
        const request = joinRequest(values, language)
        const text = request.message
        if (text !== undefined && text !== urgentText && (await hasUrgentWords(text))) {
          setUrgentText(text)
          return []
        }
        onSending()
        try {
          await asking.mutateAsync(request)
          return []
        } catch (error) {
          return [{ message: failureMessage(error) }]
        }
      })}
    >
      {urgentText !== null && (
        <div ref={urgentCard} className="stack">
          <SupportCard urgent headingLevel="h3" heading={words.urgentHeading} />
          <p>{words.urgent}</p>
        </div>
      )}
      <ErrorSummary form={form} title={words.title} />
      <p className="small">{words.whoSees}</p>
      <TextField form={form} field="name" autoComplete="nickname" hint={words.nameHint} />
      <TextField
        form={form}
        field="message"
        rows={3}
        optional
        hint={words.messageHint}
        onFocus={prepareUrgentWords}
      />
      <button type="submit" className="button primary" aria-disabled={form.busy}>
        {words.send}
      </button>
    </form>
  )
}
