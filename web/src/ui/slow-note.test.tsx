// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Loading } from './data/loading'
import { SendForm } from './form/send-form'
import { useForm } from './form/use-form'
import { SlowNote } from './slow-note'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const note = () => screen.queryByRole('status')?.textContent ?? ''

test('says within ten seconds that something takes long, and only as long as it does', () => {
  const { rerender } = render(<SlowNote busy />)
  act(() => vi.advanceTimersByTime(7000))
  expect(note()).toBe('')
  act(() => vi.advanceTimersByTime(2000))
  expect(note()).toContain('比平时慢')
  rerender(<SlowNote busy={false} />)
  expect(note()).toBe('')
  rerender(<SlowNote busy />)
  act(() => vi.advanceTimersByTime(7000))
  expect(note()).toBe('')
})

test('whatever loads says so by itself', () => {
  render(<Loading />)
  expect(screen.queryByText(/比平时慢/)).toBeNull()
  act(() => vi.advanceTimersByTime(9000))
  expect(screen.getByText(/比平时慢/).textContent).not.toContain('填写')
})

function Unanswered() {
  const form = useForm<Record<never, string>>({ name: 'letter', initial: {}, rules: {}, labels: {} })
  return (
    <SendForm form={form} title="信" button="寄出" onSend={() => new Promise(() => undefined)}>
      {null}
    </SendForm>
  )
}

test('whatever is sent says so by itself', async () => {
  render(<Unanswered />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '寄出' })))
  act(() => vi.advanceTimersByTime(9000))
  expect(screen.getByText(/比平时慢/).textContent).toContain('你填写的内容都还在')
})
