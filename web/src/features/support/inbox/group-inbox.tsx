import { inLanguage } from '@amhs/domain/localized'
import { useId } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { groupInboxHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { Link } from '../../../ui/link'
import { WaitingCount } from '../../../ui/waiting-count'
import { groupIn, groupsLedBy, requestsTo } from '../groups.firestore'
import type { SupportGroup } from '../groups.repository'
import { AskedToLeave } from './asked-to-leave'
import { DetailsForm } from './details-form'
import { inboxWords } from './inbox.words'
import { Letters } from './letters'

/** The groups of a facilitator, one of them open with its requests. Stands inside `FirebaseGate`. */
export function GroupInbox({ uid, wanted }: { readonly uid: string; readonly wanted: string | null }) {
  const words = useWords(inboxWords)
  const language = useLanguage()
  const id = useId()
  const snapshot = useLiveQuery(groupsLedBy(useFirestore(), uid))
  if (snapshot === undefined) return <Loading label={words.loading} />
  const groups = snapshot.docs.flatMap((document) => groupIn(document) ?? [])
  const group = groups.find((one) => one.id === wanted) ?? groups[0]
  if (group === undefined) return <p>{words.noGroups}</p>
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label={words.yourGroups}>
          <ul className="plain row inbox-groups">
            {groups.map((one) => (
              <li key={one.id}>
                <GroupLink group={one} isOpen={one.id === group.id} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section className="stack" aria-labelledby={id} key={group.id}>
        <h2 id={id}>{inLanguage(group.name, language)}</h2>
        <Letters group={group} />
        <AskedToLeave groupId={group.id} />
        <DetailsForm group={group} />
      </section>
    </>
  )
}

function GroupLink({ group, isOpen }: { readonly group: SupportGroup; readonly isOpen: boolean }) {
  const words = useWords(inboxWords)
  const language = useLanguage()
  const asked = useLiveQuery(requestsTo(useFirestore(), group.id, ['asked']))
  return (
    <Link className="button" to={groupInboxHref(group.id)} aria-current={isOpen ? 'page' : undefined}>
      {inLanguage(group.name, language)}
      <WaitingCount count={asked?.size ?? 0} spoken={words.unanswered(asked?.size ?? 0)} />
    </Link>
  )
}
