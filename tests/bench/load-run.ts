import { setTimeout as pause } from 'node:timers/promises'
import { assistantReply } from '@amhs/domain/contracts/assistant-reply.contract'
import { saveRating } from '@amhs/domain/contracts/save-rating.contract'
import type { Service } from '@amhs/domain/services/service'
import { getDocFromServer, setLogLevel } from 'firebase/firestore'
import { geohashForLocation } from 'geofire-common'
import { firestoreScreeningRepository } from '../../web/src/features/screening/storage/screenings.firestore'
import { exampleScreening } from '../../web/src/features/screening/storage/screenings.repository.suite'
import { firestoreServiceRepository } from '../../web/src/features/services/services.firestore'
import { exampleQuery, exampleService } from '../../web/src/features/services/services.repository.suite'
import { firestoreGroups, ownRequest } from '../../web/src/features/support/groups.firestore'
import { server } from '../functions/support/backend'
import {
  type Caller,
  closeCallers,
  createAccount,
  createOwnProfile,
  registered,
} from '../functions/support/callers'
import { asking } from '../functions/support/chat'
import { rawCall } from '../functions/support/raw-call'
import { streamedCall } from '../functions/support/streamed-call'
import { type Journey, missingOf, type Outcome, report } from './load-report'

/** How many people come, how many of them at the same time, and how many services the finder has. */
interface Load {
  readonly people: number
  readonly atOnce: number
  readonly services: number
}

const screeningsOfOne = 5
/** So many are alone before the others come. */
const aloneAtFirst = 5

setLogLevel('silent')

const city = { lat: 39.9, lon: 116.41 }

/** Spreads services over about 1,000 km, most of them far from where somebody looks. */
function spreadService(number: number, services: number): Service {
  const turn = number * 2.399963
  const far = 5 * Math.sqrt(number / services)
  return exampleService(`load-${number}`, city.lat + far * Math.cos(turn), city.lon + far * Math.sin(turn))
}

async function writeServices(services: number): Promise<void> {
  const writer = server.firestore.bulkWriter()
  for (let number = 0; number < services; number += 1) {
    const { id, ...service } = spreadService(number, services)
    const geohash = geohashForLocation([service.lat, service.lon], 9)
    void writer.create(server.firestore.doc(`services/${id}`), { ...service, source: 'example', geohash })
  }
  await writer.close()
}

const group = 'load-group'

async function openGroup(): Promise<void> {
  const { uid } = await createAccount({ role: 'professional' })
  await server.firestore.doc(`groups/${group}`).set({ facilitatorUid: uid, open: true })
}

/** An internet address of its own for each person: limits by address are for one household, not for a load. */
const addressOf = (number: number) => `2001:db8:${(number + 1).toString(16)}::1`

const everybody: Caller[] = []
const member = (number: number): Caller => {
  const found = everybody[number]
  if (found === undefined) throw new Error(`Nobody has the number ${number}.`)
  return found
}

const signUp: Journey = {
  name: 'sign up and write the profile',
  async go(number) {
    const one = await registered(`load-${number}@test.example`)
    await createOwnProfile(one)
    everybody[number] = one
  },
  async kept(number) {
    return (await server.firestore.doc(`users/${member(number).uid}`).get()).exists
  },
}

/** Opens the link of the mail, which nothing here waits for. */
async function verify(number: number): Promise<void> {
  const { uid, auth } = member(number)
  await server.auth.updateUser(uid, { emailVerified: true })
  await auth.currentUser?.getIdToken(true)
}

const save: Journey = {
  name: `save ${screeningsOfOne} screenings`,
  async go(number) {
    const { database, uid } = member(number)
    const repository = firestoreScreeningRepository(database, uid)
    for (let each = 0; each < screeningsOfOne; each += 1) await repository.save(exampleScreening(each))
  },
  async kept(number) {
    const kept = await server.firestore
      .collection(`users/${member(number).uid}/screenings`)
      .count()
      .get()
    return kept.data().count === screeningsOfOne
  },
}

const history: Journey = {
  name: 'read the history',
  async go(number) {
    const { database, uid } = member(number)
    const { entries } = await firestoreScreeningRepository(database, uid).list()
    if (entries.length !== screeningsOfOne) throw new Error(`${entries.length} results are listed.`)
  },
}

const rate: Journey = {
  name: 'rate an article',
  callable: saveRating.name,
  async go(number) {
    const token = await member(number).auth.currentUser?.getIdToken()
    const stars = 1 + (number % 5)
    const body = JSON.stringify({ data: { targetId: 'sleep', stars } })
    const { status } = await rawCall(saveRating.name, body, {
      token: token ?? '',
      address: addressOf(number),
    })
    if (status !== 200) throw new Error(`answered ${status}`)
  },
  async kept(number) {
    return (await server.firestore.doc(`ratings/sleep_${member(number).uid}`).get()).exists
  },
}

const join: Journey = {
  name: 'ask to join a group, and see the request',
  async go(number) {
    const { database, uid } = member(number)
    await firestoreGroups(database, uid).ask(group, { name: `Load ${number}`, language: 'en' })
    if (!(await getDocFromServer(ownRequest(database, group, uid))).exists()) throw new Error('not seen')
  },
  async kept(number) {
    return (await server.firestore.doc(`groups/${group}/requests/${member(number).uid}`).get()).exists
  },
}

const chat: Journey = {
  name: 'one message to the assistant, with the stand-in',
  callable: assistantReply.name,
  async go(number) {
    const request = asking(`今天和同桌一起画了第 ${number} 页漫画，挺开心的。`)
    const { reason, pieces } = await streamedCall(assistantReply.name, request, {
      address: addressOf(number),
    })
    if (reason !== undefined || pieces.length === 0) throw new Error(reason ?? 'no answer')
  },
}

const find = (services: number): Journey => ({
  name: `find services among ${services.toLocaleString('en')}`,
  // The emulator has no index: each search goes through all services there.
  most: 20,
  async go(number) {
    const { lat, lon } = city
    const query = exampleQuery(lat + (number % 7) / 10, lon)
    const { found } = await firestoreServiceRepository(member(number).database).search(query)
    if (found.length === 0) throw new Error('nothing was found')
  },
})

async function timed(journey: Journey, number: number): Promise<Outcome> {
  const start = performance.now()
  try {
    await journey.go(number)
    return { number, milliseconds: performance.now() - start }
  } catch (error) {
    return { number, milliseconds: performance.now() - start, error: String(error) }
  }
}

/** Takes the numbers from `from` on, so many at a time, and starts the next as soon as one is done. */
async function inTurns(journey: Journey, from: number, { people, atOnce }: Load): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const end = Math.min(people, journey.most ?? people)
  let next = from
  const worker = async () => {
    while (next < end) {
      const number = next
      next += 1
      outcomes.push(await timed(journey, number))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return outcomes
}

/** The emulator starts a process for each call that is answered beside others; what that takes, bench:functions measures. */
async function wake(name: string, atOnce: number): Promise<void> {
  const numbers = Array.from({ length: atOnce }, (_, number) => number)
  await Promise.all(numbers.map((number) => rawCall(name, '{}', { address: addressOf(1000 + number) })))
}

async function aloneFirst(journey: Journey, load: Load) {
  if (journey.callable !== undefined) await wake(journey.callable, load.atOnce)
  const alone = Math.min(aloneAtFirst, load.people)
  const single: Outcome[] = []
  for (let number = 0; number < alone; number += 1) single.push(await timed(journey, number))
  const start = performance.now()
  const together = await inTurns(journey, alone, load)
  return { journey, single, together, seconds: (performance.now() - start) / 1000 }
}

/** @returns whether nothing failed and everything is there that was acknowledged */
export async function runLoad(load: Load): Promise<boolean> {
  const { people, atOnce, services } = load
  console.log(
    `${people} people, ${atOnce} at once; first ${Math.min(aloneAtFirst, people)} of them one after the other`,
  )
  await Promise.all([writeServices(services), openGroup()])
  const measured = [await aloneFirst(signUp, load)]
  for (let number = 0; number < people; number += 1) if (everybody[number]) await verify(number)
  for (const journey of [save, history, rate, join, chat, find(services)])
    measured.push(await aloneFirst(journey, load))

  // Triggers of the server may still be at work.
  await pause(1000)
  const missing = await missingOf(measured)
  const { rows, failures } = report(measured)
  console.table(rows)
  for (const line of [...failures, ...missing]) console.log(line)
  const good = failures.length === 0 && missing.length === 0
  console.log(good ? 'No error; everything acknowledged is there.' : 'NOT GOOD: see above.')
  await closeCallers()
  return good
}
