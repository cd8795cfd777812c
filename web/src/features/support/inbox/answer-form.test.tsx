// @vitest-environment jsdom
import type { GroupLetter } from '@amhs/domain/documents/group-request-document'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DataProvider } from '../../../platform/data/data-provider'
import { bundledGroups } from '../groups.bundled'
import { AnswerForm } from './answer-form'
import { answerTemplates } from './answer-templates'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../platform/firebase/call-function', () => ({ callFunction: call, callTimeoutMs: 1000 }))

const [group] = bundledGroups({ audience: null, language: null, format: null, facilitatorUid: null })
const request: GroupLetter = {
  uid: 'lin',
  name: 'Lin',
  message: 'words',
  language: 'en',
  requestedAt: 1000,
  status: 'asked',
}

function show(isUrgent: boolean) {
  if (!group) throw new Error('no example group')
  render(
    <DataProvider>
      <AnswerForm
        group={group}
        request={request}
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
  expect(call.mock.calls[0]?.[1]).toMatchObject({ decision: 'declined', answer: answerTemplates.other.en })
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

test('declining urgent words begins with them and names where to call', async () => {
  show(true)
  expect(screen.queryByRole('button', { name: '别的小组更合适' })).toBeNull()
  await choose('婉拒')
  expect(field().value).toBe(answerTemplates.careOther.en)
})
