import { listLimits } from '@amhs/domain/documents/document-limits'
import {
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { accessMatrix, no, type Row, yes } from '../access-matrix'
import { listLimitCases, listOf } from '../list-limit'
import type { Area, Attempt, RulesCase } from '../rules-case'
import type { Reach } from '../world'

//                   anonymous owner stranger caregiver professional facilitator admin
const everybody: Row = [yes, yes, yes, yes, yes, yes, yes]
const nobody: Row = [no, no, no, no, no, no, no]
const adminOnly: Row = [no, no, no, no, no, no, yes]

/** A collection that only the server writes: who may get and who may list it. */
function serverWritten(area: Area, path: string, get: Row, list: Row): readonly RulesCase[] {
  const target = ({ database }: Reach) => doc(database, path, 'one')
  const existing = (server: Reach) => setDoc(target(server), { facilitatorUid: 'owner', content: 'here' })
  const absent = (server: Reach) => deleteDoc(target(server))
  return accessMatrix(area, {
    [`get of ${path}`]: { may: get, prepare: existing, request: (r) => getDocFromServer(target(r)) },
    [`list ${path}`]: { may: list, prepare: existing, request: listOf(path, 1) },
    [`create in ${path}`]: {
      may: nobody,
      prepare: absent,
      request: (r) => setDoc(target(r), { content: 'mine' }),
    },
    [`change ${path}`]: {
      may: nobody,
      prepare: existing,
      request: (r) => updateDoc(target(r), { content: 'mine' }),
    },
    [`delete from ${path}`]: { may: nobody, prepare: existing, request: (r) => deleteDoc(target(r)) },
  })
}

/** Asking for all subcollections of a name at once would go round the paths. */
const acrossPaths = accessMatrix(
  'server only',
  Object.fromEntries(
    ['screenings', 'savedArticles', 'reminders', 'requests', 'released', 'notes', 'invitations'].map(
      (name) => [
        `list the ${name} of everybody`,
        {
          may: nobody,
          request: ({ database }: Reach) =>
            getDocsFromServer(query(collectionGroup(database, name), limit(1))),
        },
      ],
    ),
  ),
)

/** A message with this sender, and the list of all that the sender wrote. */
const messagesOf = (uid: string | null): Pick<Attempt, 'prepare' | 'request'> => ({
  prepare: ({ database }) => setDoc(doc(database, 'contactMessages/one'), { uid }),
  request: listOf('contactMessages', listLimits.contactMessages, where('uid', '==', uid)),
})

export const serverWrittenCases: readonly RulesCase[] = [
  ...serverWritten('groups', 'groups', everybody, everybody),
  ...listLimitCases('groups', 'anonymous', 'groups', listLimits.groups),
  ...serverWritten('services', 'services', everybody, everybody),
  ...listLimitCases('services', 'anonymous', 'services', listLimits.services),
  ...serverWritten('contactMessages', 'contactMessages', adminOnly, adminOnly),
  ...listLimitCases('contactMessages', 'admin', 'contactMessages', listLimits.contactMessages),
  ...accessMatrix('contactMessages', {
    'list the messages that owner wrote': {
      may: [no, yes, no, no, no, no, yes],
      ...messagesOf('owner'),
    },
  }),
  {
    area: 'contactMessages',
    name: 'people may list the messages that they wrote while signed in, and nobody else’s',
    attempts: [
      { who: 'owner', what: 'list the own', outcome: 'allowed', ...messagesOf('owner') },
      { who: 'owner', what: 'list all', outcome: 'denied', request: listOf('contactMessages', 1) },
      { who: 'stranger', what: 'list somebody else’s', outcome: 'denied', ...messagesOf('owner') },
      { who: 'owner', what: 'list those of visitors', outcome: 'denied', ...messagesOf(null) },
      { who: 'anonymous', what: 'list those of visitors', outcome: 'denied', ...messagesOf(null) },
    ],
  },
  ...serverWritten('auditLog', 'auditLog', adminOnly, adminOnly),
  ...listLimitCases('auditLog', 'admin', 'auditLog', listLimits.auditLog),
  ...serverWritten('server only', 'rateLimits', nobody, nobody),
  ...serverWritten('server only', 'mailRequests', nobody, nobody),
  ...serverWritten('server only', 'system', nobody, nobody),
  ...serverWritten('server only', 'deleted', nobody, nobody),
  ...serverWritten('server only', 'erasures', nobody, nobody),
  ...serverWritten('server only', 'bans', nobody, nobody),
  ...serverWritten('server only', 'shares', nobody, nobody),
  ...serverWritten('server only', 'professionalCodes', nobody, nobody),
  ...serverWritten('server only', 'placesThatNobodyPlanned', nobody, nobody),
  ...serverWritten('server only', 'users/owner/placesThatNobodyPlanned', nobody, nobody),
  ...acrossPaths,
]
