import { languages } from '@amhs/domain/localized'
import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { loginHref, paths } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FilterSelect } from '../../ui/filter-select'
import { GroupCard } from './group-card'
import { groupAudiences, groupFormats } from './group-choices'
import type { GroupFilter } from './group-repository'
import { useNow } from './meeting-times'
import { supportWords } from './support.words'
import { useGroups } from './use-groups'

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
  const uid = user?.id ?? null
  const filter = useMemo<GroupFilter>(
    () => ({ ...choice, facilitatorUid: mine ? uid : null }),
    [choice, mine, uid],
  )
  const { status, groups, showMore, tryAgain } = useGroups(uid, filter)

  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{words.directory}</h2>
      <fieldset className="group-filters needs-script">
        <legend className="hidden">{words.filters}</legend>
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
          options={languages.map((value) => ({ value, label: words.languages[value] }))}
          onChange={(language) => setChoice({ ...choice, language })}
        />
        <FilterSelect
          label={words.format}
          all={words.allFormats}
          value={choice.format}
          options={groupFormats.map((value) => ({ value, label: words.formats[value] }))}
          onChange={(format) => setChoice({ ...choice, format })}
        />
      </fieldset>
      {user?.role === 'professional' && (
        <label className="check">
          <input type="checkbox" checked={mine} onChange={({ target }) => setMine(target.checked)} />
          {words.mine}
        </label>
      )}
      <p role="status" className="needs-script">
        {status === 'loading' ? words.loading : words.count(groups.length, showMore !== null)}
      </p>
      {status === 'failed' && (
        <div className="row" role="alert">
          <p>{words.bundledNote}</p>
          <button type="button" className="button" onClick={tryAgain}>
            {words.again}
          </button>
        </div>
      )}
      {session.status === 'signed-out' && (
        <p>
          <Link to={loginHref(paths.support)}>{words.signIn}</Link>
        </p>
      )}
      {session.status === 'signed-in' && session.mode === 'local' && <p>{words.localNote}</p>}
      <ul className="plain group-list">
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} user={user} now={now} />
        ))}
      </ul>
      {groups.length === 0 && status === 'ready' && (
        <p>
          {words.none} <Link to={paths.location}>{words.services}</Link>
        </p>
      )}
      {showMore && (
        <button type="button" className="button" onClick={() => void showMore()}>
          {words.more}
        </button>
      )}
    </section>
  )
}
