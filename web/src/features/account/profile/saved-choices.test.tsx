// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useSavedChoices } from './saved-choices'

afterEach(cleanup)

function Sizes() {
  const { choose, markOf } = useSavedChoices('local')
  const [size, setSize] = useState('normal')
  return (
    <>
      <div>
        {(['normal', 'large'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              checked={size === value}
              onChange={() => {
                setSize(value)
                choose('textSize', { textSize: value })
              }}
            />
            {value}
          </label>
        ))}
        {markOf('textSize')}
      </div>
      <button type="button">elsewhere</button>
    </>
  )
}

const saved = '个人信息更新成功'

/** What is brought into sight, in turn, as its text tells. */
function followScrolls(): string[] {
  const shown: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent ?? '')
  }
  return shown
}

test('a choice brings into sight that it was saved, and at last what was chosen', () => {
  const shown = followScrolls()
  render(<Sizes />)
  const large = screen.getByRole('radio', { name: 'large' })
  large.focus()
  fireEvent.click(large)
  expect(screen.getByText(saved)).toBeTruthy()
  expect(shown).toEqual([saved, 'large'])
})

test('nothing is scrolled where nobody chose, nor back to what has the focus elsewhere', () => {
  const shown = followScrolls()
  const { unmount } = render(<Sizes />)
  expect(shown).toEqual([])
  screen.getByRole('button', { name: 'elsewhere' }).focus()
  act(() => fireEvent.click(screen.getByRole('radio', { name: 'large' })))
  expect(shown).toEqual([saved])
  unmount()
})
