import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { inLanguage, type Localized } from '@amhs/domain/localized'
import { useCallback } from 'react'
import { formatDate } from '../../../platform/dates'
import { paths, resultHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords } from '../../../platform/words'
import { FieldError, fieldState } from '../../../ui/form/field-error'
import { Link } from '../../../ui/link'
import { firstShown } from './first-shown'
import { makeWords } from './make.words'
import { mostOffered, type OwnResult } from './own-results.firestore'

/** The files of the results' instruments, for the names of their ranges; a row without its file shows the number alone. */
async function loadAll(ids: readonly string[]): Promise<ReadonlyMap<string, Instrument>> {
  const files = await Promise.allSettled(ids.map(loadInstrument))
  return new Map(files.flatMap((file) => (file.status === 'fulfilled' ? [[file.value.id, file.value]] : [])))
}

/** Which results go along: at first sight those of `firstShown`; the others are there for whoever wants more. */
export function ResultChoice({
  id,
  problem,
  offered,
  wanted,
  chosen,
  onChosen,
}: {
  /** The id of the first of them; of the whole, where there is none. */
  readonly id: string
  readonly problem: Localized | undefined
  readonly offered: readonly OwnResult[]
  /** The result that the person came from. */
  readonly wanted: string | null
  readonly chosen: readonly string[]
  readonly onChosen: (chosen: readonly string[]) => void
}) {
  const words = useWords(makeWords)
  const language = useLanguage()
  const names = [...new Set(offered.map(({ instrument }) => instrument))].join(' ')
  const load = useCallback(() => loadAll(names.split(' ')), [names])
  const { data: instruments } = useLoaded(names === '' ? null : load)
  const { first, others } = firstShown(offered, wanted)

  const [top = others[0]] = first

  const row = (result: OwnResult) => {
    const summary = instrumentSummary(result.instrument)
    const band = instruments?.get(result.instrument)?.scoring.bands.find(({ id }) => id === result.score.band)
    const { total } = result.score
    return (
      <label className="check share-result" key={result.id}>
        <input
          type="checkbox"
          id={result === top ? id : undefined}
          checked={chosen.includes(result.id)}
          onChange={({ target }) =>
            onChosen(target.checked ? [...chosen, result.id] : chosen.filter((id) => id !== result.id))
          }
        />
        <span>
          {summary && inLanguage(summary.title, language)} · {formatDate(result.finishedAt, language)}
          <span className="hint">
            {total === null ? words.noTotal : words.point(`${total}`)}
            {band && ` · ${inLanguage(band.label, language)}`}
          </span>
        </span>
      </label>
    )
  }

  return (
    <fieldset
      className="stack"
      {...(top === undefined ? { id, tabIndex: -1 } : {})}
      {...fieldState(id, false, problem)}
    >
      <legend className="label">{words.which}</legend>
      <FieldError id={`${id}-error`} problem={problem} />
      {wanted !== null && !offered.some(({ id }) => id === wanted) && (
        <p>
          {words.notSaved} <Link to={resultHref(wanted)}>{words.toResult}</Link>
        </p>
      )}
      {wanted === null && offered.length === 0 && (
        <p>
          {words.none} <Link to={paths.screening}>{words.toScreening}</Link>
        </p>
      )}
      {first.map(row)}
      {first.length > 0 && others.length > 0 ? (
        <details>
          <summary>{wanted === null ? words.older(others.length) : words.addMore(others.length)}</summary>
          <div className="stack">{others.map(row)}</div>
        </details>
      ) : (
        others.map(row)
      )}
      {offered.length >= mostOffered && <p className="hint">{words.moreResults}</p>}
    </fieldset>
  )
}
