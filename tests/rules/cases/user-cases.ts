import { deleteDoc, doc, getDocFromServer, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import { accessMatrix, no, yes } from '../access-matrix'
import { type SignedInActor, tokens } from '../actors'
import { listOf } from '../list-limit'
import { oneDefect } from '../one-defect'
import type { Attempt, RulesCase } from '../rules-case'
import { openToDisabledCases } from '../standing'
import { asStored, asWritten, type Change, changed, type Fields } from '../test-document'
import type { Reach } from '../world'
import { profileCreation, profileUpdate, updatedFields } from './profile-table'

const place = 'users/owner'
const target = ({ database }: Reach) => doc(database, place)
const existing = (server: Reach) => setDoc(target(server), asStored(profileCreation.valid) as Fields)
const erased = ({ database }: Reach) => doc(database, 'deleted/owner')
async function absent(server: Reach) {
  await deleteDoc(erased(server))
  await deleteDoc(target(server))
}

/** Writes a profile under `who`, with the address of `who`, so that only the place or the role can be wrong. */
function creation(
  who: SignedInActor,
  place: SignedInActor,
  role: string,
  outcome: Attempt['outcome'],
): Attempt {
  const change: Change = { set: { uid: place, email: tokens[who].email, role } }
  return {
    who,
    what: `create the profile of ${place} with the role ${role}`,
    outcome,
    prepare: (server) => deleteDoc(doc(server.database, `users/${place}`)),
    request: ({ database }) =>
      setDoc(doc(database, `users/${place}`), asWritten(changed(profileCreation.valid, change)) as Fields),
  }
}

function change(who: SignedInActor, outcome: Attempt['outcome']): Attempt {
  return {
    who,
    what: 'change the profile of owner, with the address of its own account',
    outcome,
    prepare: existing,
    request: (reach) => updateDoc(target(reach), { email: tokens[who].email, updatedAt: serverTimestamp() }),
  }
}

const ownPlaceOnly: readonly RulesCase[] = (
  ['stranger', 'caregiver', 'professional', 'admin'] as const
).flatMap((who) => {
  return [
    {
      area: 'users',
      name: `${who} may create the own profile, not that of owner`,
      attempts: [creation(who, who, 'user', 'allowed'), creation(who, 'owner', 'user', 'denied')],
    },
    {
      area: 'users',
      name: `${who} may not change the profile of owner; owner may`,
      attempts: [change('owner', 'allowed'), change(who, 'denied')],
    },
  ]
})

/** The server writes the profile of whoever gets another role: a page may not, whatever its token says. */
const noOtherRole: readonly RulesCase[] = (['caregiver', 'professional', 'admin'] as const).flatMap((who) =>
  ['caregiver', 'professional', 'admin'].map((role) => ({
    area: 'users',
    name: `${who} may create a profile as user, not as ${role}`,
    attempts: [creation(who, who, 'user', 'allowed'), creation(who, who, role, 'denied')],
  })),
)

const createOwn = (reach: Reach) => setDoc(target(reach), asWritten(profileCreation.valid) as Fields)
const creating: Attempt = {
  who: 'owner',
  what: 'create the own profile',
  outcome: 'allowed',
  prepare: absent,
  request: createOwn,
}
const changeNames: Attempt = {
  who: 'owner',
  what: 'change the own names',
  outcome: 'allowed',
  prepare: existing,
  request: (r) => updateDoc(target(r), { displayName: 'Ada', updatedAt: serverTimestamp() }),
}

const closedAccounts: readonly RulesCase[] = [
  {
    area: 'users',
    name: 'an erased account may not create its profile again',
    attempts: [
      creating,
      {
        ...creating,
        outcome: 'denied',
        prepare: async (server) => {
          await absent(server)
          await setDoc(erased(server), { expiresAt: new Date(Date.now() + 86_400_000) })
        },
      },
    ],
  },
  {
    area: 'users',
    name: 'a disabled person may not change the profile',
    attempts: [
      changeNames,
      {
        ...changeNames,
        outcome: 'denied',
        prepare: async (server) => {
          await existing(server)
          await updateDoc(target(server), { disabled: true })
        },
      },
    ],
  },
  ...openToDisabledCases('users', [
    { who: 'owner', what: 'get the own profile', request: (r) => getDocFromServer(target(r)) },
  ]),
]

export const userCases: readonly RulesCase[] = [
  ...accessMatrix('users', {
    //                     anonymous owner stranger caregiver professional facilitator admin
    'get a profile': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: (r) => getDocFromServer(target(r)),
    },
    'get a profile that is not there': {
      may: [no, yes, no, no, no, no, no],
      prepare: absent,
      request: (r) => getDocFromServer(target(r)),
    },
    'list profiles': { may: [no, no, no, no, no, no, no], prepare: existing, request: listOf('users', 1) },
    'create a profile': {
      may: [no, yes, no, no, no, no, no],
      prepare: absent,
      request: (r) => setDoc(target(r), asWritten(profileCreation.valid) as Fields),
    },
    'change a profile': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: (r) => updateDoc(target(r), { displayName: 'Ada', updatedAt: serverTimestamp() }),
    },
    'replace a profile': {
      may: [no, no, no, no, no, no, no],
      prepare: existing,
      request: (r) => setDoc(target(r), asWritten(profileCreation.valid) as Fields),
    },
    'delete a profile': {
      may: [no, no, no, no, no, no, no],
      prepare: existing,
      request: (r) => deleteDoc(target(r)),
    },
  }),
  ...ownPlaceOnly,
  ...noOtherRole,
  ...closedAccounts,
  ...oneDefect({ area: 'users', who: 'owner', path: place, table: profileCreation, prepare: absent }),
  ...oneDefect({ area: 'users', who: 'owner', path: place, table: profileUpdate, update: updatedFields }),
  {
    area: 'users',
    name: 'an address that the account has changed comes into the profile',
    attempts: [
      {
        who: 'owner',
        what: 'write the new address',
        outcome: 'allowed',
        prepare: async (server) => {
          await existing(server)
          await updateDoc(target(server), { email: 'earlier@demo.test' })
        },
        request: (r) => updateDoc(target(r), { email: tokens.owner.email, updatedAt: serverTimestamp() }),
      },
    ],
  },
  {
    area: 'users',
    name: 'a field that the server keeps does not hinder an update',
    attempts: [
      {
        who: 'owner',
        what: 'change a profile that has a field of the server',
        outcome: 'allowed',
        prepare: async (server) => {
          await existing(server)
          await updateDoc(target(server), { noticed: true })
        },
        request: (r) => updateDoc(target(r), { displayName: 'Ada', updatedAt: serverTimestamp() }),
      },
    ],
  },
]
