import { listLimits } from '@amhs/domain/documents/document-limits'
import { reminderSchema } from '@amhs/domain/documents/reminder-document'
import { schemaVersions } from '@amhs/domain/documents/schema-versions'
import { reminderKinds } from '@amhs/domain/reminders/reminder-plan'
import type { Firestore } from 'firebase/firestore'
import {
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  Timestamp,
} from 'firebase/firestore'
import { safeParse } from 'valibot'
import type { ReminderRepository } from './reminders.repository'

/** Reminders by mail of a hosted account, `users/{uid}/reminders/{kind}`. */
export function firestoreReminders(firestore: Firestore, uid: string): ReminderRepository {
  const reminders = collection(firestore, 'users', uid, 'reminders')
  return {
    async list() {
      const { docs } = await getDocsFromServer(query(reminders, limit(listLimits.reminders)))
      return reminderKinds.flatMap((kind) => {
        const found = docs.find(({ id }) => id === kind)
        if (!found) return []
        const parsed = safeParse(reminderSchema, found.data())
        return [{ kind, reminder: parsed.success ? parsed.output : null }]
      })
    },
    async save(kind, plan, nextAt, language) {
      const { every, firstDay, hour, timeZone, until } = plan
      await setDoc(doc(reminders, kind), {
        schemaVersion: schemaVersions.reminder,
        every,
        firstDay,
        hour,
        timeZone,
        language,
        until,
        nextAt: Timestamp.fromMillis(nextAt),
      })
    },
    async remove(kind) {
      await deleteDoc(doc(reminders, kind))
    },
  }
}
