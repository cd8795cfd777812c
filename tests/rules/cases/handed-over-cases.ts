import { deleteDoc, doc, getDocFromServer, setDoc, where } from 'firebase/firestore'
import { accessMatrix, no, yes } from '../access-matrix'
import type { SignedInActor } from '../actors'
import { folderOf, onlyAliveCases, withGrant } from '../grant-world'
import { listOf } from '../list-limit'
import type { Attempt, RulesCase } from '../rules-case'
import { asStored, type Fields, Moment } from '../test-document'
import type { Reach } from '../world'
import { screeningTable } from './screening-cases'

const day = 86_400_000
const screening = 'users/owner/screenings/handed'
const release = {
  instrument: 'phq9',
  finishedAt: new Moment(-day),
  safety: true,
  releasedAt: new Moment(1000),
}
/** One moment, for what must be equal to the millisecond. */
const justThen = asStored(new Moment(-2 * day)) as object
const look = ({ database }: Reach) => getDocFromServer(doc(database, screening))

/** The result of owner, released to `who`. */
async function handedOver(
  { database }: Reach,
  who: SignedInActor,
  result: Fields = {},
  released: Fields = {},
) {
  await setDoc(doc(database, screening), asStored({ ...screeningTable.valid, ...result }) as Fields)
  await setDoc(
    doc(database, `${folderOf(who)}/released/handed`),
    asStored({ ...release, ...released }) as Fields,
  )
}

async function prepare(server: Reach) {
  await withGrant(server)
  await handedOver(server, 'professional')
}

const seeing: Attempt = {
  who: 'professional',
  what: 'see a result that was handed over',
  outcome: 'allowed',
  prepare,
  request: look,
}

const notSeeing = (name: string, change: (server: Reach) => Promise<unknown>): RulesCase => ({
  area: 'screenings',
  name: `a professional may not see a result ${name}`,
  attempts: [
    seeing,
    {
      ...seeing,
      outcome: 'denied',
      prepare: async (server) => {
        await prepare(server)
        await change(server)
      },
    },
  ],
})

export const handedOverCases: readonly RulesCase[] = [
  ...accessMatrix('screenings', {
    //                      anonymous owner stranger caregiver professional facilitator admin
    'see a result that owner handed over to professional': {
      may: [no, yes, no, no, yes, no, no],
      prepare,
      request: look,
    },
    'list results of which one was handed over to professional': {
      may: [no, yes, no, no, no, no, no],
      prepare,
      request: listOf('users/owner/screenings', 20, where('instrument', '==', 'phq9')),
    },
    'delete a result that owner handed over to professional': {
      may: [no, yes, no, no, no, no, no],
      prepare,
      request: ({ database }) => deleteDoc(doc(database, screening)),
    },
  }),
  ...onlyAliveCases('screenings', {
    what: 'see a result',
    prepare: (server, who) => handedOver(server, who),
    request: look,
  }),
  notSeeing('that was not released', ({ database }) =>
    deleteDoc(doc(database, `${folderOf('professional')}/released/handed`)),
  ),
  notSeeing('that was released under an earlier grant', (server) =>
    handedOver(server, 'professional', {}, { releasedAt: new Moment(-day) }),
  ),
  notSeeing('of a questionnaire that the grant does not cover', (server) =>
    handedOver(server, 'professional', { instrument: 'who5' }),
  ),
  notSeeing('of an account that is being erased', ({ database }) => deleteDoc(doc(database, 'users/owner'))),
  notSeeing('of somebody who is disabled', ({ database }) =>
    setDoc(doc(database, 'users/owner'), { role: 'user', disabled: true }),
  ),
  notSeeing('finished before the beginning of the grant', (server) =>
    handedOver(server, 'professional', { finishedAt: new Moment(-91 * day) }),
  ),
  {
    area: 'screenings',
    name: 'a professional sees a result finished right after the beginning of the grant',
    attempts: [
      {
        ...seeing,
        prepare: async (server) => {
          await prepare(server)
          await handedOver(server, 'professional', { finishedAt: new Moment(-90 * day + 60_000) })
        },
      },
    ],
  },
  ...[
    {
      name: 'finished the moment the grant begins',
      grant: { from: justThen },
      result: { finishedAt: justThen },
      released: {},
    },
    {
      name: 'released the moment the grant was given',
      grant: { createdAt: justThen },
      result: {},
      released: { releasedAt: justThen },
    },
  ].map(
    ({ name, grant, result, released }): RulesCase => ({
      area: 'screenings',
      name: `a professional sees a result ${name}`,
      attempts: [
        {
          ...seeing,
          prepare: async (server) => {
            await withGrant(server, 'professional', grant)
            await handedOver(server, 'professional', result, released)
          },
        },
      ],
    }),
  ),
]
