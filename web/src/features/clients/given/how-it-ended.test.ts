import { erasedProfessional } from '@amhs/domain/documents/grant-document'
import { howItEnded } from './how-it-ended'

const professionalUid = 'somebody'

test('who left by themselves is said to have left, whatever became of the role since', () => {
  expect(howItEnded({ professionalUid }, false)).toBe('leftOn')
  expect(howItEnded({ professionalUid }, true)).toBe('leftOn')
})

test('what the site ended is told as that', () => {
  expect(howItEnded({ professionalUid, endedBy: 'site' }, true)).toBe('roleEnded')
  expect(howItEnded({ professionalUid, endedBy: 'site' }, false)).toBe('closedOn')
  expect(howItEnded({ professionalUid: erasedProfessional, endedBy: 'site' }, true)).toBe('accountGone')
})
