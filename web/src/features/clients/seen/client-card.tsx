import { nextDue } from '@amhs/domain/clients/due'
import { useId, useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useRead } from '../../../platform/data/use-read'
import { formatDate } from '../../../platform/dates'
import { clientHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useInstruments } from '../../../platform/use-instrument'
import { useTold } from '../../../platform/use-told'
import { useWords } from '../../../platform/words'
import { Loaded } from '../../../ui/data/loaded'
import { Loading } from '../../../ui/data/loading'
import { Link } from '../../../ui/link'
import { clientsWords } from '../clients.words'
import { GrantBoundary } from '../grant-boundary'
import type { Grant, Release, SeenResult } from '../grants.firestore'
import { invitationsIn, partOf, readResults } from '../grants.firestore'
import { toolName } from '../tool-names'
import { changeSentence } from './change-sentence'
import { ScoreInWords } from './score-in-words'
import { useReleases } from './use-releases'
import type { Waiting } from './waiting'

const day = 24 * 60 * 60 * 1000

interface ClientCardProps {
  readonly grant: Grant
  readonly now: number
  /** Told what waits, each time it changes. */
  readonly onWaiting: (waiting: Waiting) => void
}

/** One person in the list: until when, the latest result of each questionnaire, and what changed. */
export function ClientCard({ grant, now, onWaiting }: ClientCardProps) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const id = useId()
  const daysLeft = Math.ceil((grant.expiresAt - now) / day)
  const end = formatDate(grant.expiresAt, language)
  return (
    <article className="card stack client" aria-labelledby={id}>
      <h2 id={id}>
        <Link to={clientHref(grant.id)}>
          <bdi>{grant.knownAs}</bdi>
        </Link>
      </h2>
      <p className="small muted">{daysLeft <= 14 ? words.untilDays(end, daysLeft) : words.until(end)}</p>
      <GrantBoundary loading={<Loading label={words.loading} />}>
        <Seen grant={grant} now={now} onWaiting={onWaiting} />
      </GrantBoundary>
    </article>
  )
}

/** What waits of one person, and their latest results. Throws for the boundary above when the database refuses. */
function Seen({ grant, now, onWaiting }: ClientCardProps) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const followed = useReleases(grant)
  const due = useDue(grant, followed?.releases ?? [], now)
  const [openNotes, dueCount] = [followed?.openNotes.length, due?.length]
  const latest = followed?.releases[0]?.finishedAt ?? 0
  const waiting = useMemo(
    () =>
      openNotes === undefined || dueCount === undefined ? undefined : { openNotes, due: dueCount, latest },
    [openNotes, dueCount, latest],
  )
  useTold(waiting, onWaiting)
  const wanted = telling(followed?.releases ?? [])
  const reading = useRead({
    key: ['clients', grant.id, 'latest', wanted.map((release) => release.id).join(' ')],
    read: () => readResults(firestore, grant.ownerUid, wanted),
    enabled: wanted.length > 0,
  })
  return (
    <>
      {followed?.openNotes.map((note) => (
        <p key={note.id}>
          <b>{words.notTalked}</b>{' '}
          {words.safetyNote(formatDate(note.finishedAt, language), toolName(note.instrument, language))}{' '}
          {words.chosen(grant.knownAs)}
        </p>
      ))}
      {due?.map(({ id: invitation, instrument, since }) => (
        <p key={invitation}>{words.dueSince(toolName(instrument, language), formatDate(since, language))}</p>
      ))}
      {followed && wanted.length === 0 && <p>{words.noResults}</p>}
      {wanted.length > 0 && (
        <Loaded reading={reading} loading={words.loading}>
          {(results) => <Latest results={results} />}
        </Loaded>
      )}
    </>
  )
}

/** Accepted invitations whose result is due; undefined until they are known. */
function useDue(grant: Grant, releases: readonly Release[], now: number) {
  const firestore = useFirestore()
  const snapshot = useLiveQuery(
    useMemo(() => partOf(firestore, grant.id, 'invitations'), [firestore, grant.id]),
  )
  if (snapshot === undefined) return undefined
  return invitationsIn(snapshot).flatMap((invitation) => {
    const { id, instrument } = invitation
    const finished = releases.flatMap((one) => (one.instrument === instrument ? [one.finishedAt] : []))
    const since = nextDue(invitation, finished)
    return since !== null && since <= now ? [{ id, instrument, since }] : []
  })
}

/** Of each questionnaire the newest, the one before and the first: what the list tells of it. */
function telling(releases: readonly Release[]): readonly Release[] {
  const byTool = new Map<string, Release[]>()
  for (const release of releases)
    byTool.set(release.instrument, [...(byTool.get(release.instrument) ?? []), release])
  return [...byTool.values()].flatMap((ofTool) => [
    ...new Set([ofTool[0], ofTool[1], ofTool.at(-1)].filter((one) => one !== undefined)),
  ])
}

function Latest({ results }: { readonly results: readonly SeenResult[] }) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const tools = [...new Set(results.map(({ instrument }) => instrument))]
  const instruments = useInstruments(tools)
  if (results.length === 0) return <p>{words.noResults}</p>
  return tools.map((tool) => {
    const [latest, ...earlier] = results
      .filter(({ instrument }) => instrument === tool)
      .toSorted((one, other) => other.finishedAt - one.finishedAt)
    if (!latest) return null
    return (
      <div key={tool}>
        <p>
          <span className="small muted">
            {words.latest(toolName(tool, language), formatDate(latest.finishedAt, language))}
          </span>{' '}
          <ScoreInWords instrument={instruments.get(tool)} result={latest} />
        </p>
        <Changes latest={latest} earlier={earlier} />
      </div>
    )
  })
}

/** The latest result against the first and the one before, in one paragraph. */
function Changes({
  latest,
  earlier,
}: {
  readonly latest: SeenResult
  readonly earlier: readonly SeenResult[]
}) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const first = earlier.at(-1)
  if (!first) return <p className="small">{words.onlyOne}</p>
  const last = earlier[0] !== first ? earlier[0] : undefined
  return (
    <ul className="plain small">
      {[[first, 'first'] as const, ...(last ? ([[last, 'last']] as const) : [])].map(([before, which]) => {
        const { difference, meaning } = changeSentence(which, before, latest, language)
        const date = formatDate(before.finishedAt, language)
        return (
          <li key={before.id}>
            {words.on(words.rowOf[which], date, before.score.total)}
            {language === 'en' ? ': ' : '：'}
            {difference !== null && <b>{difference}</b>}
            {language === 'en' && ' '}
            {meaning}
          </li>
        )
      })}
    </ul>
  )
}
