import { FieldPath } from 'firebase-admin/firestore'
import { server } from './backend'

/** Forgets how often a function was called by anybody, as if their windows and the day had run out. */
export async function forgetCallsOf(functionName: string): Promise<void> {
  const counts = server.firestore
    .collection('rateLimits')
    .orderBy(FieldPath.documentId())
    // The name of a count is the function's, an underscore and a pseudonym in hexadecimal.
    .startAt(`${functionName}_`)
    .endBefore(`${functionName}_~`)
  const budgets = server.firestore.collection('dailyBudgets').where('function', '==', functionName)
  const found = await Promise.all([counts.get(), budgets.get()])
  await Promise.all(found.flatMap(({ docs }) => docs).map(({ ref }) => ref.delete()))
}
