// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { BackendError } from '../../platform/firebase/backend-error'
import { LoadFailure } from './load-failure'
import { SayFailuresOnce } from './say-failures-once'

const network = new BackendError('network', 'The backend did not answer.')

test('parts of a card that fail for one reason say it once, and are tried again together', () => {
  const tries = { score: vi.fn(), chart: vi.fn(), list: vi.fn() }
  const card = (...parts: readonly (keyof typeof tries)[]) => (
    <SayFailuresOnce>
      {parts.map((part) => (
        <SayFailuresOnce key={part}>
          <LoadFailure error={network} onRetry={tries[part]} />
        </SayFailuresOnce>
      ))}
      <LoadFailure error={network} what="The notes are missing." onRetry={vi.fn()} />
    </SayFailuresOnce>
  )
  const { rerender } = render(card('score', 'chart', 'list'))
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  const [again] = screen.getAllByRole('button')
  if (again) fireEvent.click(again)
  for (const one of Object.values(tries)) expect(one).toHaveBeenCalledTimes(1)
  // The one that spoke for all of them has come: the next one speaks.
  rerender(card('list'))
  expect(screen.getAllByRole('alert')).toHaveLength(2)
})

test('cards of their own each say it', () => {
  render(
    ['one', 'two'].map((name) => (
      <SayFailuresOnce key={name}>
        <LoadFailure error={network} onRetry={vi.fn()} />
      </SayFailuresOnce>
    )),
  )
  expect(screen.getAllByRole('alert')).toHaveLength(2)
})
