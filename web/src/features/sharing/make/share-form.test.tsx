// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { storageKeys } from '../../../platform/browser-storage'
import { DataProvider } from '../../../platform/data/data-provider'
import type { OwnResult } from './own-results.firestore'
import { ShareForm } from './share-form'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

const write = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

test('all that is wrong is told in one go, in the order of the page; what was chosen stays', async () => {
  render(
    <MemoryRouter>
      <DataProvider>
        <ShareForm results={[]} wanted={null} onMade={() => undefined} />
      </DataProvider>
    </MemoryRouter>,
  )
  const minor = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: '我未满 18 岁' })
  const more = () => screen.getByText(/^更多选择/).closest('details')
  expect([...screen.getAllByRole<HTMLInputElement>('radio')].filter(({ checked }) => checked)).toHaveLength(2)
  // Only where the age changes anything.
  expect(minor()).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '1 个月' }))
  fireEvent.click(minor() ?? document.body)
  expect(screen.queryByRole('radio', { name: '1 个月' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 周' }).checked).toBe(true)
  expect(more()?.open).toBe(false)
  write(/^口令/, '月光')
  fireEvent.click(screen.getByRole('button', { name: '生成链接' }))
  const problems = () => within(screen.getByRole('group', { name: /有 \d 处需要改$/ })).getAllByRole('link')
  expect(problems().map(({ textContent }) => textContent)).toEqual([
    '请选择给谁看。',
    '请至少选一个结果，或者选“只有我想说的话”。',
    '“口令”至少要有 6 个字符。',
  ])
  expect(minor()?.checked).toBe(true)
  fireEvent.click(problems()[1] ?? document.body)
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '哪些结果' }))
  expect(more()?.open).toBe(true)
  // Folded again, the message still leads into it.
  const fold = more()
  if (fold) fold.open = false
  fireEvent.click(problems()[2] ?? document.body)
  expect(more()?.open).toBe(true)
  expect(document.activeElement).toBe(screen.getByLabelText(/^口令/))
  fireEvent.click(screen.getByRole('radio', { name: '医生或咨询师' }))

  fireEvent.click(screen.getByRole('radio', { name: /^只有我想说的话/ }))
  fireEvent.click(screen.getByRole('button', { name: '生成链接' }))
  expect(problems().map(({ textContent }) => textContent)).toEqual([
    '只分享一段话时，请写下你想说的。',
    '“口令”至少要有 6 个字符。',
  ])
})

const ofParent = {
  id: 'r1',
  instrument: 'psc17p',
  finishedAt: '2026-11-22T08:00:00Z',
  score: { total: 17, band: '' },
} as unknown as OwnResult
const ofChild = { ...ofParent, id: 'r2', instrument: 'phqa' }

const show = (result: OwnResult) =>
  render(
    <MemoryRouter>
      <DataProvider>
        <ShareForm results={[result]} wanted={result.id} onMade={() => undefined} />
      </DataProvider>
    </MemoryRouter>,
  )
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^想对对方说的话/)
const toTeacher = '我最近有点难，想请您帮帮忙。方便找个安静的时间聊聊吗？'

test('a ready sentence is offered and never filled in unasked; what was written never gives way to it', () => {
  show(ofChild)
  const offer = () => screen.queryByRole('button', { name: '用这句话' })
  expect(offer()).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '老师' }))
  expect(field().value).toBe('')
  expect(offer()?.getAttribute('aria-describedby')).toBe(screen.getByText(toTeacher).id)
  write(/^想对对方说的话/, '请先听我说。')
  expect(offer()).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '家长' }))
  expect([offer(), field().value]).toEqual([null, '请先听我说。'])

  write(/^想对对方说的话/, '')
  fireEvent.click(screen.getByRole('radio', { name: '老师' }))
  fireEvent.click(offer() ?? document.body)
  expect([offer(), field().value]).toEqual([null, toTeacher])
  expect(document.activeElement).toBe(field())
})

test.each([
  ['psc17p', false],
  ['phqa', true],
])(
  'whoever comes from a result on the device alone (%s) is asked what fits whom it speaks of',
  (instrument, isAsked) => {
    localStorage.setItem(storageKeys.screeningResults, JSON.stringify([{ ...ofParent, instrument }]))
    render(
      <MemoryRouter>
        <DataProvider>
          <ShareForm results={[]} wanted="r1" onMade={() => undefined} />
        </DataProvider>
      </MemoryRouter>,
    )
    fireEvent.click(screen.getByRole('radio', { name: '老师' }))
    expect(screen.queryByRole('checkbox', { name: '我未满 18 岁' }) !== null).toBe(isAsked)
  },
)

test.each([
  [ofParent, false],
  [ofChild, true],
])(
  'words for a teacher that speak of oneself are offered to whoever does, not to a parent (%#)',
  (result, isOffered) => {
    show(result)
    fireEvent.click(screen.getByRole('radio', { name: '老师' }))
    expect(screen.queryAllByText(toTeacher).length > 0).toBe(isOffered)
    const asked = screen.queryAllByText(/告诉你的家长|^我未满 18 岁$/)
    expect(asked.length > 0).toBe(isOffered)
  },
)

test('a parent is offered words about the child for each reader, once one is chosen, and only on a press', () => {
  show(ofParent)
  const offer = () => screen.queryByRole('button', { name: '用这句话' })
  expect(offer()).toBeNull()
  for (const [reader, begins] of [
    ['医生或咨询师', /^我有点担心孩子.*下一步可以怎么做？$/],
    ['家长', /^我有点担心孩子.*请先听我说。$/],
    ['其他信任的人', /^我有点担心孩子.*请先听我讲完。$/],
    ['老师', /^孩子最近有点难.*孩子在学校怎么样。$/],
  ] as const) {
    fireEvent.click(screen.getByRole('radio', { name: reader }))
    expect(offer()?.getAttribute('aria-describedby')).toBe(screen.getByText(begins).id)
    expect(field().value).toBe('')
  }
  fireEvent.click(offer() ?? document.body)
  expect(field().value).toMatch(/^孩子最近有点难/)
  // What was taken unchanged gives way to the words for another reader; only what was written does not.
  fireEvent.click(screen.getByRole('radio', { name: '医生或咨询师' }))
  expect(offer()).not.toBeNull()
  expect(field().value).toMatch(/^孩子最近有点难/)
})

test('who has chosen no result is led to the results, which say so until one is chosen', () => {
  render(
    <MemoryRouter>
      <DataProvider>
        <ShareForm results={[ofChild, { ...ofChild, id: 'r3' }]} wanted={null} onMade={() => undefined} />
      </DataProvider>
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('radio', { name: '家长' }))
  fireEvent.click(screen.getByRole('radio', { name: /^得分、范围/ }))
  fireEvent.click(screen.getByRole('button', { name: '生成链接' }))
  const message = '请至少选一个结果，或者选“只有我想说的话”。'
  fireEvent.click(screen.getByRole('link', { name: message }))
  const results = screen.getByRole('group', { name: '哪些结果' })
  const [first] = within(results).getAllByRole('checkbox')
  expect(document.activeElement).toBe(first)
  expect(within(results).getByText(message)).toBeTruthy()
  fireEvent.click(first ?? document.body)
  expect(within(results).queryByText(message)).toBeNull()
})
