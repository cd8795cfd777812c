// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { DataProvider } from '../../platform/data/data-provider'
import type { GroupLeader, GroupRepository, JoinRequest, SupportGroup } from './groups.repository'
import { JoinForm } from './join-form'
import { supportWords } from './support.words'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

vi.mock('../../platform/urgent-words', () => ({
  hasUrgentWords: async (text: string) => text.includes('不想活'),
  prepareUrgentWords: () => undefined,
}))

const anna = { uid: 'anna', name: 'Anna' }
const bo = { uid: 'bo', name: 'Bo' }

function show(
  opened: GroupLeader,
  now: () => Promise<GroupLeader | null>,
  {
    isVerified = async () => true,
    refusal,
  }: { readonly isVerified?: () => Promise<boolean>; readonly refusal?: Error } = {},
) {
  const sent: JoinRequest[] = []
  const refused: string[] = []
  const repository = {
    leaderOf: now,
    ask: async (_: string, request: JoinRequest) => {
      if (refusal) throw refusal
      sent.push(request)
    },
  } as unknown as GroupRepository
  const group = { id: 'calm', facilitatorUid: opened.uid, facilitatorName: opened.name } as SupportGroup
  const { unmount } = render(
    <MemoryRouter>
      <DataProvider>
        <JoinForm
          group={group}
          firstName="安"
          repository={repository}
          isVerified={isVerified}
          onSending={() => refusal && unmount()}
          onRefused={(said) => refused.push(said)}
        />
      </DataProvider>
    </MemoryRouter>,
  )
  return { sent, refused, unmount }
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /给带领者的话/ })
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '发送申请' })))
const told = '这个小组现在由 Bo 带领。你的申请还没有发出，写的内容都还在。要发给 Bo，请再按一次。'

// The document of the tests has no screen to scroll.
Element.prototype.scrollIntoView = () => undefined

beforeEach(() => sessionStorage.clear())

test('what was written for one facilitator goes to another only after a second press', async () => {
  const { sent } = show(anna, async () => bo)
  expect(document.body.textContent).toContain('带领者 Anna 能看到')
  write('你好')
  await send()
  expect(await screen.findByText(told)).toBeTruthy()
  expect(sent).toEqual([])
  expect(field().value).toBe('你好')
  expect(document.body.textContent).toContain('带领者 Bo 能看到')
  await send()
  await vi.waitFor(() => expect(sent).toEqual([{ name: '安', message: '你好', language: 'zh-CN' }]))
})

test('a draft keeps for whom it was written', async () => {
  const first = show(anna, async () => anna)
  write('你好')
  first.unmount()
  const { sent } = show(bo, async () => bo)
  expect(field().value).toBe('你好')
  await send()
  expect(await screen.findByText(told)).toBeTruthy()
  expect(sent).toEqual([])
  await send()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

test('nothing is sent while nobody can say who leads the group', async () => {
  const { sent } = show(anna, async () => Promise.reject(new Error('offline')))
  await send()
  await screen.findByRole('group', { name: /没有成功$/ })
  expect(sent).toEqual([])
})

test('the same facilitator gets it at once', async () => {
  const { sent } = show(anna, async () => anna)
  await send()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

test('an address that is not verified yet is told so in the form, and nothing typed is lost', async () => {
  let isVerified = false
  const { sent } = show(anna, async () => anna, { isVerified: async () => isVerified })
  write('你好')
  await send()
  const summary = await screen.findByRole('group', { name: /没有成功$/ })
  expect(summary.textContent).toContain('你的邮箱还没有验证')
  expect(document.activeElement).toBe(summary)
  expect(field().value).toBe('你好')
  expect(sent).toEqual([])
  isVerified = true
  await send()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

test('while it is being sent the form stays, says so, and keeps the focus', async () => {
  let answer = (_: GroupLeader) => {}
  const { sent } = show(anna, () => new Promise((resolve) => (answer = resolve)))
  write('你好')
  const button = screen.getByRole('button', { name: '发送申请' })
  button.focus()
  await send()
  expect(screen.getByRole('button', { name: '正在发送…' })).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(field().value).toBe('你好')
  await act(async () => answer(anna))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

test('what the server refuses once the request stands in place of the form is told beside it, and the words are kept', async () => {
  const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' })
  const { refused } = show(anna, async () => anna, { refusal })
  write('你好')
  await send()
  await vi.waitFor(() => expect(refused).toEqual([supportWords.zh.refused]))
  show(anna, async () => anna)
  expect(field().value).toBe('你好')
})

test('urgent words are not sent at the first press, and that is said plainly', async () => {
  const { sent } = show(anna, async () => anna)
  write('不想活了')
  await send()
  const heading = await screen.findByRole('heading', { name: '申请还没有发出，先和一个人说说话' })
  expect(document.activeElement).toBe(heading)
  expect(field().value).toBe('不想活了')
  expect(sent).toEqual([])
  // The numbers come before the words, and nothing else stands between.
  const said = screen.getByRole('alert')
  expect(said.textContent).toBe(supportWords.zh.urgent)
  const numbers = screen.getAllByRole('link', { name: /^(120|110|12356) / })
  expect(numbers.map((number) => number.getAttribute('href'))).toEqual(['tel:120', 'tel:110', 'tel:12356'])
  for (const number of numbers)
    expect(number.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await send()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

test('a press that only shows whom to call keeps what was written; once it is sent, nothing of it stays', async () => {
  const first = show(anna, async () => anna)
  write('不想活了')
  await send()
  await screen.findByRole('heading', { name: supportWords.zh.urgentHeading })
  // Closed and opened again, or loaded anew.
  first.unmount()
  const { sent } = show(anna, async () => anna)
  expect(field().value).toBe('不想活了')
  await send()
  await send()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await vi.waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('不想活了'))
})
