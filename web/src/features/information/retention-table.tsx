import { inLanguage } from '@amhs/domain/localized'
import { retentionTable } from '@amhs/domain/privacy/retention-table'
import { useId } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import './retention-table.css'
import { retentionWords } from './retention-table.words'

/** Every collection of the database, what it holds and until when. */
export function RetentionTable() {
  const words = useWords(retentionWords)
  const language = useLanguage()
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className="table retention-table" tabIndex={0} aria-labelledby={id}>
      <table>
        <caption id={id}>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.until}</th>
          </tr>
        </thead>
        <tbody>
          {retentionTable.map(({ path, holds, until }) => (
            <tr key={path}>
              <th scope="row">
                {inLanguage(holds, language)} <code className="small muted">{path}</code>
              </th>
              <td>{inLanguage(until, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
