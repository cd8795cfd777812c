// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { requestHeadingFocus } from '../platform/heading-focus'
import { PageBoundary } from './page-boundary'

function Page({ fails }: { readonly fails: boolean }) {
  if (fails) throw new Error('no network')
  return <h1>a page</h1>
}

const at = (address: string, fails: boolean) => (
  <PageBoundary address={address}>
    <Page fails={fails} />
  </PageBoundary>
)

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the page of an error is drawn once, so that the focus stays on its heading', () => {
  const { rerender } = render(at('/', false))
  requestHeadingFocus()
  rerender(at('/about', true))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a failure belongs to its address', () => {
  const { rerender } = render(at('/', true))
  rerender(at('/about', false))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('a page')
})
