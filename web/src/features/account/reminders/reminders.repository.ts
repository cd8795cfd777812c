import type { ReminderDocument } from '@amhs/domain/documents/reminder-document'
import type { Language } from '@amhs/domain/localized'
import type { ReminderKind, ReminderPlan } from '@amhs/domain/reminders/reminder-plan'

export interface StoredReminder {
  readonly kind: ReminderKind
  /** null where the document cannot be read: it can still be removed. */
  readonly reminder: ReminderDocument | null
}

/** The reminders of one person, one of each kind at most. */
export interface ReminderRepository {
  readonly list: () => Promise<readonly StoredReminder[]>
  /** Replaces an earlier one of the kind. `nextAt`: when the first mail is due, in milliseconds. */
  readonly save: (kind: ReminderKind, plan: ReminderPlan, nextAt: number, language: Language) => Promise<void>
  readonly remove: (kind: ReminderKind) => Promise<void>
}
