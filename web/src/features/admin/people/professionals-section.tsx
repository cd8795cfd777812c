import { professionLabels } from '@amhs/domain/accounts/professions'
import { answerProfessionalRequest } from '@amhs/domain/contracts/answer-professional-request.contract'
import { listLimits } from '@amhs/domain/documents/document-limits'
import type { ProfessionalRequestDocument } from '@amhs/domain/documents/professional-document'
import { professionalRequestSchema } from '@amhs/domain/documents/professional-document'
import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'
import { inLanguage } from '@amhs/domain/localized'
import { collection, limit, query, where } from 'firebase/firestore'
import { useId, useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import * as v from 'valibot'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useReread } from '../../../platform/data/use-reread'
import { formatDate } from '../../../platform/dates'
import { callFunction } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { ActionNote } from '../admin-parts'
import { useAdminAction } from '../use-admin-action'
import { DueChecks } from './due-checks'
import { professionalsWords } from './professionals.words'
import { isWholeCheck, noCheck, RegisterCheck, registeredUntilOf } from './register-check'

/** Who asks for the role of a professional, as requests come and go. */
export function ProfessionalsSection() {
  const words = useWords(professionalsWords)
  const firestore = useFirestore()
  const action = useAdminAction()
  const snapshot = useLiveQuery(
    useMemo(
      () =>
        query(
          collection(firestore, 'professionalRequests'),
          where('status', '==', 'asked'),
          limit(listLimits.professionalRequests),
        ),
      [firestore],
    ),
  )
  if (snapshot === undefined) return <Loading />
  const requests = snapshot.docs
    .flatMap((document) => {
      const request = v.safeParse(professionalRequestSchema, document.data())
      return request.success ? [request.output] : []
    })
    .toSorted((one, other) => one.askedAt - other.askedAt)
  return (
    <>
      <p>{words.lead}</p>
      <ActionNote note={action.note} busy={action.busy} heldBack={action.heldBack} />
      {requests.length === 0 && <p>{words.none}</p>}
      <ul className="plain stack">
        {requests.map((request) => (
          <li key={`${request.uid} ${request.askedAt}`}>
            <RequestCard request={request} action={action} />
          </li>
        ))}
      </ul>
      <DueChecks action={action} />
    </>
  )
}

/** One request for the role, with what has to be looked up, and the answer. */
export function RequestCard({
  request,
  action,
}: {
  readonly request: ProfessionalRequestDocument
  readonly action: ReturnType<typeof useAdminAction>
}) {
  const words = useWords(professionalsWords)
  const language = useLanguage()
  const id = useId()
  const [check, setCheck] = useState(noCheck)
  const [reason, setReason] = useState<string | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const { uid, askedAt, name } = request

  // An answer may renew a check that was due, and leaves one thing less to do.
  const reread = useReread(['admin'])

  async function answer(change: () => Promise<unknown>, success: string) {
    if (await action.run(change, success)) await reread()
  }

  function grant() {
    setMissing(isWholeCheck(check) ? null : words.missingChecks)
    if (!isWholeCheck(check)) return
    void answer(
      () =>
        callFunction(answerProfessionalRequest, {
          uid,
          askedAt,
          decision: 'granted',
          ...registeredUntilOf(check),
        }),
      words.granted(name),
    )
  }

  function refuse() {
    const text = writtenText(reason ?? '', textKinds.refusalReason)
    setMissing(text === '' ? words.missingReason : null)
    if (text === '') return
    void answer(
      () => callFunction(answerProfessionalRequest, { uid, askedAt, decision: 'refused', reason: text }),
      words.refused(name),
    )
  }

  return (
    <article className="card stack" aria-labelledby={id}>
      <h3 id={id}>
        <bdi>{name}</bdi> · {inLanguage(professionLabels[request.profession], language)}
      </h3>
      <p className="small muted">{words.asked(formatDate(askedAt, language))}</p>
      <ul className="plain">
        <li>
          {words.organisation}: <bdi>{request.organisation}</bdi>
        </li>
        <li>
          {words.register}: <bdi>{request.register}</bdi>
        </li>
        <li>
          {words.number}: <bdi>{request.number}</bdi>
        </li>
      </ul>
      {request.profession === 'counsellor' && <p>{words.listed}</p>}
      <RegisterCheck value={check} onChange={setCheck} />
      <p className="small">{words.willSee(formatDate(Date.now(), language), request.register)}</p>
      {missing && (
        <p className="error" role="alert">
          {missing}
        </p>
      )}
      {reason !== null && (
        <div className="field">
          <label htmlFor={`${id}-reason`}>{words.reason}</label>
          <textarea
            id={`${id}-reason`}
            rows={3}
            maxLength={textKinds.refusalReason.longest}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
      <div className="row">
        {reason === null ? (
          <button type="button" className="button" onClick={() => setReason('')}>
            {words.refuse}
            <span className="hidden">{words.of(name)}</span>
          </button>
        ) : (
          <button type="button" className="button" aria-disabled={action.busy} onClick={refuse}>
            {words.sendRefusal}
            <span className="hidden">{words.of(name)}</span>
          </button>
        )}
        <button type="button" className="button primary" aria-disabled={action.busy} onClick={grant}>
          {words.grant}
          <span className="hidden">{words.of(name)}</span>
        </button>
      </div>
    </article>
  )
}
