import type { Instrument } from '@amhs/domain/instruments/instrument'
import { shareHref } from '../../../platform/paths'
import { saveFile } from '../../../platform/save-file'
import { useSession } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { Link } from '../../../ui/link'
import { PrintButton } from '../../../ui/print-button'
import type { StoredScreening } from '../storage/build-screening'
import { resultWords } from './result.words'
import { useAskContext } from './use-ask-context'

/** Take the result along: on paper, or by a link. */
export function ResultActions({
  record,
  isSaved,
  withAnswers,
}: {
  readonly record: StoredScreening
  /** Whether it is in the account; a link needs that. */
  readonly isSaved: boolean
  /** Whether the answers are printed: where they stand open on the page. */
  readonly withAnswers: boolean
}) {
  const words = useWords(resultWords)
  const session = useSession()
  const first =
    session.status !== 'signed-in'
      ? words.linkNeedsAccount
      : session.mode === 'local'
        ? words.linkNeedsCloud
        : words.linkNeedsSaving
  return (
    <section className="stack no-print" aria-labelledby="print-or-link">
      <h3 id="print-or-link">{words.printOrLink}</h3>
      <div className="row">
        <PrintButton label={words.print} />
        <Link className="button" to={shareHref(record.id)}>
          <Icon name="forward" />
          {words.shareByLink}
        </Link>
      </div>
      <p className="hint">{withAnswers ? words.printsAnswers : words.printsNoAnswers}</p>
      {!isSaved && <p className="hint">{first}</p>}
    </section>
  )
}

/** What printing gives, and the result as a file for who works with such files. */
export function ResultFiles({
  instrument,
  record,
}: {
  readonly instrument: Instrument
  readonly record: StoredScreening
}) {
  const words = useWords(resultWords)
  const reader = useAskContext()

  async function download(kind: 'json' | 'fhir.json') {
    // Loaded when asked for: few people take the file, and the FHIR code is not small.
    const { exportName, fhirExport, jsonExport } = await import('./result-export')
    const content =
      kind === 'json' ? jsonExport(instrument, record, reader) : fhirExport(instrument, record, reader)
    saveFile(exportName(record, kind), JSON.stringify(content, null, 2), 'application/json')
  }

  return (
    <details className="no-print">
      <summary>{words.more}</summary>
      <p>{words.takeAlongText}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => void download('json')}>
          <Icon name="down" />
          {words.downloadJson}
        </button>
        <button type="button" className="button" onClick={() => void download('fhir.json')}>
          <Icon name="down" />
          {words.downloadFhir}
        </button>
      </div>
    </details>
  )
}
