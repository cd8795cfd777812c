// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { announce } from '../../../platform/announcer'
import { isOver, openLink } from '../link/fetch-link'
import { OpenLink } from './open-link'

vi.mock('../link/fetch-link')
vi.mock('../../../platform/announcer', { spy: true })
// What stands around the form needs a router.
vi.mock('../../../ui/page', () => ({
  Page: ({ heading, children }: { heading: string; children: ReactNode }) => (
    <main id="main">
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </main>
  ),
}))
vi.mock('../../../ui/support-card', () => ({ SupportCard: () => null }))
vi.mock('./opened-page', () => ({ OpenedPage: () => null }))
afterEach(cleanup)
beforeEach(() => vi.mocked(isOver).mockResolvedValue(false))

const link = { url: 'https://other.example/s/x', key: 'k'.repeat(43) }

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

test('where only the server says that there is a passcode, its field appears with the words', async () => {
  render(<OpenLink link={link} takesFocus={false} onAnother={() => undefined} />)
  await screen.findByLabelText('你的称呼')
  expect(screen.queryByLabelText('口令')).toBeNull()
  const failure = { reason: 'passcode', left: undefined } as const
  vi.mocked(openLink).mockResolvedValue({ kind: 'failed', failure })
  type('你的称呼', '王医生')
  fireEvent.click(screen.getByRole('button', { name: '打开' }))
  const field = await screen.findByLabelText('口令')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(/要有口令才能打开/).length).toBeGreaterThan(0)
  type('口令', '月光 2026')
  fireEvent.click(screen.getByRole('button', { name: '打开' }))
  expect((await screen.findAllByText(/口令不对/)).length).toBeGreaterThan(0)
  expect(vi.mocked(openLink).mock.calls.map(([, , passcode]) => passcode)).toEqual([undefined, '月光 2026'])
})

test('a link that is over says so at once, and asks nobody for a name or a passcode', async () => {
  vi.mocked(isOver).mockResolvedValue(true)
  render(<OpenLink link={{ ...link, flag: 'P' }} takesFocus={false} onAnother={() => undefined} />)
  expect(await screen.findByRole('heading', { name: '这个链接打不开了' })).toBeTruthy()
  expect(screen.queryByLabelText('你的称呼')).toBeNull()
  expect(screen.queryByLabelText('口令')).toBeNull()
})

test('the title of our own link is not called somebody’s words; that of another site is, and so is one made up', async () => {
  const own = { ...link, url: `${window.location.origin}/s/x` }
  for (const [one, said] of [
    [{ ...own, label: '小结 2026-11-23' }, '2026年11月23日 生成的链接'],
    [{ ...own, label: '请打 0900' }, '链接上写的标题：“请打 0900”'],
    [{ ...link, label: '小结 2026-11-23' }, '链接上写的标题：“小结 2026-11-23”'],
  ] as const) {
    const { unmount } = render(<OpenLink link={one} takesFocus={false} onAnother={() => undefined} />)
    expect(await screen.findByText(said)).toBeTruthy()
    unmount()
  }
})

test('the form that takes the place of “looking” is heard: by its heading, or by its words where that has the focus', async () => {
  vi.mocked(announce).mockClear()
  const { unmount } = render(<OpenLink link={link} takesFocus={false} onAnother={() => undefined} />)
  expect(document.activeElement).toBe(document.body)
  await screen.findByLabelText('你的称呼')
  // React runs what follows a change of the page a moment after it.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(announce).not.toHaveBeenCalled()
  unmount()
  // After a press on this page the button that had the focus has gone.
  render(<OpenLink link={link} takesFocus onAnother={() => undefined} />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(document.activeElement).toBe(heading)
  await screen.findByLabelText('你的称呼')
  expect(document.activeElement).toBe(heading)
  await waitFor(() => expect(announce).toHaveBeenCalledWith('打开之前，请写下你是谁。分享的人会看到。'))
})
