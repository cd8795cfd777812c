import type { SharedItem, SharedValue } from '@amhs/domain/sharing/read-bundle'
import { useWords } from '../../../platform/words'
import { viewWords } from './view.words'

/** Questions and answers in the words of whoever shared them. */
export function ItemTable({
  caption,
  items,
}: {
  readonly caption: string
  readonly items: readonly SharedItem[]
}) {
  const words = useWords(viewWords)
  return (
    <div className="table">
      <table className="shared-answers">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.question}</th>
            <th scope="col">{words.answer}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            // A foreign file may name two questions alike.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <tr key={index}>
              <th scope="row">
                <bdi>{item.text}</bdi>
              </th>
              <td>
                {item.answer === null ? words.missing[item.missing ?? 'unknown'] : <bdi>{item.answer}</bdi>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Values of a foreign file: what, how much, when. */
export function ValueTable({
  caption,
  values,
}: {
  readonly caption: string
  readonly values: readonly SharedValue[]
}) {
  const words = useWords(viewWords)
  return (
    <div className="table">
      <table className="shared-answers">
        <caption>{caption}</caption>
        <tbody>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and ids may repeat
            <tr key={index}>
              <th scope="row">
                <bdi>{value.label}</bdi>
                {value.date && <span className="hint">{value.date.slice(0, 10)}</span>}
              </th>
              <td>
                <bdi>{value.value ?? words.missing.unknown}</bdi>
                {value.meaning && <span className="hint">{value.meaning}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
