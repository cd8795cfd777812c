// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { openLink } from '../link/fetch-link'
import { OpenLink } from './open-link'

vi.mock('../link/fetch-link')
// What stands around the form needs a router.
vi.mock('../../../ui/page', () => ({ Page: ({ children }: { children: ReactNode }) => children }))
vi.mock('../../../ui/support-card', () => ({ SupportCard: () => null }))
vi.mock('./opened-page', () => ({ OpenedPage: () => null }))
afterEach(cleanup)

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

test('where only the server says that there is a passcode, its field appears with the words', async () => {
  const link = { url: 'https://other.example/s/x', key: 'k'.repeat(43) }
  render(<OpenLink link={link} onAnother={() => undefined} />)
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
