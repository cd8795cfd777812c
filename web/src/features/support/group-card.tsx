import { hasRole } from '@amhs/domain/accounts/roles'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../platform/preferences'
import type { SessionUser } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import type { PanelName } from './group-panel'
import type { SupportGroup } from './groups.repository'
import { MeetingTimes } from './meeting-times'
import { supportWords } from './support.words'

const loadGroupPanel = async () => (await import('./group-panel')).GroupPanel

/** What every card of the directory is drawn with. */
export interface CardContext {
  /** The person signed in to the cloud, or null. */
  readonly user: SessionUser | null
  readonly now: number | null
  /** The panels that are open, by group. They are kept above the list, so that reading it anew closes none. */
  readonly opened: Readonly<Record<string, PanelName>>
  readonly onToggle: (groupId: string, panel: PanelName) => void
}

/** Who may see the requests: the professional who facilitates this group, and nobody else. */
function seesRequests(user: SessionUser, group: SupportGroup): boolean {
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
  const opened = context.opened[group.id]
  const name = inLanguage(group.name, language)
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
      {!group.open && <p className="small">{words.closed}</p>}
      {user && (
        <div className="row">
          {group.open && (
            <button
              type="button"
              className="button"
              aria-expanded={opened === 'join'}
              aria-label={words.askName(name)}
              onClick={() => onToggle(group.id, 'join')}
            >
              {words.ask}
            </button>
          )}
          {seesRequests(user, group) && (
            <button
              type="button"
              className="button"
              aria-expanded={opened === 'requests'}
              aria-label={words.requestsOf(name)}
              onClick={() => onToggle(group.id, 'requests')}
            >
              {words.seeRequests}
            </button>
          )}
        </div>
      )}
      {user && opened && (
        <OnDemand
          load={loadGroupPanel}
          fallback={<Loading label={opened === 'join' ? words.checking : words.requestsLoading} />}
        >
          {(GroupPanel) => <GroupPanel name={opened} group={group} user={user} />}
        </OnDemand>
      )}
    </li>
  )
}
