import type { FocusEvent, KeyboardEvent } from 'react'
import { useState } from 'react'
import { useWords } from '../../platform/words'
import { keyboardWords } from './accessibility-test.words'

/** No longer list than this is shown; older entries go. */
const longestList = 12

/** Five controls; where the focus went and which keys arrived is written down beside them. Nothing holds the focus. */
export function KeyboardCheck() {
  const words = useWords(keyboardWords)
  const [order, setOrder] = useState<readonly string[]>([])
  const [keys, setKeys] = useState<readonly string[]>([])

  const noteFocus = ({ target }: FocusEvent) => {
    const name = target instanceof HTMLElement ? target.dataset.stop : undefined
    if (name !== undefined) setOrder((before) => [...before, name].slice(-longestList))
  }
  const noteKey = (event: KeyboardEvent) => {
    const modifiers = [event.ctrlKey && 'Ctrl', event.altKey && 'Alt', event.shiftKey && 'Shift']
    const key = event.key === ' ' ? words.unnamed : event.key
    const pressed = [...modifiers.filter((name) => name && name !== event.key && name !== 'Ctrl'), key]
    if (event.ctrlKey && event.key !== 'Control') pressed.unshift('Ctrl')
    setKeys((before) => [...before, pressed.join(' + ')].slice(-longestList))
  }

  return (
    <section className="stack" aria-labelledby="keyboard">
      <h2 id="keyboard">{words.heading}</h2>
      <p>{words.how}</p>
      <div
        className="stack notice needs-script"
        role="group"
        aria-label={words.practice}
        onFocus={noteFocus}
        onKeyDown={noteKey}
      >
        <div className="row">
          <a href="#keyboard-order" data-stop={words.link}>
            {words.link}
          </a>
          <button type="button" className="button" data-stop={words.button}>
            {words.button}
          </button>
        </div>
        <label className="check">
          <input type="checkbox" data-stop={words.check} />
          {words.check}
        </label>
        <fieldset className="row">
          <legend className="label">{words.choice}</legend>
          {[words.first, words.second].map((choice, index) => (
            <label className="check" key={choice}>
              <input type="radio" name="keyboard-choice" defaultChecked={index === 0} data-stop={choice} />
              {choice}
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor="keyboard-field">{words.field}</label>
          <input id="keyboard-field" type="text" autoComplete="off" data-stop={words.field} />
        </div>
      </div>
      <div className="grid needs-script">
        <div className="stack">
          <h3 id="keyboard-order" tabIndex={-1}>
            {words.order}
          </h3>
          <p>{order.length === 0 ? words.orderEmpty : order.join(' → ')}</p>
        </div>
        <div className="stack">
          <h3>{words.keys}</h3>
          <p>
            {keys.length === 0
              ? words.keysEmpty
              : keys.map((key, index) => {
                  const place = index
                  return (
                    <span key={place}>
                      <kbd>{key}</kbd>{' '}
                    </span>
                  )
                })}
          </p>
        </div>
      </div>
      <button
        type="button"
        className="button needs-script"
        onClick={() => {
          setOrder([])
          setKeys([])
        }}
      >
        {words.reset}
      </button>
    </section>
  )
}
