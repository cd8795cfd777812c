import type { SharedContent } from '@amhs/domain/sharing/read-bundle'
import { useWords } from '../../../platform/words'
import { ItemTable, ValueTable } from './shared-value-table'
import { viewWords } from './view.words'

/** What a file holds that no instrument of ours explains: as it stands, without whom it is about. */
export function ForeignSections({
  content,
  skipResponses,
}: {
  readonly content: SharedContent
  /** Ids of the responses that are shown in another way. */
  readonly skipResponses: ReadonlySet<string>
}) {
  const words = useWords(viewWords)
  const responses = content.responses.filter(({ id }) => !skipResponses.has(id))
  const documents = content.notes.filter(({ audience }) => audience === null)
  return (
    <>
      {responses.map((response) => (
        <section className="panel stack" key={response.id}>
          <h2>
            <bdi>{response.title ?? words.answers}</bdi>
          </h2>
          {response.date !== null && <p>{words.on(response.date.slice(0, 10))}</p>}
          {response.values.length > 0 && <ValueTable caption={words.values} values={response.values} />}
          {response.items.length > 0 && <ItemTable caption={words.answers} items={response.items} />}
        </section>
      ))}
      {content.values.length > 0 && <ValueTable caption={words.values} values={content.values} />}
      {documents.length > 0 && (
        <section className="panel stack">
          <h2>{words.documents}</h2>
          {documents.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <div className="stack" key={index}>
              <h3>
                <bdi>{note.title ?? '–'}</bdi>
              </h3>
              {note.words !== null && (
                <p className="shared-words">
                  <bdi>{note.words}</bdi>
                </p>
              )}
            </div>
          ))}
        </section>
      )}
      {content.others.length > 0 && (
        <section className="stack">
          <h2>{words.others}</h2>
          <ul>
            {content.others.map(({ kind, count }) => (
              <li key={kind}>{words.other(kind, count)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
