import { inLanguage } from '@amhs/domain/localized'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import type { SessionUser } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Spinner } from '../../ui/spinner'
import type { SupportGroup } from './group-repository'
import { MeetingTimes } from './meeting-times'
import { supportWords } from './support.words'

const JoinPanel = lazy(async () => {
  const { JoinPanel } = await import('./join-panel')
  return { default: JoinPanel }
})

const RequestList = lazy(async () => {
  const { RequestList } = await import('./request-list')
  return { default: RequestList }
})

/** Who may see the requests: administrators, and the professional who facilitates this group. */
function seesRequests(user: SessionUser, group: SupportGroup): boolean {
  return user.role === 'admin' || (user.role === 'professional' && group.facilitatorUid === user.id)
}

/** One group: whom it is for, when it meets, who leads it; for people of the cloud also the way in. */
export function GroupCard({
  group,
  user,
  now,
}: {
  readonly group: SupportGroup
  /** The person signed in to the cloud, or null. */
  readonly user: SessionUser | null
  readonly now: number | null
}) {
  const words = useWords(supportWords)
  const language = useLanguage()
  const [opened, setOpened] = useState<'join' | 'requests' | null>(null)
  const name = inLanguage(group.name, language)
  const toggle = (panel: 'join' | 'requests') => setOpened(opened === panel ? null : panel)
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
      <p className="small">{words.facilitator(group.facilitatorName)}</p>
      {!group.open && <p className="small">{words.closed}</p>}
      {user && (
        <div className="row">
          {group.open && (
            <button
              type="button"
              className="button"
              aria-expanded={opened === 'join'}
              aria-label={words.askName(name)}
              onClick={() => toggle('join')}
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
              onClick={() => toggle('requests')}
            >
              {words.seeRequests}
            </button>
          )}
        </div>
      )}
      {user && opened !== null && (
        <Suspense fallback={<Spinner label={opened === 'join' ? words.checking : words.requestsLoading} />}>
          {opened === 'join' ? (
            <JoinPanel group={group} user={user} />
          ) : (
            <RequestList group={group} uid={user.id} />
          )}
        </Suspense>
      )}
    </li>
  )
}
