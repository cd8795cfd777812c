// @vitest-environment jsdom
import type { GroupLetter } from '@amhs/domain/documents/group-request-document'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { announce } from '../../../platform/announcer'
import { DataProvider } from '../../../platform/data/data-provider'
import { bundledGroups } from '../groups.bundled'
import { AnswerForm } from './answer-form'
import { answerTemplates } from './answer-templates'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../platform/firebase/call-function', () => ({ callFunction: call, callTimeoutMs: 1000 }))

vi.mock('../../../platform/announcer', { spy: true })

const [group] = bundledGroups({ audience: null, language: null, format: null, facilitatorUid: null })
const request: GroupLetter = {
  uid: 'lin',
  name: 'Lin',
  message: 'words',
  language: 'en',
  requestedAt: 1000,
  status: 'asked',
}

function show(isUrgent: boolean, change: Partial<GroupLetter> = {}) {
  if (!group) throw new Error('no example group')
  render(
    <DataProvider>
      <AnswerForm
        group={group}
        request={{ ...request, ...change }}
        isFull={false}
        isUrgent={isUrgent}
        onSending={() => undefined}
        onAnswered={() => undefined}
      />
    </DataProvider>,
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^写给对方的话/ })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })))

// jsdom draws no modal windows.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

beforeEach(() => {
  sessionStorage.clear()
  call.mockReset().mockResolvedValue({ mail: 'sent' })
})

test('urgent words are not answered with nothing; what was chosen stays, and a text is one press away', async () => {
  show(true)
  await choose('放进候补名单')
  await press('放进候补名单，发出答复')
  expect(call).not.toHaveBeenCalled()
  expect(screen.getAllByText('这份申请里有紧急的话，请先回应几句。').length).toBeGreaterThan(0)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '放进候补名单' }).checked).toBe(true)
  await press('欢迎，先关心')
  await press('接受，发出答复')
  expect(call.mock.calls[0]?.[1]).toMatchObject({ decision: 'accepted', answer: answerTemplates.care.en })
})

test('whoever is declined gets kind words in their language, unless others were written', async () => {
  show(false)
  await choose('婉拒')
  expect(field().value).toBe(answerTemplates.other.en)
  await press('婉拒，发出答复')
  await press('发出婉拒')
  expect(call.mock.calls[0]?.[1]).toMatchObject({ decision: 'declined', answer: answerTemplates.other.en })
})

test('a text for another answer changes the choice, and says so', async () => {
  show(false)
  await choose('婉拒')
  await press('欢迎')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '接受' }).checked).toBe(true)
  expect(announce).toHaveBeenCalledWith('答复改成了：接受。')
})

test('nobody is declined in one press: once it is asked, with the name and the words that go out', async () => {
  show(false)
  await choose('婉拒')
  fireEvent.change(field(), { target: { value: ' 这次人满了。 ' } })
  await press('婉拒，发出答复')
  const question = screen.getByRole('dialog', { name: '婉拒 Lin？' })
  expect(within(question).getByText('这次人满了。')).toBeTruthy()
  // What was written is still there after a reload, also while it is asked.
  const kept = () => JSON.stringify({ ...sessionStorage })
  expect(kept()).toContain('这次人满了。')
  const [first, ...others] = within(question).getAllByRole('button')
  expect(first?.textContent).toBe('回去改答复')
  expect(document.activeElement).toBe(first)
  expect(others.map(({ textContent }) => textContent)).toEqual(['发出婉拒'])
  await press('回去改答复')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(call).not.toHaveBeenCalled()
  expect(kept()).toContain('这次人满了。')
  await press('婉拒，发出答复')
  await press('发出婉拒')
  expect(call).toHaveBeenCalledTimes(1)
  expect(call.mock.calls[0]?.[1]).toMatchObject({ decision: 'declined', answer: '这次人满了。' })
  expect(kept()).not.toContain('这次人满了。')
})

test('declining without a word says so, and brings kind words to look at first', async () => {
  show(false)
  await choose('婉拒')
  fireEvent.change(field(), { target: { value: ' ' } })
  await press('婉拒，发出答复')
  const question = screen.getByRole('dialog', { name: '婉拒 Lin？' })
  expect(question.textContent).toContain('你还没有给对方写话。')
  expect(document.activeElement?.textContent).toBe('回去写几句')
  await press('填入范文，再看一看')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(call).not.toHaveBeenCalled()
  expect(field().value).toBe(answerTemplates.other.en)
  expect(document.activeElement).toBe(field())
  fireEvent.change(field(), { target: { value: '' } })
  await press('婉拒，发出答复')
  await press('不写话，直接婉拒')
  expect(call.mock.calls[0]?.[1]).not.toHaveProperty('answer')
})

test('whoever was declined can be answered again, with the words of then to change', async () => {
  show(false, { status: 'declined', answer: 'Sorry.', answeredAt: 2000 })
  expect(field().value).toBe('')
  await choose('还是婉拒，改写几句')
  expect(field().value).toBe('Sorry.')
  // They do not go out with a welcome.
  await choose('接受')
  expect(field().value).toBe('')
  await choose('还是婉拒，改写几句')
  fireEvent.change(field(), { target: { value: 'Sorry, we are full.' } })
  await press('婉拒，发出答复')
  await press('发出婉拒')
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    decision: 'declined',
    answer: 'Sorry, we are full.',
    seen: { status: 'declined' },
  })
})

test('words of the own stay, and a text that turns away goes with the choice', async () => {
  show(false)
  await choose('婉拒')
  await choose('接受')
  expect(field().value).toBe('')
  fireEvent.change(field(), { target: { value: 'My own.' } })
  await choose('婉拒')
  expect(field().value).toBe('My own.')
  await choose('接受')
  expect(field().value).toBe('My own.')
})

test.each([
  ['欢迎', '欢迎，先关心'],
  ['这轮满了', '这轮满了，先关心'],
  ['别的小组更合适', '别的小组更合适，先关心'],
])('in place of "%s", urgent words are offered "%s" alone', async (calm, caring) => {
  show(true)
  expect(screen.queryByRole('button', { name: calm })).toBeNull()
  await press(caring)
  expect(field().value).toMatch(/^Thank you for writing this; it sounds like a very hard time\..*helpline/)
  cleanup()
  show(false)
  expect(screen.queryByRole('button', { name: caring })).toBeNull()
  expect(screen.getByRole('button', { name: calm })).toBeTruthy()
})

test('declining urgent words begins with them and names where to call', async () => {
  show(true)
  expect(screen.queryByRole('button', { name: '别的小组更合适' })).toBeNull()
  await choose('婉拒')
  expect(field().value).toBe(answerTemplates.careOther.en)
})

test.each([
  ['婉拒', '婉拒，发出答复', 'declined', '婉拒 Lin？申请里有紧急的话'],
  ['放进候补名单', '放进候补名单，发出答复', 'waiting', '让 Lin 先等？申请里有紧急的话'],
])('urgent words: %s is asked about once before it is sent', async (choice, send, decision, heading) => {
  show(true)
  await choose(choice)
  fireEvent.change(field(), { target: { value: '谢谢你写出来。' } })
  await press(send)
  expect(screen.getByRole('dialog', { name: heading }).textContent).toContain('12356')
  expect(call).not.toHaveBeenCalled()
  await press('回去改答复')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(call).not.toHaveBeenCalled()
  expect(field().value).toBe('谢谢你写出来。')
  await press(send)
  await press('答复写好了，发出')
  expect(call).toHaveBeenCalledTimes(1)
  expect(call.mock.calls[0]?.[1]).toMatchObject({ decision, answer: '谢谢你写出来。' })
})

test('nobody is asked about an urgent request that is accepted, nor about calm words', async () => {
  show(true)
  await choose('接受')
  fireEvent.change(field(), { target: { value: '欢迎。' } })
  await press('接受，发出答复')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(call).toHaveBeenCalledTimes(1)
})
