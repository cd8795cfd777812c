// @vitest-environment jsdom
import type { LetterStatus } from '@amhs/domain/documents/group-request-document'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { changePreferences } from '../../platform/preferences'
import type { SessionUser } from '../../platform/session'
import { GroupCard } from './group-card'
import { bundledGroups } from './groups.bundled'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

const [group] = bundledGroups({ audience: null, language: null, format: null, facilitatorUid: null })

const buttonsWith = (own: ReadonlyMap<string, LetterStatus> | undefined) => {
  if (!group) throw new Error('no example group')
  changePreferences({ language: 'en' })
  render(
    <MemoryRouter>
      <GroupCard
        group={{ ...group, example: false, open: true }}
        context={{
          user: { id: 'ann', role: 'user' } as SessionUser,
          now: null,
          opened: [],
          ...(own && { own }),
          onToggle: () => undefined,
        }}
      />
    </MemoryRouter>,
  )
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}
afterEach(cleanup)

test.each([
  ['it is not known yet', undefined, []],
  ['they have not asked', new Map(), ['Ask to join']],
  ['they are a member', new Map([[group?.id ?? '', 'accepted' as const]]), ['You’re in: how to take part']],
])('somebody signed in is only asked to join where they are not in: %s', (_, own, expected) => {
  expect(buttonsWith(own)).toEqual(expected)
})
