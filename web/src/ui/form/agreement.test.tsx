// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { AgreementBox, useAgreement } from './agreement'

function Sending({ onSend, agreedBefore = false }: { onSend: () => void; agreedBefore?: boolean }) {
  const agreement = useAgreement('Please tick the box first.', agreedBefore)
  return (
    <>
      <AgreementBox agreement={agreement}>I agree</AgreementBox>
      <button type="button" onClick={() => agreement.isGiven() && onSend()}>
        Send
      </button>
    </>
  )
}

test('nothing is done without it: the box says why and has the focus, until it is ticked', () => {
  const onSend = vi.fn()
  render(<Sending onSend={onSend} />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  expect(box.getAttribute('aria-invalid')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(box)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toContain('Please tick the box first.')
  fireEvent.click(box)
  expect(box.getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByText('Please tick the box first.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('who agreed before is not asked again', () => {
  const onSend = vi.fn()
  render(<Sending onSend={onSend} agreedBefore />)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledTimes(1)
})
