// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { storageKeys, writeJson } from '../../../platform/browser-storage'
import { changePreferences, currentPreferences } from '../../../platform/preferences'
import { KeepNothing } from './keep-nothing'

beforeEach(() => {
  localStorage.clear()
  changePreferences({ language: 'en', quickExitErasesResults: false })
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(value) {
    this.returnValue = value ?? ''
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(cleanup)

test('it says whether results outlast quick exit, and the box beside it changes that', () => {
  render(<KeepNothing onErased={() => undefined} />)
  screen.getByText(/After “Quick exit”, results finished without an account stay on this device/)
  fireEvent.click(screen.getByRole('checkbox', { name: /also erase results finished without an account/ }))
  expect(currentPreferences().quickExitErasesResults).toBe(true)
  screen.getByText(
    /“Quick exit” erases results finished without an account, like what you wrote in the tools/,
  )
  expect(screen.queryByText(/whoever uses it next can find them/)).toBeNull()
})

test('one press and a yes erase all of them; a no erases nothing', () => {
  writeJson(storageKeys.screeningResults, [{ id: 'kept' }])
  const erased = vi.fn()
  render(<KeepNothing onErased={erased} />)
  const ask = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Erase all results from this device' }))
  ask()
  fireEvent.click(screen.getByRole('button', { name: 'Keep them' }))
  expect(localStorage.getItem(storageKeys.screeningResults)).not.toBeNull()
  expect(erased).not.toHaveBeenCalled()
  ask()
  fireEvent.click(screen.getByRole('button', { name: 'Erase all' }))
  expect(localStorage.getItem(storageKeys.screeningResults)).toBeNull()
  expect(erased).toHaveBeenCalledOnce()
})
