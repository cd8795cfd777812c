// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { DataProvider } from '../../../platform/data/data-provider'
import { queryClient } from '../../../platform/data/query-client'
import { useRead } from '../../../platform/data/use-read'
import { BackendError } from '../../../platform/firebase/backend-error'
import { addDeviceResult, removeAllDeviceResults } from './device-results'
import { ImportLocalResults } from './import-local-results'
import type { ScreeningRepository } from './screenings.repository'
import { exampleScreening } from './screenings.repository.suite'

afterEach(() => {
  cleanup()
  queryClient.clear()
  removeAllDeviceResults()
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => undefined)

/** A list of the account that is read once and never again: its network is dead by then. */
const readList = vi.fn<() => Promise<string>>().mockResolvedValueOnce('list').mockImplementation(never)

function AccountList() {
  return <p>{useRead({ key: ['screenings', 'list'], read: readList }).data}</p>
}

test('what did not arrive is told at once, not after the list has been waited for', async () => {
  vi.useFakeTimers()
  addDeviceResult(exampleScreening(1))
  addDeviceResult(exampleScreening(2))
  const save = vi
    .fn<() => Promise<void>>()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new BackendError('network', 'dead'))
  const account: ScreeningRepository = {
    save,
    find: never,
    list: never,
    previous: never,
    remove: never,
    removeAll: never,
  }
  render(
    <DataProvider>
      <AccountList />
      <ImportLocalResults account={account} />
    </DataProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: '移到我的账户' }))
  // The modules that check the scores come in true time, however long that takes; a list would be given up after ten
  // seconds of the clock, which is moved by far less.
  await act(() =>
    vi.waitFor(() => expect(readList).toHaveBeenCalledTimes(2), { timeout: 8000, interval: 20 }),
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText('还有 1 个结果没有移过去，它们还在这台设备上。请再试一次。')).toBeTruthy()
  expect(screen.getByRole('button', { name: '移到我的账户' }).getAttribute('aria-disabled')).toBe('false')
})
