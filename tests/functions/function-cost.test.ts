import { randomInt } from 'node:crypto'
import { answerGroupRequest } from '@amhs/domain/contracts/answer-group-request.contract'
import { assistantReply } from '@amhs/domain/contracts/assistant-reply.contract'
import { createShare } from '@amhs/domain/contracts/create-share.contract'
import type { CallableContract, CallRequest, CallResponse } from '@amhs/domain/contracts/define-callable'
import { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import { makeProfessionalCode } from '@amhs/domain/contracts/make-professional-code.contract'
import { readProfessionalCode } from '@amhs/domain/contracts/read-professional-code.contract'
import { saveRating } from '@amhs/domain/contracts/save-rating.contract'
import { sendContactMessage } from '@amhs/domain/contracts/send-contact-message.contract'
import { Timestamp } from 'firebase-admin/firestore'
import { eraseDeleted } from '../../functions/src/account/erase-deleted'
import { finishErasing } from '../../functions/src/account/finish-erasing'
import { freeSeat } from '../../functions/src/groups/free-seat'
import { markUrgent } from '../../functions/src/groups/mark-urgent'
import * as all from '../../functions/src/index'
import { takeBackDeleted } from '../../functions/src/professionals/take-back-deleted'
import { encrypt, randomText } from '../../web/src/features/sharing/link/encryption'
import { startChatStandIn } from '../support/chat-stand-in.mjs'
import { server } from './support/backend'
import { billOf } from './support/bill'
import { checkEntry, createAccount } from './support/callers'
import { asking } from './support/chat'
import { contactRequest } from './support/contact-request'
import { type FunctionCost, functionCosts } from './support/function-costs'
import { groupLedBy } from './support/groups'
import { type LocalFunctions, serveLocally } from './support/local-functions'
import { unsignedToken } from './support/raw-call'

// In this process, where what the functions ask the database goes through the counted library.
let functions: LocalFunctions
let provider: Awaited<ReturnType<typeof startChatStandIn>>
beforeAll(async () => {
  process.env.SMTP_HOST = ''
  provider = await startChatStandIn(0)
  vi.stubEnv('AI_BASE_URL', `${provider.address}/v1`)
  vi.stubEnv('AI_MODEL', 'stand-in')
  functions = await serveLocally({
    answerGroupRequest: all.answerGroupRequest,
    assistantReply: all.assistantReply,
    createShare: all.createShare,
    deleteAccount: all.deleteAccount,
    makeProfessionalCode: all.makeProfessionalCode,
    readProfessionalCode: all.readProfessionalCode,
    saveRating: all.saveRating,
    sendContactMessage: all.sendContactMessage,
    // As Hosting leads it there.
    's/:id': all.sharedResult,
  })
})
afterAll(async () => {
  await functions.close()
  await provider.stop()
  vi.unstubAllEnvs()
})

// An address of its own for this run: what was called from it before stands in the same number of documents.
const address = `198.19.${randomInt(256)}.${randomInt(256)}`

/** Somebody with an account; the client library would sign in to the emulators' own project. */
interface Person {
  readonly uid: string
  readonly email: string
  readonly token: string
}

async function person(role: 'user' | 'professional' = 'user'): Promise<Person> {
  const { uid, email } = await createAccount({ role })
  return { uid, email, token: unsignedToken(uid, { email, email_verified: true, role }) }
}

/** Calls as a page does, and gives the answer. */
async function call<Contract extends CallableContract>(
  { token }: Person,
  contract: Contract,
  data: CallRequest<Contract>,
): Promise<CallResponse<Contract>> {
  const answer = await functions.call(contract.name, JSON.stringify({ data }), { token, caller: address })
  if (answer.error) throw new Error(`${contract.name}: ${JSON.stringify(answer.error)}`)
  return answer.result as CallResponse<Contract>
}

async function share(owner: Person): Promise<string> {
  const [id, key] = [randomText(), randomText()]
  await call(owner, createShare, {
    id,
    jwe: await encrypt('{"resourceType":"Bundle","type":"collection","entry":[]}', key),
    audience: 'doctor',
    results: 1,
    days: 7,
  })
  return id
}

async function look(id: string, method: 'HEAD' | 'POST'): Promise<void> {
  const body = method === 'POST' ? { body: JSON.stringify({ recipient: 'Dr Lin' }) } : {}
  const { status } = await fetch(`${functions.address}/s/${id}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    ...body,
  })
  expect(status).toBe(method === 'POST' ? 200 : 204)
}

/** A group of somebody who may lead one, and the request of somebody else to join it. */
async function groupWithRequest(asker: Person, message: string) {
  const facilitator = await checkedFacilitator()
  const group = server.firestore.collection('groups').doc()
  await group.set({ ...groupLedBy(facilitator.uid, { capacity: 12, taken: 0 }), createdAt: Timestamp.now() })
  const requestedAt = Timestamp.now()
  await group
    .collection('requests')
    .doc(asker.uid)
    .set({ uid: asker.uid, name: 'Lin', message, language: 'en', requestedAt, status: 'asked' })
  return { facilitator, groupId: group.id, requestedAt: requestedAt.toMillis() }
}

async function checkedFacilitator(): Promise<Person> {
  const facilitator = await person('professional')
  await checkEntry(facilitator.uid)
  return facilitator
}

/** What somebody does, and what functions are called for it, triggers included. */
interface FunctionJourney {
  readonly name: string
  readonly calls: number
  /** Makes ready, and gives what is counted. */
  readonly prepare: () => Promise<() => Promise<unknown>>
}

const screeningsOfLeaver = 20

/** In the order in which a person meets them. */
const journeys: readonly FunctionJourney[] = [
  {
    name: 'Rate an article, with a comment',
    calls: 1,
    prepare: async () => {
      const reader = await person()
      return () => call(reader, saveRating, { targetId: 'sleep', stars: 5, comment: 'It helped me' })
    },
  },
  {
    name: 'Assistant: one message, signed in',
    calls: 1,
    prepare: async () => {
      const somebody = await person()
      return () => call(somebody, assistantReply, asking('How do I plan my week?'))
    },
  },
  {
    name: 'Share a result as a link',
    calls: 1,
    prepare: async () => {
      const owner = await person()
      return () => share(owner)
    },
  },
  {
    name: 'Open a shared link: whether it is over, then the result',
    calls: 2,
    prepare: async () => {
      const id = await share(await person())
      return async () => {
        await look(id, 'HEAD')
        await look(id, 'POST')
      }
    },
  },
  {
    name: 'Write to us, signed in',
    calls: 1,
    prepare: async () => {
      const writer = await person()
      return () => call(writer, sendContactMessage, contactRequest())
    },
  },
  {
    name: 'Ask to join a group with a message: look for urgent words',
    calls: 1,
    prepare: async () => {
      const asker = await person()
      const { groupId } = await groupWithRequest(asker, 'I sleep badly')
      return () => markUrgent(groupId, asker.uid)
    },
  },
  {
    name: 'Facilitator: accept a request',
    calls: 1,
    prepare: async () => {
      const asker = await person()
      const { facilitator, groupId, requestedAt } = await groupWithRequest(asker, 'I sleep badly')
      return () =>
        call(facilitator, answerGroupRequest, {
          groupId,
          uid: asker.uid,
          decision: 'accepted',
          seen: { status: 'asked', requestedAt },
        })
    },
  },
  {
    name: 'Professional: show a code',
    calls: 1,
    prepare: async () => {
      const professional = await checkedFacilitator()
      return () => call(professional, makeProfessionalCode, { renew: false })
    },
  },
  {
    name: 'Look at whom a code belongs to',
    calls: 1,
    prepare: async () => {
      const [professional, owner] = [await checkedFacilitator(), await person()]
      const { code } = await call(professional, makeProfessionalCode, { renew: false })
      return () => call(owner, readProfessionalCode, { code })
    },
  },
  {
    name: `Delete an account with ${screeningsOfLeaver} results, 3 saved articles, a rating, a link and a seat in a group`,
    // The call; the account's, the mark's and the seat's triggers, and one for each result.
    calls: 4 + screeningsOfLeaver,
    prepare: async () => {
      const leaver = await person()
      const own = server.firestore.doc(`users/${leaver.uid}`)
      const ids = Array.from({ length: screeningsOfLeaver }, (_, number) => `entry-${number}`)
      await Promise.all(ids.map((id) => own.collection('screenings').doc(id).set({ id })))
      await Promise.all(
        ['sleep', 'stress', 'anger'].map((id) => own.collection('savedArticles').doc(id).set({ id })),
      )
      await call(leaver, saveRating, { targetId: 'sleep', stars: 5 })
      await share(leaver)
      const { groupId } = await groupWithRequest(leaver, 'I sleep badly')
      await server.firestore.doc(`groups/${groupId}/requests/${leaver.uid}`).update({ status: 'accepted' })
      return async () => {
        await call(leaver, deleteAccount, { confirm: 'delete my account' })
        for (const id of ids) await takeBackDeleted(leaver.uid, id)
        await freeSeat(groupId)
        await eraseDeleted({ uid: leaver.uid, email: leaver.email, emailVerified: true, disabled: false })
        await finishErasing(leaver.uid)
      }
    },
  },
]

test.each(journeys)('$name', async ({ name, calls, prepare }) => {
  const bill = await billOf(await prepare())
  const known = functionCosts.find((cost) => cost.name === name)
  // Where this is as wished, write it into function-costs.ts and run `npm run generate:documents`.
  expect({ name, calls, ...bill } satisfies FunctionCost).toEqual(known)
})

test('what is known of costs is of these journeys, in their order', () => {
  expect(functionCosts.map(({ name }) => name)).toEqual(journeys.map(({ name }) => name))
})
