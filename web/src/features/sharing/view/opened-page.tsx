import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { saveFile } from '../../../platform/save-file'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { PageHeading } from '../../../ui/page-heading'
import { SupportCard } from '../../../ui/support-card'
import type { HealthLink } from '../link/health-link'
import { headingOf, OpenedContent } from './opened-content'
import type { OpenedFile } from './opened-file'
import { viewWords } from './view.words'

/** A name that tells nothing to whoever sees the folder of downloads. */
function fileName(isFhir: boolean, index: number): string {
  const day = new Date().toISOString().slice(0, 10)
  return `saved-page-${day}${index === 0 ? '' : `-${index + 1}`}.${isFhir ? 'fhir.json' : 'json'}`
}

/** Whether it was handed to somebody who need not know what a professional's software reads. */
function isForEverybody({ content }: OpenedFile): boolean {
  return content?.notes.some(({ audience }) => audience !== null && audience !== 'doctor') === true
}

/** Takes the file itself along, as it was sent. */
function DownloadButton({
  file,
  index,
  label,
}: {
  readonly file: OpenedFile
  readonly index: number
  readonly label: string
}) {
  const words = useWords(viewWords)
  const isFhir = file.content !== null
  return (
    <button
      type="button"
      className="button"
      onClick={() =>
        saveFile(fileName(isFhir, index), file.text, isFhir ? 'application/fhir+json' : 'application/json')
      }
    >
      <Icon name="down" />
      {isFhir ? label : words.downloadOther}
    </button>
  )
}

/** Everything behind a link, with ways to take it along: on paper, or as the file itself. */
export function OpenedPage({
  link,
  files,
  onAnother,
}: {
  readonly link: HealthLink
  readonly files: readonly OpenedFile[]
  readonly onAnother: () => void
}) {
  const words = useWords(viewWords)
  const language = useLanguage()
  const contents = files.flatMap(({ content }) => content ?? [])
  const [first] = contents
  const from = first?.notes.find(({ audience }) => audience !== null)?.from
  const ends = link.exp === undefined ? '' : ` · ${words.ends(formatDate(link.exp * 1000, language))}`
  return (
    <div className="wrap page stack sections shared-page">
      <header className="stack">
        <p className="muted">
          <bdi>{from ? words.from(from) : words.fromSomebody}</bdi>
          {ends}
        </p>
        <PageHeading>{first ? headingOf(first, language) : words.headings.foreign}</PageHeading>
      </header>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div className="stack sections" key={index}>
          {file.content ? (
            <OpenedContent content={file.content} />
          ) : (
            <div className="notice">
              <p>{file.contentType?.includes('smart-health-card') ? words.card : words.failures.content}</p>
            </div>
          )}
          <div className="row no-print">
            <button type="button" className="button primary" onClick={() => window.print()}>
              <Icon name="print" />
              {words.print}
            </button>
            {!isForEverybody(file) && <DownloadButton file={file} index={index} label={words.download} />}
          </div>
          {isForEverybody(file) && (
            <details className="no-print">
              <summary>{words.more}</summary>
              <div className="stack">
                <p>{words.downloadWhy}</p>
                <p>
                  <DownloadButton file={file} index={index} label={words.downloadPlain} />
                </p>
              </div>
            </details>
          )}
        </div>
      ))}
      {contents.length === 0 && <SupportCard />}
      <p className="small muted">{words.closing}</p>
      <p className="no-print">
        <button type="button" className="button" onClick={onAnother}>
          {words.another}
        </button>
      </p>
    </div>
  )
}
