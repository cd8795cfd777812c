import { realChanges } from '@amhs/domain/clients/change'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { clientsWords } from '../clients.words'
import { toolName } from '../tool-names'

/** From how many points on a change is said to be one, and where that comes from. */
export function Bounds() {
  const words = useWords(clientsWords)
  const language = useLanguage()
  return (
    <details className="no-print">
      <summary>{words.boundsHeading}</summary>
      <div className="stack">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
        <section className="table" tabIndex={0} aria-label={words.boundsHeading}>
          <table>
            <caption>{words.boundsCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.tool}</th>
                <th scope="col">{words.bound}</th>
                <th scope="col">{words.source}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(realChanges).map(([id, { points, stricter, source }]) => (
                <tr key={id}>
                  <th scope="row">{toolName(id, language)}</th>
                  <td>{words.boundOf(points, stricter ?? null)}</td>
                  <td>{inLanguage(source, language)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{words.others}</th>
                <td>{words.othersBound}</td>
                <td>{words.othersSource}</td>
              </tr>
            </tbody>
          </table>
        </section>
        <p className="small">{words.noCause}</p>
      </div>
    </details>
  )
}
