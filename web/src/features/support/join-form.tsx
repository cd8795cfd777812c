import type { Localized } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { useEffect, useRef, useState } from 'react'
import { dataFailureOf } from '../../platform/data/data-failure'
import { useWrite } from '../../platform/data/use-write'
import { withTimeout } from '../../platform/firebase/with-timeout'
import { useLanguage } from '../../platform/preferences'
import { hasUrgentWords, prepareUrgentWords } from '../../platform/urgent-words'
import { useWords } from '../../platform/words'
import { failureMessage } from '../../ui/data/failure-text'
import { ErrorSummary } from '../../ui/form/error-summary'
import { TextField } from '../../ui/form/text-field'
import { useForm } from '../../ui/form/use-form'
import { SlowNote } from '../../ui/slow-note'
import { SupportCard } from '../../ui/support-card'
import type { GroupLeader, GroupRepository, JoinRequest, SupportGroup } from './groups.repository'
import type { JoinValues } from './join-request'
import { joinRequest, joinRules } from './join-request'
import { supportWords } from './support.words'

/** What is typed, and the account that it was typed for: a draft may be older than the group's facilitator. */
type Draft = JoinValues & { readonly leader: string }

const labels = {
  leader: { zh: '带领者', en: 'Facilitator' },
  name: { zh: '称呼', en: 'Name' },
  message: { zh: '给带领者的话', en: 'Message to the facilitator' },
}

/** That somebody else leads the group now. */
function leaderChangedMessage(name: string): Localized {
  return { zh: supportWords.zh.leaderChanged(name), en: supportWords.en.leaderChanged(name) }
}

const notVerified: Localized = { zh: supportWords.zh.notVerified, en: supportWords.en.notVerified }

/** Why it was not sent: what the rules refuse is nothing that the person may not see. */
function failureOf(error: unknown): Localized {
  return dataFailureOf(error).kind === 'denied'
    ? { zh: supportWords.zh.refused, en: supportWords.en.refused }
    : failureMessage(error)
}

/** Asking to join a group. Urgent words show the ways to get help first; sending stays possible. */
export function JoinForm({
  group,
  firstName,
  repository,
  isVerified,
  onSending,
  onRefused,
}: {
  readonly group: SupportGroup
  readonly firstName: string
  readonly repository: GroupRepository
  /** Asked before anything is written: the rules take requests from verified addresses alone. */
  readonly isVerified: () => Promise<boolean>
  /** Told as it is being sent: the page shows the request before the server has taken it. */
  readonly onSending: () => void
  /** Told why the server has not taken it, where the request had already stood in place of this form. */
  readonly onRefused: (said: string) => void
}) {
  const words = useWords(supportWords)
  const language = useLanguage()
  const asking = useWrite({ write: (request: JoinRequest) => repository.ask(group.id, request) })
  /** A request is shown before the server has taken it; refused, it gives way to a new form, which knows of nothing. */
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const [urgentText, setUrgentText] = useState<string | null>(null)
  const urgentCard = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = urgentText === null ? null : urgentCard.current?.querySelector('h3')
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [urgentText])
  const [leader, setLeader] = useState<GroupLeader>({
    uid: group.facilitatorUid,
    name: group.facilitatorName,
  })
  const form = useForm<Draft>({
    name: `join-${group.id}`,
    initial: { name: firstName, message: '', leader: leader.uid },
    rules: joinRules,
    labels,
    draft: ['name', 'message', 'leader'],
  })

  return (
    <form
      method="post"
      noValidate
      className="stack join-form"
      onSubmit={form.onSubmit(async (values) => {
        const request = joinRequest(values, language)
        const text = request.message
        if (text !== undefined && text !== urgentText && (await hasUrgentWords(text))) {
          setUrgentText(text)
          return null
        }
        try {
          // Before anything is written: what was meant for one person is not sent to another.
          const now = (await withTimeout(repository.leaderOf(group.id))) ?? leader
          setLeader(now)
          if (now.uid !== values.leader) {
            form.setValue('leader', now.uid)
            return [{ message: leaderChangedMessage(now.name) }]
          }
          if (!(await isVerified())) return [{ message: notVerified }]
          onSending()
          await asking.mutateAsync(request)
          return []
        } catch (error) {
          const message = failureOf(error)
          if (isGone.current) onRefused(inLanguage(message, language))
          return [{ message }]
        }
      })}
    >
      {urgentText !== null && (
        <div ref={urgentCard} className="join-urgent">
          <SupportCard
            headingLevel="h3"
            heading={words.urgentHeading}
            lead={null}
            numbersFirst
            below={<p role="alert">{words.urgent}</p>}
          />
        </div>
      )}
      <ErrorSummary form={form} title={words.title} />
      <p className="small">{words.whoSees(leader.name)}</p>
      <TextField form={form} field="name" autoComplete="nickname" hint={words.nameHint} />
      <TextField
        form={form}
        field="message"
        rows={3}
        optional
        hint={words.messageHint}
        onFocus={prepareUrgentWords}
      />
      <SlowNote busy={form.busy} typed />
      <button type="submit" className="button primary" aria-disabled={form.busy}>
        {form.busy ? words.sending : words.send}
      </button>
    </form>
  )
}
