import { saveMemberDetails } from '@amhs/domain/contracts/save-member-details.contract'
import type { MemberDetailsDocument } from '@amhs/domain/documents/member-details-document'
import { useState } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useRead } from '../../../platform/data/use-read'
import { useWrite } from '../../../platform/data/use-write'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useWords } from '../../../platform/words'
import { failureMessage } from '../../../ui/data/failure-text'
import { Loaded } from '../../../ui/data/loaded'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { TextField } from '../../../ui/form/text-field'
import { useForm } from '../../../ui/form/use-form'
import { SlowNote } from '../../../ui/slow-note'
import { readMemberDetails } from '../groups.firestore'
import type { SupportGroup } from '../groups.repository'
import type { DetailsValues } from './answer-request'
import { detailsRequest, detailsRules } from './answer-request'
import { inboxWords } from './inbox.words'

const labels = {
  link: { zh: '会议链接', en: 'Meeting link' },
  place: { zh: '地点', en: 'Place' },
  rules: { zh: '大家约好的', en: 'What we agreed on' },
  capacity: { zh: '名额', en: 'Places' },
}

/** What a facilitator tells members alone, and how many there may be; closed until it is wanted. Stands inside `FirebaseGate`. */
export function DetailsForm({ group }: { readonly group: SupportGroup }) {
  const words = useWords(inboxWords)
  const firestore = useFirestore()
  const reading = useRead({
    key: ['groups', group.id, 'details'],
    read: () => readMemberDetails(firestore, group.id),
  })
  return (
    <details className="card">
      <summary>{words.detailsHeading}</summary>
      <p>{words.detailsLead}</p>
      <Loaded reading={reading}>{(details) => <FilledForm group={group} details={details} />}</Loaded>
    </details>
  )
}

function FilledForm({
  group,
  details,
}: {
  readonly group: SupportGroup
  readonly details: MemberDetailsDocument | null
}) {
  const words = useWords(inboxWords)
  const [isSaved, setSaved] = useState(false)
  const saving = useWrite({
    write: (values: DetailsValues) => callFunction(saveMemberDetails, detailsRequest(group.id, values)),
    changes: ['groups', group.id, 'details'],
    timeoutMs: callTimeoutMs,
  })
  const form = useForm<DetailsValues>({
    name: `details-${group.id}`,
    initial: {
      link: details?.link ?? '',
      place: details?.place ?? '',
      rules: details?.rules ?? '',
      capacity: String(group.capacity),
    },
    rules: detailsRules,
    labels,
  })
  return (
    <form
      method="post"
      noValidate
      className="stack"
      onSubmit={form.onSubmit(async (values) => {
        setSaved(false)
        try {
          await saving.mutateAsync(values)
          setSaved(true)
          announce(words.detailsSaved)
          return []
        } catch (error) {
          return [{ message: failureMessage(error) }]
        }
      })}
    >
      <ErrorSummary form={form} title={words.heading} />
      <TextField
        form={form}
        field="link"
        type="url"
        autoComplete="off"
        optional
        hint={words.detailsHints.link}
      />
      <TextField form={form} field="place" autoComplete="off" optional />
      <TextField form={form} field="rules" rows={5} optional hint={words.detailsHints.rules} />
      <TextField form={form} field="capacity" autoComplete="off" hint={words.detailsHints.capacity} />
      <SlowNote busy={form.busy} typed />
      <button type="submit" className="button primary" aria-disabled={form.busy}>
        {words.saveDetails}
      </button>
      {isSaved && <p>{words.detailsSaved}</p>}
    </form>
  )
}
