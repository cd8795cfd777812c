import { deleteDoc, doc, getDocFromServer, getDocsFromServer, setDoc } from 'firebase/firestore'
import { profileReference } from '../../web/src/features/account/hosted/hosted-profile'
import { contactMessages, readListPage } from '../../web/src/features/admin/admin-lists.firestore'
import {
  giveGrant,
  givenTo,
  grantsIn,
  notedIn,
  openedBy,
  partOf,
  readBadge,
} from '../../web/src/features/clients/grants.firestore'
import { firestoreRatings } from '../../web/src/features/learn/ratings/ratings.firestore'
import { firestoreSavedArticles } from '../../web/src/features/learn/saved/saved-articles.firestore'
import { firestoreScreeningRepository } from '../../web/src/features/screening/storage/screenings.firestore'
import { exampleScreening } from '../../web/src/features/screening/storage/screenings.repository.suite'
import { askedToLeave } from '../../web/src/features/support/asked-to-leave.firestore'
import {
  firestoreGroups,
  ownRequest,
  requestsTo,
  urgentRequestsTo,
} from '../../web/src/features/support/groups.firestore'
import type { Actor } from './actors'
import { profileCreation } from './cases/profile-table'
import { folderOf, grantTable, peopleOfGrants, withGrant } from './grant-world'
import { inGoodStanding } from './standing'
import { asStored, asWritten, type Fields, Moment } from './test-document'
import type { Reach } from './world'

/** What somebody does, by the code that the pages use. */
export interface Journey {
  readonly name: string
  readonly who: Actor
  readonly prepare?: (server: Reach) => Promise<unknown>
  readonly go: (reach: Reach) => Promise<unknown>
}

const group = 'groups/calm'
const day = 86_400_000

/** The code that the professional of the grants shows. */
const codeOfGrants = String(grantTable.valid.code)

async function openGroup(server: Reach): Promise<void> {
  await setDoc(doc(server.database, group), { facilitatorUid: 'facilitator', open: true })
  await setDoc(doc(server.database, 'users/facilitator'), { role: 'professional' })
  await inGoodStanding(server)
}

/** Puts `count` documents into a collection, past the rules. */
async function fill({ database }: Reach, path: string, count: number, fields: (number: number) => Fields) {
  const numbers = Array.from({ length: count }, (_, number) => number)
  await Promise.all(
    numbers.map((number) =>
      setDoc(doc(database, path, `entry-${number}`), asStored(fields(number)) as Fields),
    ),
  )
}

const screenings = (count: number) => (server: Reach) =>
  fill(server, 'users/owner/screenings', count, (number) => {
    const { id: _id, finishedAt, ...content } = exampleScreening(number)
    return { ...content, finishedAt: new Date(finishedAt) }
  })

const requests = (count: number) => async (server: Reach) => {
  await openGroup(server)
  await fill(server, `${group}/requests`, count, (number) => ({
    requestedAt: new Date(number),
    status: 'asked',
  }))
}

/** In the order in which a person meets them. Lists are full: what they cost at most. */
export const journeys: readonly Journey[] = [
  {
    name: 'Register: write the profile',
    who: 'owner',
    go: ({ database }) =>
      setDoc(profileReference(database, 'owner'), asWritten(profileCreation.valid) as Fields),
  },
  {
    name: 'Sign in: read the profile',
    who: 'owner',
    prepare: inGoodStanding,
    go: ({ database }) => getDocFromServer(profileReference(database, 'owner')),
  },
  {
    name: 'Save a screening',
    who: 'owner',
    prepare: inGoodStanding,
    go: ({ database }) => firestoreScreeningRepository(database, 'owner').save(exampleScreening(100)),
  },
  {
    name: 'Open a saved screening, with the one before it',
    who: 'owner',
    prepare: screenings(3),
    go: async ({ database }) => {
      const repository = firestoreScreeningRepository(database, 'owner')
      await repository.find('entry-2')
      await repository.previous('gad2', exampleScreening(2).finishedAt)
    },
  },
  {
    name: 'List the history, one page of 100 results',
    who: 'owner',
    prepare: screenings(100),
    go: ({ database }) => firestoreScreeningRepository(database, 'owner').list(),
  },
  {
    name: 'Read an article, signed in: total, own rating, comments, whether it is saved',
    who: 'owner',
    prepare: (server) =>
      fill(server, 'comments', 30, (number) => ({ targetId: 'sleep', updatedAt: new Date(number) })),
    go: async ({ database }) => {
      const ratings = firestoreRatings(database, 'owner', 'sleep')
      await ratings.total()
      await ratings.own()
      await ratings.comments(null)
      await firestoreSavedArticles(database, 'owner').has('sleep')
    },
  },
  {
    name: 'Save an article',
    who: 'owner',
    prepare: inGoodStanding,
    go: ({ database }) => firestoreSavedArticles(database, 'owner').save('sleep'),
  },
  {
    name: 'List all saved articles',
    who: 'owner',
    prepare: (server) =>
      fill(server, 'users/owner/savedArticles', 23, (number) => ({ savedAt: new Date(number) })),
    go: ({ database }) => firestoreSavedArticles(database, 'owner').list(),
  },
  {
    name: 'Look through the support groups, one page',
    who: 'anonymous',
    prepare: (server) => fill(server, 'groups', 30, (number) => ({ name: { zh: '甲', en: `A${number}` } })),
    go: ({ database }) =>
      firestoreGroups(database, 'nobody').groups(
        { audience: null, language: null, format: null, facilitatorUid: null },
        null,
      ),
  },
  {
    name: 'Ask to join a group, and see the own request',
    who: 'owner',
    prepare: openGroup,
    go: async ({ database }) => {
      const groups = firestoreGroups(database, 'owner')
      await groups.leaderOf('calm')
      await groups.ask('calm', { name: 'Lin', language: 'en' })
      await getDocFromServer(ownRequest(database, 'calm', 'owner'))
      await getDocFromServer(askedToLeave(database, 'calm', 'owner'))
    },
  },
  {
    name: 'Facilitator: read the inbox of a group, one page',
    who: 'facilitator',
    prepare: requests(60),
    go: async ({ database }) => {
      await getDocsFromServer(requestsTo(database, 'calm', ['asked']))
      await getDocsFromServer(urgentRequestsTo(database, 'calm'))
    },
  },
  {
    name: 'Share with a professional, and read who they are',
    who: 'owner',
    prepare: peopleOfGrants,
    go: async ({ database }) => {
      await giveGrant(database, 'owner', 'professional', codeOfGrants, {
        instruments: ['gad2'],
        from: Date.now() - day,
        expiresAt: Date.now() + 30 * day,
        knownAs: 'Lin',
        standing: false,
      })
      await readBadge(database, 'professional')
    },
  },
  {
    name: 'Professional: look through the people who share, 20 of them',
    who: 'professional',
    prepare: async (server) => {
      await peopleOfGrants(server)
      await deleteDoc(doc(server.database, folderOf('professional')))
      await fill(server, 'grants', 20, (number) => ({
        ...grantTable.valid,
        ownerUid: `owner-${number}`,
        expiresAt: new Moment((number + 1) * day),
      }))
    },
    go: ({ database }) => getDocsFromServer(givenTo(database, 'professional', Date.now() + 60_000)),
  },
  {
    name: 'Professional: open one person, with 20 results, notes and invitations',
    who: 'professional',
    prepare: async (server) => {
      await withGrant(server)
      await fill(server, `${folderOf('professional')}/released`, 20, (number) => ({
        instrument: 'phq9',
        finishedAt: new Moment(-(number + 1) * day),
        safety: number === 0,
        releasedAt: new Moment(60_000),
      }))
      await fill(server, `${folderOf('professional')}/notes`, 5, (number) => ({
        text: 'Seen',
        createdAt: new Moment(-number * day),
      }))
    },
    go: async ({ database }) => {
      const list = await getDocsFromServer(givenTo(database, 'professional', Date.now() + 60_000))
      const [grant] = grantsIn(list)
      if (!grant) throw new Error('the professional sees nobody')
      await getDocsFromServer(openedBy(database, grant))
      await getDocsFromServer(notedIn(database, grant))
      for (const part of ['talked', 'notes', 'invitations'] as const)
        await getDocsFromServer(partOf(database, grant.id, part))
    },
  },
  {
    name: 'Professional: open a result that was handed over',
    who: 'professional',
    prepare: async (server) => {
      await withGrant(server)
      await screenings(1)(server)
      const finishedAt = new Date(exampleScreening(0).finishedAt)
      await setDoc(
        doc(server.database, folderOf('professional')),
        { from: finishedAt, instruments: [exampleScreening(0).instrument] },
        { merge: true },
      )
      await setDoc(doc(server.database, `${folderOf('professional')}/released/entry-0`), {
        releasedAt: new Date(Date.now() + 60_000),
      })
    },
    go: ({ database }) => getDocFromServer(doc(database, 'users/owner/screenings/entry-0')),
  },
  {
    name: 'Administrator: read the contact messages, one page',
    who: 'admin',
    prepare: (server) =>
      fill(server, 'contactMessages', 30, (number) => ({
        kind: 'contact',
        status: 'open',
        createdAt: new Date(number),
      })),
    go: ({ database }) => readListPage(database, contactMessages('contact', 'open'), null),
  },
]
