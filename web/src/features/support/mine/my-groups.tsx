import type { GroupRequestDocument } from '@amhs/domain/documents/group-request-document'
import { useId, useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveDocument, useLiveQuery } from '../../../platform/data/use-live'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { Link } from '../../../ui/link'
import {
  firestoreGroups,
  groupIdOf,
  groupIn,
  groupReference,
  ownRequests,
  readableRequest,
} from '../groups.firestore'
import { mineWords } from './mine.words'
import { Outcome } from './outcome'
import { nameOfGroup, OwnRequest } from './own-request'

/** The groups that a person asked or belongs to, as they stand now. Stands inside `FirebaseGate`. */
export function MyGroups({ uid }: { readonly uid: string }) {
  const words = useWords(mineWords)
  const snapshot = useLiveQuery(ownRequests(useFirestore(), uid))
  const [said, setSaid] = useState<{ readonly text: string; readonly at: number } | null>(null)
  if (snapshot === undefined) return <Loading label={words.loading} />
  const requests = snapshot.docs.flatMap((document) => {
    const request = readableRequest(document)
    return request ? [{ groupId: groupIdOf(document), request }] : []
  })
  requests.sort((one, other) => other.request.requestedAt - one.request.requestedAt)
  return (
    <>
      {said && <Outcome key={said.at}>{said.text}</Outcome>}
      {requests.length === 0 && <p>{words.none}</p>}
      {requests.map(({ groupId, request }) => (
        <OwnGroup
          key={groupId}
          uid={uid}
          groupId={groupId}
          request={request}
          onEnding={(text) => setSaid(text === null ? null : { text, at: Date.now() })}
        />
      ))}
      <p>
        <Link to={paths.support}>{words.directory}</Link>
      </p>
    </>
  )
}

function OwnGroup({
  uid,
  groupId,
  request,
  onEnding,
}: {
  readonly uid: string
  readonly groupId: string
  readonly request: GroupRequestDocument
  readonly onEnding: (said: string | null) => void
}) {
  const words = useWords(mineWords)
  const language = useLanguage()
  const id = useId()
  const firestore = useFirestore()
  const repository = useMemo(() => firestoreGroups(firestore, uid), [firestore, uid])
  const snapshot = useLiveDocument(groupReference(firestore, groupId))
  if (snapshot === undefined) return <Loading label={words.loading} />
  const group = groupIn(snapshot)
  return (
    <section className="card group" aria-labelledby={id}>
      <h2 id={id}>{nameOfGroup(group, request, language) ?? words.goneGroup}</h2>
      <OwnRequest
        group={group}
        groupId={groupId}
        request={request}
        repository={repository}
        onEnding={onEnding}
      />
    </section>
  )
}
