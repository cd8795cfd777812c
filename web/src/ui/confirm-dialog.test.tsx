// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'

const answers: boolean[] = []

function Asking() {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsks(true)}>
        Withdraw
      </button>
      {asks && (
        <ConfirmDialog
          heading="Withdraw the request?"
          text="It will be gone."
          confirm="Yes"
          cancel="No"
          onAnswer={(confirmed) => {
            answers.push(confirmed)
            setAsks(false)
          }}
        />
      )}
    </>
  )
}

afterEach(cleanup)

beforeEach(() => {
  answers.length = 0
  // As a browser does it, whose event of a closing comes later.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

test.each([
  ['Yes', true],
  ['No', false],
])('%s is answered at once and once', (name, confirmed) => {
  render(<Asking />)
  press('Withdraw')
  const dialog = screen.getByRole('dialog')
  press(name)
  expect(answers).toEqual([confirmed])
  expect(screen.queryByRole('dialog')).toBeNull()
  // The browser tells of the closing later.
  dialog.dispatchEvent(new Event('close'))
  expect(answers).toEqual([confirmed])
})

test('asked again before the browser has told of the first closing, it asks', () => {
  render(<Asking />)
  press('Withdraw')
  const first = screen.getByRole('dialog')
  press('No')
  press('Withdraw')
  first.dispatchEvent(new Event('close'))
  expect(screen.getByRole('dialog')).toBeTruthy()
  press('Yes')
  expect(answers).toEqual([false, true])
})

test('any other way of closing means no', () => {
  render(<Asking />)
  press('Withdraw')
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(answers).toEqual([false])
})

test('it begins with the way back, and a key that is still down presses nothing', () => {
  render(<Asking />)
  press('Withdraw')
  const back = screen.getByRole('button', { name: 'No', hidden: true })
  expect(document.activeElement).toBe(back)
  // An event that was stopped answers false.
  expect(fireEvent.keyDown(back, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(back, { key: 'Tab', repeat: true })).toBe(true)
  expect(fireEvent.keyDown(back, { key: 'Enter' })).toBe(true)
})
