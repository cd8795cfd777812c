import { hasRole } from '@amhs/domain/accounts/roles'
import type { LetterStatus } from '@amhs/domain/documents/group-request-document'
import { inLanguage } from '@amhs/domain/localized'
import { useState } from 'react'
import { groupInboxHref } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import type { SessionUser } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { Link } from '../../ui/link'
import type { SupportGroup } from './groups.repository'
import { MeetingTimes } from './meeting-times'
import { supportWords } from './support.words'

const loadGroupPanel = async () => (await import('./group-panel')).GroupPanel

/** What every card of the directory is drawn with. */
export interface CardContext {
  /** The person signed in to the cloud, or null. */
  readonly user: SessionUser | null
  readonly now: number | null
  /** How the person's own requests stand, by the group; absent until that is known, and nobody is asked to join what they are in. */
  readonly own?: ReadonlyMap<string, LetterStatus>
  /** The groups whose panel is open. They are kept above the list, so that reading it anew closes none. */
  readonly opened: readonly string[]
  readonly onToggle: (groupId: string) => void
}

/** Whether somebody facilitates a group: they answer its requests and send none. */
function leads(user: SessionUser, group: SupportGroup): boolean {
  return hasRole(user.role, 'professional') && group.facilitatorUid === user.id
}

/** One group: whom it is for, when it meets, who leads it; for people of the cloud also the way in. */
export function GroupCard({
  group,
  context,
}: {
  readonly group: SupportGroup
  readonly context: CardContext
}) {
  const words = useWords(supportWords)
  const language = useLanguage()
  const { user, now, onToggle } = context
  const isOpen = context.opened.includes(group.id)
  const name = inLanguage(group.name, language)
  const own = context.own?.get(group.id)
  const [taken = group.taken, setTaken] = useState<number>()
  return (
    <li className="card group">
      <h3>{name}</h3>
      <p>{inLanguage(group.description, language)}</p>
      <ul className="facts">
        <li>{words.audiences[group.audience]}</li>
        <li>{group.languages.map((code) => words.languages[code]).join(language === 'en' ? ', ' : '、')}</li>
        <li>
          {words.formats[group.format]}
          {group.city && ` · ${inLanguage(group.city, language)}`}
        </li>
      </ul>
      <MeetingTimes meeting={group.meeting} now={now} />
      <p className="small">
        {words.facilitator}
        <bdi>{group.facilitatorName}</bdi>
      </p>
      {!group.open && <p className="small">{group.example ? words.exampleOnly : words.closed}</p>}
      {group.open && taken !== undefined && (
        <p className="small">{words.seats(Math.max(0, group.capacity - taken))}</p>
      )}
      {user && (
        <div className="row">
          {context.own && (own !== undefined || (group.open && !leads(user, group))) && (
            <button
              type="button"
              className="button"
              aria-expanded={isOpen}
              aria-label={own === undefined ? words.askName(name) : words.ownName(words.own[own], name)}
              onClick={() => onToggle(group.id)}
            >
              {own === undefined ? words.ask : words.own[own]}
            </button>
          )}
          {leads(user, group) && (
            <Link className="button" to={groupInboxHref(group.id)} aria-label={words.inboxOf(name)}>
              {words.inbox}
            </Link>
          )}
        </div>
      )}
      {user && isOpen && (
        <OnDemand load={loadGroupPanel} fallback={<Loading label={words.checking} />}>
          {(GroupPanel) => <GroupPanel group={group} user={user} onTaken={setTaken} />}
        </OnDemand>
      )}
    </li>
  )
}
