import type { ConsentKind } from '@amhs/domain/documents/document-limits'
import type { Language } from '@amhs/domain/localized'
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore'
import { firebaseServices } from './backend'
import { withTimeout } from './with-timeout'

/** Writes consents into the person's own profile, with the server's time. */
export async function writeProfileConsents(
  uid: string,
  kinds: readonly ConsentKind[],
  consent: { readonly given: boolean; readonly version: string; readonly language: Language },
): Promise<void> {
  const { firestore } = await firebaseServices()
  const changes = Object.fromEntries(
    kinds.map((kind) => [`consents.${kind}`, { ...consent, at: serverTimestamp() }]),
  )
  await withTimeout(updateDoc(doc(firestore, 'users', uid), { ...changes, updatedAt: serverTimestamp() }))
}
