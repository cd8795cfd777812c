import { useId, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useFirestore } from 'reactfire'
import { useRead } from '../../../platform/data/use-read'
import { formatDate } from '../../../platform/dates'
import { notedAnswerId } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useInstrument } from '../../../platform/use-instrument'
import { useOnChange } from '../../../platform/use-on-change'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Loaded } from '../../../ui/data/loaded'
import { Loading } from '../../../ui/data/loading'
import { MoreButton } from '../../../ui/data/more-button'
import { clientsWords } from '../clients.words'
import type { Grant, SeenResult } from '../grants.firestore'
import { readResults } from '../grants.firestore'
import { toolName, toolNames } from '../tool-names'
import { Bounds } from './bounds'
import { clientHeadingId } from './client-heading'
import { ClientNotes } from './client-notes'
import { Invitations } from './invitations'
import { ResultsOfTool } from './results-of-tool'
import { SafetyNotes, TalkedNotes } from './safety-notes'
import { useReleases } from './use-releases'
import { useSayTakenBack } from './use-say-taken-back'

/** Results of one questionnaire a page. */
const pageSize = 50

/** What one person lets a professional see: what must be talked about, then one questionnaire at a time; what the professional writes stands beside it. */
export function ClientDetail({
  grant,
  onLeave,
}: {
  readonly grant: Grant
  /** The professional has said that this person shall leave the list. */
  readonly onLeave: () => void
}) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const id = useId()
  const followed = useReleases(grant)
  const tools = [...new Set(followed?.releases.map(({ instrument }) => instrument) ?? [])]
  const [wanted, setWanted] = useState<string | null>(null)
  const { hash, key } = useLocation()
  // Who goes back to the page is left where they were.
  const isPressed = useNavigationType() !== 'POP'
  const aimed = followed?.notes.find(({ id: note }) => isPressed && hash === `#${notedAnswerId(note)}`)
  /** The press that has led to its answer: what is read anew later must not take the focus once more. */
  const [arrived, setArrived] = useState<string | null>(null)
  // What was chosen before a link of a safety note was pressed does not stand in its way.
  useOnChange(key, () => setWanted(null))
  const tool = tools.find((one) => one === wanted) ?? aimed?.instrument ?? tools[0]
  const [asksFirst, setAsksFirst] = useState(false)
  const [pages, setPages] = useState(1)
  const all = followed?.releases.filter(({ instrument }) => instrument === tool) ?? []
  const pagesToAim = Math.ceil((all.findIndex(({ id: one }) => one === aimed?.id) + 1) / pageSize)
  const shown = Math.max(pages, pagesToAim)
  // Each is a read of its own, so they come page by page; the first of all comes along, since changes are told against it.
  const releases = [...new Set([...all.slice(0, shown * pageSize), ...all.slice(-1)])]
  const reading = useRead({
    key: ['clients', grant.id, 'results', releases.map((release) => release.id).join(' ')],
    read: () => readResults(firestore, grant.ownerUid, releases),
    enabled: releases.length > 0,
  })
  // While it is read anew, what is still open stays as it is, with what somebody has unfolded and is reading in it.
  const last = useRef<readonly SeenResult[]>([])
  last.current = reading.data ?? last.current
  const ids = new Set(releases.map((release) => release.id))
  const stillOpen = last.current.filter((result) => ids.has(result.id))
  useSayTakenBack(followed?.older ? undefined : followed?.releases, (count) =>
    words.tookBack(grant.knownAs, count),
  )
  const file = useInstrument(tool ?? null)
  if (followed === undefined) return <Loading label={words.loading} />
  return (
    <article className="stack sections client" aria-labelledby={clientHeadingId}>
      <header className="stack">
        <p>
          {words.shares(
            toolNames(grant.instruments, language),
            formatDate(grant.from, language),
            formatDate(grant.expiresAt, language),
          )}
          {language === 'en' && ' '}
          {grant.standing ? words.standing : words.asksEach}
        </p>
        <p className="small muted">{words.ownWords}</p>
      </header>
      {followed.older?.error && <p className="error">{words.olderFailed}</p>}
      <SafetyNotes grant={grant} followed={followed} />
      <div className="client-columns">
        <div className="stack">
          {tools.length > 1 && (
            <div className="field no-print">
              <label htmlFor={`${id}-tool`}>{words.whichTool}</label>
              <select
                id={`${id}-tool`}
                value={tool}
                onChange={({ target }) => {
                  setWanted(target.value)
                  setPages(1)
                }}
              >
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
            <Loaded
              reading={stillOpen.length > 0 ? { ...reading, data: stillOpen } : reading}
              loading={words.loading}
            >
              {(results) =>
                file.data ? (
                  <>
                    {releases.length < all.length && (
                      <p>{words.showsSome(releases.length - 1, all.length)}</p>
                    )}
                    <ResultsOfTool
                      key={tool}
                      instrument={file.data}
                      results={results}
                      focusTo={clientHeadingId}
                      aim={aimed && arrived !== key ? aimed.id : null}
                      onArrived={() => setArrived(key)}
                    />
                  </>
                ) : (
                  <Loading label={words.loading} />
                )
              }
            </Loaded>
          )}
          <MoreButton
            key={tool}
            pages={{
              entries: releases,
              error: null,
              isReadingMore: reading.isFetching,
              hasMore: releases.length < all.length,
              readMore: () => setPages(shown + 1),
            }}
          />
          <TalkedNotes grant={grant} followed={followed} />
          <Bounds />
        </div>
        <div className="stack sections no-print">
          <ClientNotes grant={grant} />
          <Invitations grant={grant} finished={followed.releases} />
        </div>
      </div>
      <p className="no-print">
        <button type="button" className="button" onClick={() => setAsksFirst(true)}>
          {words.leave}
        </button>
      </p>
      {asksFirst && (
        <ConfirmDialog
          heading={words.leaveHeading(grant.knownAs)}
          text={words.leaveText}
          confirm={words.leave}
          cancel={words.stay}
          onAnswer={(confirmed) => {
            setAsksFirst(false)
            if (confirmed) onLeave()
          }}
        />
      )}
    </article>
  )
}
