import { hasRole } from '@amhs/domain/accounts/roles'
import { writtenLanguages } from '@amhs/domain/language-facts'
import { useId, useState } from 'react'
import { loginHref, paths } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { PartFailure } from '../../ui/data/failure-notice'
import { OnDemand } from '../../ui/data/on-demand'
import { FilterSelect } from '../../ui/filter-select'
import { Link } from '../../ui/link'
import { ScriptNeeded } from '../../ui/script-needed'
import type { CardContext } from './group-card'
import { GroupList } from './group-list'
import { bundledGroups } from './groups.bundled'
import type { GroupFilter, SupportGroup } from './groups.repository'
import { useNow } from './meeting-times'
import { supportWords } from './support.words'

const loadGatedGroups = async () => (await import('./gated-groups')).GatedGroups

// Said here and not taken from the document's schema, which would bring the whole validation into a public page.

/** Audiences in the order of the filter, the open one aside. */
const groupAudiences: readonly Exclude<SupportGroup['audience'], 'everyone'>[] = [
  'adolescent',
  'young-adult',
  'individual',
  'caregiver',
]

const groupFormats: readonly SupportGroup['format'][] = ['online', 'in-person', 'phone']

/** The directory of groups with its filters; the first list is part of the page and needs no script. */
export function GroupDirectory() {
  const words = useWords(supportWords)
  const session = useSession()
  const now = useNow()
  const id = useId()
  const user = session.status === 'signed-in' && session.mode === 'hosted' ? session.user : null
  const [choice, setChoice] = useState({
    audience: null,
    language: null,
    format: null,
  } as Omit<GroupFilter, 'facilitatorUid'>)
  const [mine, setMine] = useState(false)
  const [opened, setOpened] = useState<CardContext['opened']>([])
  const filter: GroupFilter = { ...choice, facilitatorUid: mine && user ? user.id : null }
  const context: CardContext = {
    user,
    now,
    opened,
    onToggle: (groupId) =>
      setOpened((before) =>
        before.includes(groupId) ? before.filter((one) => one !== groupId) : [...before, groupId],
      ),
  }

  const bundled = { groups: bundledGroups(filter), context }

  return (
    <section className="stack" aria-labelledby={id}>
      {/* The page's own heading says it to the eye, and the first group stands on the first screen of a phone. */}
      <h2 id={id} className="hidden">
        {words.directory}
      </h2>
      <ScriptNeeded />
      <details className="stack needs-script">
        <summary>{words.filters}</summary>
        <div className="group-filters">
          <FilterSelect
            label={words.audience}
            all={words.allAudiences}
            value={choice.audience}
            options={groupAudiences.map((value) => ({ value, label: words.audiences[value] }))}
            onChange={(audience) => setChoice({ ...choice, audience })}
          />
          <FilterSelect
            label={words.language}
            all={words.allLanguages}
            value={choice.language}
            options={writtenLanguages().map((value) => ({ value, label: words.languages[value] }))}
            onChange={(language) => setChoice({ ...choice, language })}
          />
          <FilterSelect
            label={words.format}
            all={words.allFormats}
            value={choice.format}
            options={groupFormats.map((value) => ({ value, label: words.formats[value] }))}
            onChange={(format) => setChoice({ ...choice, format })}
          />
        </div>
      </details>
      {user && (
        <p>
          <Link className="button" to={paths.myGroups}>
            {words.myGroups}
          </Link>
        </p>
      )}
      {hasRole(user?.role ?? null, 'professional') && (
        <label className="check">
          <input type="checkbox" checked={mine} onChange={({ target }) => setMine(target.checked)} />
          {words.mine}
        </label>
      )}
      {user ? (
        <OnDemand
          load={loadGatedGroups}
          fallback={<GroupList {...bundled} status="loading" />}
          failed={(retry) => (
            <GroupList
              {...bundled}
              status="failed"
              note={<PartFailure what={words.bundledNote} onRetry={retry} />}
            />
          )}
        >
          {(GatedGroups) => <GatedGroups uid={user.id} filter={filter} context={context} />}
        </OnDemand>
      ) : (
        <GroupList {...bundled} status="ready" note={<AccountNote />} />
      )}
    </section>
  )
}

/** What a person without an account in the cloud is told. */
function AccountNote() {
  const words = useWords(supportWords)
  const session = useSession()
  if (session.status === 'signed-out') {
    return (
      <p>
        <Link to={loginHref(paths.support)}>{words.signIn}</Link>
      </p>
    )
  }
  return session.status === 'signed-in' && session.mode === 'local' ? <p>{words.localNote}</p> : null
}
