import { useId, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useRead } from '../../../platform/data/use-read'
import { formatDate } from '../../../platform/dates'
import { usePageTitle } from '../../../platform/page-meta'
import { useLanguage } from '../../../platform/preferences'
import { useInstrument } from '../../../platform/use-instrument'
import { useWords } from '../../../platform/words'
import { Loaded } from '../../../ui/data/loaded'
import { Loading } from '../../../ui/data/loading'
import { Icon } from '../../../ui/icon'
import { clientsWords } from '../clients.words'
import type { Grant } from '../grants.firestore'
import { readResults } from '../grants.firestore'
import { toolName, toolNames } from '../tool-names'
import { Bounds } from './bounds'
import { ClientNotes } from './client-notes'
import { Invitations } from './invitations'
import { ResultsOfTool } from './results-of-tool'
import { SafetyNotes } from './safety-notes'
import { useReleases } from './use-releases'

/** What one person lets a professional see: safety notes first, then one questionnaire at a time. */
export function ClientDetail({ grant }: { readonly grant: Grant }) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const id = useId()
  usePageTitle(words.heading)
  const followed = useReleases(grant)
  const tools = [...new Set(followed?.releases.map(({ instrument }) => instrument) ?? [])]
  const [wanted, setWanted] = useState<string | null>(null)
  const tool = wanted !== null && tools.includes(wanted) ? wanted : tools[0]
  const releases = followed?.releases.filter(({ instrument }) => instrument === tool) ?? []
  const reading = useRead({
    key: ['clients', grant.id, 'results', releases.map((release) => release.id).join(' ')],
    read: () => readResults(firestore, grant.ownerUid, releases),
    enabled: releases.length > 0,
  })
  const file = useInstrument(tool ?? null)
  if (followed === undefined) return <Loading label={words.loading} />
  return (
    <article className="stack sections client" aria-labelledby={id}>
      <header className="stack">
        <h2 id={id}>
          <bdi>{grant.knownAs}</bdi>
        </h2>
        <p>
          {words.shares(
            toolNames(grant.instruments, language),
            formatDate(grant.from, language),
            formatDate(grant.expiresAt, language),
          )}{' '}
          {grant.standing ? words.standing : words.asksEach}
        </p>
        <p className="small muted">{words.ownWords}</p>
        <div className="row no-print">
          <button type="button" className="button" onClick={() => window.print()}>
            <Icon name="print" />
            {words.print}
          </button>
        </div>
      </header>
      <SafetyNotes grant={grant} followed={followed} />
      {tools.length > 1 && (
        <div className="field no-print">
          <label htmlFor={`${id}-tool`}>{words.whichTool}</label>
          <select id={`${id}-tool`} value={tool} onChange={({ target }) => setWanted(target.value)}>
            {tools.map((one) => (
              <option key={one} value={one}>
                {toolName(one, language)}
              </option>
            ))}
          </select>
        </div>
      )}
      {tool === undefined ? (
        <p>{words.noResults}</p>
      ) : (
        <Loaded reading={reading} loading={words.loading}>
          {(results) =>
            file.data ? (
              <ResultsOfTool key={tool} instrument={file.data} results={results} />
            ) : (
              <Loading label={words.loading} />
            )
          }
        </Loaded>
      )}
      <ClientNotes grant={grant} />
      <Invitations grant={grant} finished={followed.releases} />
      <Bounds />
    </article>
  )
}
