// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { announcements } from '../../platform/announcer'
import { BackendError } from '../../platform/firebase/backend-error'
import { CallFailure } from '../../platform/firebase/call-failure'
import { changePreferences } from '../../platform/preferences'
import { Empty } from './empty'
import { failureMessage } from './failure-text'
import { LoadFailure } from './load-failure'
import { Loaded } from './loaded'
import { OnDemand } from './on-demand'
import { Paged } from './paged'

beforeEach(() => changePreferences({ language: 'en' }))
afterEach(cleanup)

const noop = () => undefined

describe('a failure', () => {
  test.each([
    [new BackendError('network', 'x'), 'en', 'couldn’t reach the server'],
    [new BackendError('network', 'x'), 'zh-CN', '没能连上服务器'],
    [new BackendError('configuration', 'x'), 'en', 'settings of this site are wrong'],
    [Object.assign(new Error('x'), { code: 'permission-denied' }), 'zh-CN', '没有权限'],
    [new CallFailure('too-many-requests', null), 'en', 'Too many requests, please try again later.'],
    [new Error('x'), 'zh-CN', '没能打开'],
  ] as const)('%s in %s says what happened and offers another try', (error, language, text) => {
    changePreferences({ language })
    const retry = vi.fn()
    render(<LoadFailure error={error} what="No ratings." onRetry={retry} />)
    expect(screen.getByRole('alert').textContent).toContain(text)
    expect(screen.getByRole('alert').textContent).toContain('No ratings.')
    // Nothing was filled in where something is only read.
    expect(screen.getByRole('alert').textContent).not.toMatch(/填写|entered/)
    screen.getByRole('button', { name: language === 'en' ? 'Try again' : '再试一次' }).click()
    expect(retry).toHaveBeenCalledTimes(1)
  })

  test('a form says that nothing typed is lost, where another try may help', () => {
    expect(failureMessage(new BackendError('network', 'x')).zh).toMatch(/再试一次。你填写的内容没有丢失。$/)
    expect(failureMessage(new Error('x')).en).toMatch(/try again\. Nothing you entered is lost\.$/)
    expect(failureMessage(new BackendError('none', 'x')).zh).not.toContain('填写')
  })

  test('for want of a backend offers no other try: there would be none', () => {
    render(<LoadFailure error={new BackendError('none', 'x')} onRetry={noop} />)
    expect(screen.getByRole('alert').textContent).toContain('isn’t connected to the cloud')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('what is read once', () => {
  const draw = (data: string | undefined, error: unknown) =>
    render(<Loaded reading={{ data, error, refetch: noop }}>{(value) => <p>{`value: ${value}`}</p>}</Loaded>)

  test('is announced as loading', () => {
    draw(undefined, null)
    expect(screen.getByRole('status').textContent).toBe('Loading…')
  })

  test('stays when reading it anew fails, with the failure above it', () => {
    draw('there', new Error('x'))
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(screen.getByText('value: there')).toBeTruthy()
  })
})

describe('a part whose code loads on demand', () => {
  test('says in place that it did not come, and is really loaded again', async () => {
    const load = vi.fn(async () => () => <p>here</p>)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    render(
      <OnDemand load={load} fallback={<p>waiting</p>}>
        {(Part) => <Part />}
      </OnDemand>,
    )
    expect(screen.getByText('waiting')).toBeTruthy()
    const again = await screen.findByRole('button', { name: 'Try again' })
    act(() => again.click())
    expect(screen.getByText('waiting')).toBeTruthy()
    expect(await screen.findByText('here')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('is not needed where something can stand in for it', async () => {
    render(
      <OnDemand
        load={() => Promise.reject(new TypeError('x'))}
        fallback={<p>waiting</p>}
        failed={() => <p>stands in</p>}
      >
        {() => <p>here</p>}
      </OnDemand>,
    )
    expect(await screen.findByText('stands in')).toBeTruthy()
  })
})

describe('a list that grows', () => {
  const draw = (change: Partial<Parameters<typeof Paged<string>>[0]['pages']>) => (
    <Paged
      pages={{
        entries: ['a', 'b'],
        error: null,
        isReadingMore: false,
        hasMore: true,
        readMore: noop,
        retry: noop,
        ...change,
      }}
      empty={<Empty text="Nothing yet." />}
    >
      {(entries) => <p>{entries.join(' ')}</p>}
    </Paged>
  )

  test('keeps the focus on the button while there is more, and tells how many came', () => {
    const { rerender } = render(draw({}))
    const button = screen.getByRole('button', { name: 'Show more' })
    button.focus()
    act(() => button.click())
    rerender(draw({ isReadingMore: true }))
    expect(button.getAttribute('aria-disabled')).toBe('true')
    rerender(draw({ entries: ['a', 'b', 'c'] }))
    expect(document.activeElement).toBe(button)
    expect(announcements.get().text).toBe('1 more shown, 3 in all.')
  })

  test('gives the focus to the sentence that takes the place of the button at the end', () => {
    const { rerender } = render(draw({}))
    act(() => screen.getByRole('button').click())
    rerender(draw({ entries: ['a', 'b', 'c'], hasMore: false }))
    expect(document.activeElement?.textContent).toBe('That’s all 3.')
  })

  test('tries the next page again with the same button, and keeps what is there', () => {
    const readMore = vi.fn()
    const { rerender } = render(draw({ readMore }))
    const button = screen.getByRole('button')
    act(() => button.click())
    rerender(draw({ readMore, error: new BackendError('network', 'x') }))
    expect(screen.getByRole('alert').textContent).toContain('couldn’t reach the server')
    expect(screen.getByText('a b')).toBeTruthy()
    expect(button.textContent).toBe('Try again')
    act(() => button.click())
    expect(readMore).toHaveBeenCalledTimes(2)
  })

  test('that is short says no more than its entries; an empty one says so', () => {
    const { rerender } = render(draw({ hasMore: false }))
    expect(screen.queryByText(/That is/)).toBeNull()
    rerender(draw({ entries: [], hasMore: false }))
    expect(screen.getByText('Nothing yet.')).toBeTruthy()
  })
})
