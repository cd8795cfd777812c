import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'

type AuditValues = Readonly<Record<string, string | number | boolean | null>>

/** One administrative change as it is kept; it names accounts by uid only, never by name or address. */
export interface AuditEntry {
  readonly action:
    | 'role-changed'
    | 'account-disabled'
    | 'account-enabled'
    | 'account-removed'
    | 'service-saved'
    | 'service-removed'
    | 'group-saved'
    | 'group-removed'
    | 'group-handed-over'
    | 'group-member-removed'
    | 'comment-reviewed'
    | 'message-closed'
    | 'error-report-closed'
    | 'professional-granted'
    | 'professional-refused'
    | 'professional-checked-again'
  readonly actorUid: string
  /** Path of the changed document. */
  readonly target: string
  /** Whose document it is, where the path does not say; erased with the account. */
  readonly subjectUid?: string
  readonly before?: AuditValues
  readonly after?: AuditValues
}

/** Adds the entry to the transaction or batch that makes the change, so that neither happens without the other. */
export async function audit(
  firestore: Firestore,
  write: Transaction | WriteBatch,
  entry: AuditEntry,
): Promise<void> {
  const { FieldValue, Timestamp } = await import('firebase-admin/firestore')
  // Both offer `create`; the union of their overloads cannot be called directly.
  const document = firestore.collection('auditLog').doc()
  const expiresAt = Timestamp.fromMillis(Date.now() + retentionTimes.auditEntry)
  const data = { ...entry, at: FieldValue.serverTimestamp(), expiresAt }
  if ('commit' in write) write.create(document, data)
  else write.create(document, data)
}

/** Whether an administrator has ever enabled this account, as far back as the log goes. */
export async function wasEnabled(
  firestore: Firestore,
  uid: string,
  transaction?: Transaction,
): Promise<boolean> {
  const entries = firestore
    .collection('auditLog')
    .where('target', '==', `users/${uid}`)
    .where('action', '==', 'account-enabled' satisfies AuditEntry['action'])
    .limit(1)
  return !(await (transaction ? transaction.get(entries) : entries.get())).empty
}
