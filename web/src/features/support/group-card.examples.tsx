import type { LetterStatus } from '@amhs/domain/documents/group-request-document'
import type { Examples } from '../../platform/examples'
import type { SessionUser } from '../../platform/session'
import { GroupCard } from './group-card'
import { bundledGroups } from './groups.bundled'
import type { SupportGroup } from './groups.repository'
import './support.css'

const groups = bundledGroups({ audience: null, language: null, format: null, facilitatorUid: null })
const user: SessionUser = {
  id: 'visitor',
  email: 'user@demo.test',
  firstName: '小雨',
  lastName: '',
  role: 'user',
  emailVerified: true,
  createdAt: '2026-01-05T08:00:00Z',
  updatedAt: '2026-01-05T08:00:00Z',
}

const shown =
  (change: Partial<SupportGroup>, isSignedIn = false, own?: LetterStatus) =>
  () => (
    <ul className="plain stack">
      {groups.slice(0, 1).map((group) => (
        <GroupCard
          key={group.id}
          group={{ ...group, example: false, open: true, ...change }}
          context={{
            user: isSignedIn ? user : null,
            now: Date.parse('2026-01-05T08:00:00Z'),
            opened: [],
            own: new Map(own && [[group.id, own]]),
            onToggle: () => undefined,
          }}
        />
      ))}
    </ul>
  )

export const examples: Examples = {
  'to a member': shown({ taken: 3, capacity: 8 }, true, 'accepted'),
  'open, to a visitor': shown({ taken: 3, capacity: 8 }),
  'open, to somebody signed in': shown({ taken: 3, capacity: 8 }, true),
  full: shown({ taken: 8, capacity: 8 }, true),
  closed: shown({ open: false }),
  'an example': shown({ open: false, example: true }),
}
