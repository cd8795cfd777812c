// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { DataProvider } from '../../../platform/data/data-provider'
import { HandOver } from './waiting-requests-section'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../platform/firebase/call-function', () => ({ callFunction: call, callTimeoutMs: 1000 }))
vi.mock('reactfire', () => ({ useFirestore: () => ({}) }))

const users = [
  { uid: 'wei', displayName: 'Wei Zhang', email: 'wei@example.com' },
  { uid: 'ning', displayName: 'Ning Wang', email: 'ning@example.com' },
]

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
})

async function show() {
  call.mockResolvedValue({ users, nextPage: null })
  const onChoose = vi.fn(async () => undefined)
  render(
    <DataProvider>
      <HandOver leaderUid="wei" groupName="和担心相处" busy={false} onChoose={onChoose} />
    </DataProvider>,
  )
  return { onChoose, choice: await screen.findByLabelText<HTMLSelectElement>('新的带领者') }
}

const press = () => fireEvent.click(screen.getByRole('button', { name: '交给别人' }))

test('whoever leads a group is nobody to give it to', async () => {
  const { choice } = await show()
  expect([...choice.options].map(({ value }) => value)).toEqual(['', 'ning'])
})

test('with nobody chosen nothing happens, and the field says why', async () => {
  const { choice, onChoose } = await show()
  press()
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(screen.getByText(/请先选新的带领者/)).toBeTruthy()
  expect(document.activeElement).toBe(choice)
  expect(onChoose).not.toHaveBeenCalled()
})

test('the question names who gets the group', async () => {
  const { choice, onChoose } = await show()
  fireEvent.change(choice, { target: { value: 'ning' } })
  press()
  expect(screen.getByText('把“和担心相处”交给 Ning Wang 带领？')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '删除并交给别人', hidden: true }))
  expect(onChoose.mock.calls).toEqual([['ning', 'Ning Wang']])
})
