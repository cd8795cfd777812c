// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { UnansweredCount } from './unanswered-count'

vi.mock('reactfire', () => ({ useFirestore: () => ({}) }))
vi.mock('../groups.firestore', () => ({
  groupsLedBy: () => 'groups',
  requestsTo: (_: unknown, groupId: string) => groupId,
}))
vi.mock('../../../platform/data/use-live', () => ({
  useLiveQuery: (what: string) => {
    if (what === 'groups') return { docs: [{ id: 'calm' }, { id: 'refused' }, { id: 'quiet' }] }
    if (what === 'refused') throw Object.assign(new Error('no'), { code: 'permission-denied' })
    return { size: what === 'calm' ? 2 : 1 }
  },
}))

test('a group that is refused hides no other', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<UnansweredCount uid="wei" />)
  expect(screen.getByText('3')).toBeTruthy()
})
