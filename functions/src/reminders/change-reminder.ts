import type { changeReminder } from '@amhs/domain/contracts/change-reminder.contract'
import { reminderSchema } from '@amhs/domain/documents/reminder-document'
import { nextReminder } from '@amhs/domain/reminders/reminder-plan'
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { safeParse } from 'valibot'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { ownerOf } from './reminder-link'

type Wish = 'look' | 'stop' | 'go-on'
type State = 'on' | 'stopped' | 'gone'

const comes = (reminder: QueryDocumentSnapshot) => reminder.get('nextAt') !== null

/** Stops all reminders of a mark: who presses once wants no more of these mails, whichever brought the link. */
function stopAll(transaction: Transaction, reminders: readonly QueryDocumentSnapshot[]): State {
  for (const { ref } of reminders.filter(comes)) transaction.update(ref, { nextAt: null, ended: 'link' })
  return 'stopped'
}

async function goOn(transaction: Transaction, reminders: readonly QueryDocumentSnapshot[]): Promise<State> {
  const { FieldValue, Timestamp } = await import('firebase-admin/firestore')
  let state: State = reminders.some(comes) ? 'on' : 'stopped'
  for (const reminder of reminders.filter((found) => found.get('ended') === 'link')) {
    const parsed = safeParse(reminderSchema, reminder.data())
    const next = parsed.success ? nextReminder(parsed.output, Date.now()) : null
    if (next !== null) state = 'on'
    transaction.update(reminder.ref, {
      nextAt: next === null ? null : Timestamp.fromMillis(next),
      ended: next === null ? 'over' : FieldValue.delete(),
    })
  }
  return state
}

/** Does what a link asks for. Done twice it is the same as done once. */
export async function changeReminders(mark: string, wish: Wish): Promise<State> {
  const uid = ownerOf(mark)
  if (uid === null) return 'gone'
  const firestore = await database()
  const all = firestore.collection('users').doc(uid).collection('reminders')
  return firestore.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(all)
    if (docs.length === 0) return 'gone'
    if (wish === 'stop') return stopAll(transaction, docs)
    if (wish === 'go-on') return goOn(transaction, docs)
    return docs.some(comes) ? 'on' : 'stopped'
  })
}

export const handleChangeReminder: Handler<typeof changeReminder> = async ({ request }) => ({
  state: await changeReminders(request.mark, request.wish),
})
