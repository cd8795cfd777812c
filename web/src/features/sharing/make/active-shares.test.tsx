// @vitest-environment jsdom
import { listShares } from '@amhs/domain/contracts/list-shares.contract'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { announcements } from '../../../platform/announcer'
import { DataProvider } from '../../../platform/data/data-provider'
import { forgetReadData } from '../../../platform/data/query-client'
import { BackendError } from '../../../platform/firebase/backend-error'
import { changePreferences } from '../../../platform/preferences'
import { ActiveShares } from './active-shares'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../platform/firebase/call-function', () => ({ callFunction: call, callTimeoutMs: 30_000 }))

const share = (id: string, name: string) => ({
  id,
  audience: 'other',
  name,
  results: 1,
  createdAt: '2026-11-20T00:00:00.000Z',
  expiresAt: '2099-01-01T00:00:00.000Z',
  state: 'open',
  hasPasscode: false,
  triesLeft: 10,
  opened: 0,
  openings: [],
})

const stop = (name: string) => screen.getByRole('button', { name: `Stop sharing: ${name}` })

async function confirmStop(name: string) {
  await act(async () => fireEvent.click(stop(name)))
  const dialog = within(screen.getByRole('dialog', { hidden: true }))
  await act(async () => fireEvent.click(dialog.getByText('Stop sharing')))
}

beforeEach(() => {
  changePreferences({ language: 'en' })
  forgetReadData()
  Element.prototype.scrollIntoView = vi.fn()
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
  const shares = [share('one', 'Dr Wang'), share('two', 'Dr Li')]
  // The list comes; an answer to stopping never does.
  call.mockImplementation((contract) =>
    contract === listShares ? Promise.resolve({ shares }) : new Promise(() => undefined),
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const onEnded = vi.fn()

const show = async () => {
  render(
    <DataProvider>
      <ActiveShares onEnded={onEnded} />
    </DataProvider>,
  )
  await screen.findByRole('button', { name: 'Stop sharing: Dr Li' })
}

test('who waits for a link to be opened sees and hears it without pressing anything', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const shares = [share('one', 'Dr Wang'), share('two', 'Dr Li')]
  call.mockImplementation(async () => ({ shares: [...shares] }))
  await show()
  expect(screen.queryByText('Opened once')).toBeNull()
  shares[1] = { ...share('two', 'Dr Li'), opened: 1 }
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await screen.findAllByText(/Opened once/)
  expect(announcements.get().text).toBe('Someone has just opened “Dr Li”.')
  expect(screen.getByRole('button', { name: 'Refresh' }).getAttribute('aria-disabled')).toBe('false')
})

test('without a network it is said at once, at the link that was to be stopped, that it may still open', async () => {
  await show()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await confirmStop('Dr Li')
  const text = /^We couldn’t confirm that the link has stopped\. It may still open\. .*Check the network/
  const failed = await screen.findByText(text)
  expect(failed.closest('li')).toBe(stop('Dr Li').closest('li'))
  expect(stop('Dr Li').getAttribute('aria-describedby')).toBe(failed.id)
  expect(stop('Dr Wang').getAttribute('aria-describedby')).toBeNull()
})

test('of a link that has ended nothing stays on the page to be passed on', async () => {
  const shares = [share('one', 'Dr Wang'), share('two', 'Dr Li')]
  call.mockImplementation(async (contract) => {
    if (contract === listShares) return { shares: [...shares] }
    shares[1] = { ...share('two', 'Dr Li'), state: 'stopped' }
    return {}
  })
  await show()
  expect(onEnded).not.toHaveBeenCalledWith(['two'])
  await confirmStop('Dr Li')
  await vi.waitFor(() => expect(onEnded).toHaveBeenLastCalledWith(['two']))
})

test('while no answer comes, it is said within ten seconds that the link may still open', async () => {
  await show()
  vi.useFakeTimers()
  await confirmStop('Dr Li')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  const note = screen.getByText(/^There’s no answer yet.*the link may still open\.$/)
  expect(note.closest('li')).toBe(screen.getByRole('button', { name: 'Stopping… Dr Li' }).closest('li'))
})

test('a refresh that works takes the failure away, one that fails leaves it', async () => {
  await show()
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await confirmStop('Dr Li')
  const failed = /^We couldn’t confirm that the link has stopped/
  await screen.findByText(failed)
  offline.mockReturnValue(true)
  const list = call.getMockImplementation()
  call.mockRejectedValue(new BackendError('configuration', 'refused'))
  const refresh = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Refresh' })))
  await refresh()
  screen.getByText(failed)
  call.mockImplementation(list ?? (() => undefined))
  await refresh()
  await vi.waitFor(() => expect(screen.queryByText(failed)).toBeNull())
  expect(stop('Dr Li').getAttribute('aria-describedby')).toBeNull()
})
