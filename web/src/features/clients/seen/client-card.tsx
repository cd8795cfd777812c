import { nextDue } from '@amhs/domain/clients/due'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { seriesOf, valueIn } from '@amhs/domain/instruments/score-series'
import { useId, useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useRead } from '../../../platform/data/use-read'
import { formatDate } from '../../../platform/dates'
import { clientHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useInstruments } from '../../../platform/use-instrument'
import { useKept } from '../../../platform/use-kept'
import { useTold } from '../../../platform/use-told'
import { useWords } from '../../../platform/words'
import { Loaded } from '../../../ui/data/loaded'
import { Loading } from '../../../ui/data/loading'
import { Link } from '../../../ui/link'
import { ScoreSpark } from '../../../ui/score-spark'
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
  const waiting =
    followed && due
      ? { openNotes: followed.openNotes, due: due.length, latest: followed.releases[0]?.finishedAt ?? 0 }
      : undefined
  useTold(useKept(waiting, JSON.stringify(waiting ?? null)), onWaiting)
  const wanted = telling(followed?.releases ?? [])
  const reading = useRead({
    key: ['clients', grant.id, 'latest', wanted.map((release) => release.id).join(' ')],
    read: () => readResults(firestore, grant.ownerUid, wanted),
    enabled: wanted.length > 0,
  })
  return (
    <>
      {followed && followed.openNotes.length > 0 && (
        <p>
          <b>{words.waiting(followed.openNotes.length)}</b>
        </p>
      )}
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

/** So many scores of the questionnaire filled in last are drawn in small. */
const drawn = 6

/** Of each questionnaire the newest, the one before and the first: what the list tells of it; of the last one also what is drawn. */
function telling(releases: readonly Release[]): readonly Release[] {
  const byTool = new Map<string, Release[]>()
  for (const release of releases)
    byTool.set(release.instrument, [...(byTool.get(release.instrument) ?? []), release])
  return [...byTool.values()].flatMap((ofTool, place) => [
    ...new Set([...ofTool.slice(0, place === 0 ? drawn : 2), ...ofTool.slice(-1)]),
  ])
}

function Latest({ results }: { readonly results: readonly SeenResult[] }) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const tools = [...new Set(results.map(({ instrument }) => instrument))]
  const instruments = useInstruments(tools)
  const newest = results.toSorted((one, other) => other.finishedAt - one.finishedAt)[0]
  const [lastTool, instrument] = [newest?.instrument, instruments.get(newest?.instrument ?? '')]
  if (results.length === 0) return <p>{words.noResults}</p>
  return tools.map((tool) => {
    const [latest, ...earlier] = results
      .filter(({ instrument }) => instrument === tool)
      .toSorted((one, other) => other.finishedAt - one.finishedAt)
    if (!latest) return null
    return (
      <div key={tool} className="latest">
        <p>
          <span className="small muted">
            {words.latest(toolName(tool, language), formatDate(latest.finishedAt, language))}
          </span>
          <br />
          <ScoreInWords instrument={instruments.get(tool)} result={latest} />
        </p>
        {tool === lastTool && instrument && (
          <Spark instrument={instrument} results={[latest, ...earlier].slice(0, drawn)} />
        )}
        <Changes latest={latest} earlier={earlier} />
      </div>
    )
  })
}

/** The newest scores of one questionnaire in small; results come newest first. */
function Spark({
  instrument,
  results,
}: {
  readonly instrument: Instrument
  readonly results: readonly SeenResult[]
}) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const [series] = seriesOf(instrument)
  const points = results.toReversed().flatMap(({ finishedAt, score }) => {
    const value = valueIn(score, series.id)
    return value === null ? [] : [{ at: finishedAt, value }]
  })
  if (points.length === 0) return null
  const label = words.spark(
    toolName(instrument.id, language),
    points.map(({ value }) => value),
  )
  return <ScoreSpark instrument={instrument} series={series} points={points} label={label} />
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
