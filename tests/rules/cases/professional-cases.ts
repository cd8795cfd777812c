import { listLimits } from '@amhs/domain/documents/document-limits'
import { deleteDoc, doc, getDocFromServer, setDoc, updateDoc } from 'firebase/firestore'
import { accessMatrix, no, yes } from '../access-matrix'
import { folderOf, withGrant } from '../grant-world'
import { listLimitCases, listOf } from '../list-limit'
import type { RulesCase } from '../rules-case'
import type { Reach } from '../world'

const badge = ({ database }: Reach) => doc(database, 'professionals/professional')
const request = ({ database }: Reach) => doc(database, 'professionalRequests/owner')

async function withBadge(server: Reach) {
  await withGrant(server)
  await setDoc(badge(server), { name: '周敏' })
}

const asked = (server: Reach) => setDoc(request(server), { uid: 'owner', status: 'asked' })

export const professionalCases: readonly RulesCase[] = [
  ...accessMatrix('professionals', {
    //                      anonymous owner stranger caregiver professional facilitator admin
    'see what was checked of professional (owner shares with them)': {
      may: [no, yes, no, no, yes, no, no],
      prepare: withBadge,
      request: (r) => getDocFromServer(badge(r)),
    },
    'list professionals': {
      may: [no, no, no, no, no, no, no],
      prepare: withBadge,
      request: listOf('professionals', 1),
    },
    'write what was checked': {
      may: [no, no, no, no, no, no, no],
      prepare: withBadge,
      request: (r) => setDoc(badge(r), { name: 'Dr' }),
    },
    'write what was checked where nothing is': {
      may: [no, no, no, no, no, no, no],
      prepare: async (server) => {
        await withGrant(server)
        await deleteDoc(badge(server))
      },
      request: (r) => setDoc(badge(r), { name: 'Dr' }),
    },
    'delete what was checked': {
      may: [no, no, no, no, no, no, no],
      prepare: withBadge,
      request: (r) => deleteDoc(badge(r)),
    },
  }),
  {
    area: 'professionals',
    name: 'owner may not see what was checked of professional once the grant is withdrawn',
    attempts: [
      {
        who: 'owner',
        what: 'see what was checked',
        outcome: 'allowed',
        prepare: withBadge,
        request: (r) => getDocFromServer(badge(r)),
      },
      {
        who: 'owner',
        what: 'see what was checked',
        outcome: 'denied',
        prepare: ({ database }) => deleteDoc(doc(database, folderOf('professional'))),
        request: (r) => getDocFromServer(badge(r)),
      },
    ],
  },
  ...accessMatrix('professionalRequests', {
    //                      anonymous owner stranger caregiver professional facilitator admin
    'see who asks to be a professional (owner does)': {
      may: [no, yes, no, no, no, no, yes],
      prepare: asked,
      request: (r) => getDocFromServer(request(r)),
    },
    'list who asks to be a professional': {
      may: [no, no, no, no, no, no, yes],
      prepare: asked,
      request: listOf('professionalRequests', 20),
    },
    'ask to be a professional past the server': {
      may: [no, no, no, no, no, no, no],
      prepare: (server) => deleteDoc(request(server)),
      request: (r) => setDoc(request(r), { uid: 'owner', status: 'asked' }),
    },
    'grant the role past the server': {
      may: [no, no, no, no, no, no, no],
      prepare: asked,
      request: (r) => updateDoc(request(r), { status: 'granted' }),
    },
    'withdraw the wish to be a professional': {
      may: [no, yes, no, no, no, no, no],
      prepare: asked,
      request: (r) => deleteDoc(request(r)),
    },
  }),
  {
    area: 'professionalRequests',
    name: 'owner may not delete what was checked when the role was granted',
    attempts: [
      {
        who: 'owner',
        what: 'withdraw a wish',
        outcome: 'allowed',
        prepare: asked,
        request: (r) => deleteDoc(request(r)),
      },
      {
        who: 'owner',
        what: 'withdraw what was granted',
        outcome: 'denied',
        prepare: (server) => setDoc(request(server), { uid: 'owner', status: 'granted' }),
        request: (r) => deleteDoc(request(r)),
      },
    ],
  },
  ...listLimitCases(
    'professionalRequests',
    'admin',
    'professionalRequests',
    listLimits.professionalRequests,
    asked,
  ),
]
