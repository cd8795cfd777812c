import { type RefObject, useState } from 'react'
import { useWords } from '../../../platform/words'
import { checkedPageWords } from './checked-page.words'
import type { Place } from './describe'
import { roleWord } from './finding-list'
import { numberStops } from './marks'

/** Where Tab stops on the framed page: as a list in words and, for those who look, as numbers in the preview. */
export function FocusOrder({
  stops,
  frame,
}: {
  readonly stops: readonly Place[]
  readonly frame: RefObject<HTMLIFrameElement | null>
}) {
  const words = useWords(checkedPageWords)
  const [marked, setMarked] = useState(false)
  const mark = (wanted: boolean) => {
    setMarked(wanted)
    const page = frame.current?.contentDocument
    if (page) numberStops(page, wanted ? stops.map(({ element }) => element) : [])
  }
  return (
    <>
      <h4>{words.orderHeading}</h4>
      <p data-measured>{words.orderHow(stops.length)}</p>
      <label className="check">
        <input type="checkbox" checked={marked} onChange={({ target }) => mark(target.checked)} />
        {words.orderMarks}
      </label>
      <details>
        <summary>{words.orderList}</summary>
        <ol className="outline">
          {stops.map(({ role, name }, index) => {
            const place = index
            return (
              <li key={place} data-measured>
                {words.stop(roleWord(words.roles, role) ?? words.otherRole, name)}
              </li>
            )
          })}
        </ol>
      </details>
    </>
  )
}
