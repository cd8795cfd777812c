import { createRequire } from 'node:module'
import { isEmulated } from './platform/environment'
import { callerHashPrevious, callerHashSecret, smtpPassword } from './platform/parameters'
import { region } from './platform/region'

/**
 * Functions that the database or Auth calls, not a page.
 *
 * What the library needs for them doubles the time in which a function starts, so it is loaded only where the platform runs one
 * of them (it says which function a process is for) or lists all functions (it says nothing). Not with `await`, which
 * the Functions emulator cannot load.
 */
const load = createRequire(import.meta.url)

function isWanted(name: string): boolean {
  const target = process.env.FUNCTION_TARGET ?? ''
  return target === '' || target === name
}

function firestoreTriggers(): typeof import('firebase-functions/firestore') {
  return load('firebase-functions/firestore')
}

function accountTriggers(): typeof import('firebase-functions/identity') {
  return load('firebase-functions/identity')
}

function schedules(): typeof import('firebase-functions/scheduler') {
  return load('firebase-functions/scheduler')
}

// Tried again until it succeeds: each can be repeated from wherever it was cut off.
const options = {
  region,
  retry: true,
  maxInstances: 3,
  // The one before it for bans, which are looked up here alone.
  secrets: isEmulated() ? [] : [callerHashSecret, ...(callerHashPrevious ? [callerHashPrevious] : [])],
} as const

const mailSecrets = [...options.secrets, ...(smtpPassword ? [smtpPassword] : [])]

/** By name; undefined where the process is for another function. */
export const triggers = {
  // Of the second generation, as everything else: the first does not know this version of Node.
  eraseDeleted: isWanted('eraseDeleted')
    ? accountTriggers().onUserDeleted(options, async ({ data }) => {
        await (await import('./account/erase-deleted')).eraseDeleted(data)
      })
    : undefined,
  finishErasing: isWanted('finishErasing')
    ? firestoreTriggers().onDocumentDeleted({ ...options, document: 'deleted/{uid}' }, async (event) => {
        await (await import('./account/finish-erasing')).finishErasing(event.params.uid)
      })
    : undefined,
  freeSeat: isWanted('freeSeat')
    ? firestoreTriggers().onDocumentDeleted(
        { ...options, document: 'groups/{group}/requests/{uid}' },
        async (event) => {
          // Only a member's request holds a seat.
          if (event.data?.get('status') !== 'accepted') return
          await (await import('./groups/free-seat')).freeSeat(event.params.group)
        },
      )
    : undefined,
  markUrgent: isWanted('markUrgent')
    ? firestoreTriggers().onDocumentCreated(
        { ...options, document: 'groups/{group}/requests/{uid}' },
        async (event) => {
          // A request without words needs no word list.
          if (event.data?.get('message') === undefined) return
          await (await import('./groups/mark-urgent')).markUrgent(event.params.group, event.params.uid)
        },
      )
    : undefined,
  tellOfNewHands: isWanted('tellOfNewHands')
    ? firestoreTriggers().onDocumentUpdated(
        { ...options, secrets: mailSecrets, document: 'groups/{group}/requests/{uid}' },
        async (event) => {
          const { before, after } = event.data ?? {}
          const { group: groupId, uid } = event.params
          const { tellOfNewHands } = await import('./groups/tell-of-new-hands')
          const { tellOfEnd } = await import('./groups/tell-of-end')
          await tellOfEnd(groupId, uid, { before: before?.get('status'), after: after?.get('status') })
          await tellOfNewHands({
            groupId,
            uid,
            status: after?.get('status'),
            before: before?.get('handedOverAt')?.toMillis(),
            after: after?.get('handedOverAt')?.toMillis(),
          })
        },
      )
    : undefined,
  endGrant: isWanted('endGrant')
    ? firestoreTriggers().onDocumentDeleted({ ...options, document: 'grants/{grant}' }, async (event) => {
        await (await import('./professionals/end-grant')).endGrant(event.params.grant)
      })
    : undefined,
  leaveGrant: isWanted('leaveGrant')
    ? firestoreTriggers().onDocumentUpdated(
        { ...options, secrets: mailSecrets, document: 'grants/{grant}' },
        async (event) => {
          const { before, after } = event.data ?? {}
          // Only the moment at which it ends: its owner may have changed it in any other way.
          if (before?.get('endedAt') !== undefined || after?.get('endedAt') === undefined) return
          const { tellLeft } = await import('./professionals/leave-grant')
          await tellLeft(event.params.grant, String(after.get('ownerUid')), after.get('endedAt').toMillis())
        },
      )
    : undefined,
  takeBackDeleted: isWanted('takeBackDeleted')
    ? firestoreTriggers().onDocumentDeleted(
        { ...options, document: 'users/{uid}/screenings/{screening}' },
        async (event) => {
          const { uid, screening } = event.params
          await (await import('./professionals/take-back-deleted')).takeBackDeleted(uid, screening)
        },
      )
    : undefined,
  refuseBanned: isWanted('refuseBanned')
    ? firestoreTriggers().onDocumentCreated({ ...options, document: 'users/{uid}' }, async (event) => {
        await (await import('./account/refuse-banned')).refuseBanned(event.params.uid)
      })
    : undefined,
  // No second try: the next run, a quarter of an hour later, finds what this one left.
  sendReminders: isWanted('sendReminders')
    ? schedules().onSchedule(
        {
          schedule: 'every 15 minutes',
          region,
          maxInstances: 1,
          timeoutSeconds: 540,
          secrets: mailSecrets,
        },
        async () => {
          await (await import('./reminders/send-due-reminders')).sendDueReminders()
        },
      )
    : undefined,
  tellFacilitators: isWanted('tellFacilitators')
    ? schedules().onSchedule(
        { schedule: 'every 15 minutes', region, maxInstances: 1, timeoutSeconds: 300, secrets: mailSecrets },
        async () => {
          const { tellFacilitators } = await import('./groups/tell-facilitators')
          const { announceContactMessages } = await import('./email/contact-notice')
          // Neither keeps the other from being told.
          const runs = await Promise.allSettled([tellFacilitators(), announceContactMessages()])
          const failed = runs.find(({ status }) => status === 'rejected')
          if (failed?.status === 'rejected') throw failed.reason
        },
      )
    : undefined,
}
