import { expect, test } from 'vitest'
import { partsFor } from './profile-parts'

test('a cloud account has a photo and sharing, an account on the device has neither', () => {
  const named = (mode: 'hosted' | 'local') => partsFor(mode).flatMap(({ parts }) => parts)
  expect(named('hosted')).toContain('photo')
  expect(named('hosted')).toContain('sharing')
  expect(named('local')).toEqual([
    'account',
    'names',
    'password',
    'mode',
    'preferences',
    'reminders',
    'consents',
    'data',
    'delete',
  ])
})
