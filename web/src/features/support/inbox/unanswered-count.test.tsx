// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { UnansweredCount } from './unanswered-count'

vi.mock('reactfire', () => ({ useFirestore: () => ({}) }))
vi.mock('../groups.firestore', () => ({
  groupsLedBy: () => 'groups',
  requestsTo: (_: unknown, groupId: string) => groupId,
  urgentIn: ({ urgent = 0 }: { urgent?: number }) => urgent,
}))
vi.mock('../../../platform/data/use-live', () => ({
  useLiveQuery: (what: string) => {
    if (what === 'groups') return { docs: [{ id: 'calm' }, { id: 'refused' }, { id: 'quiet' }] }
    if (what === 'refused') throw Object.assign(new Error('no'), { code: 'permission-denied' })
    return what === 'calm' ? { size: 2, urgent: 1 } : { size: 1 }
  },
}))

test('a group that is refused hides no other, and urgent words are said', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<UnansweredCount uid="wei" />)
  expect(screen.getByText('3 份申请等你答复，其中 1 份有紧急的话')).toBeTruthy()
})
