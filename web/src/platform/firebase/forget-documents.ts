interface ReactfireGlobals {
  _reactFirePreloadedObservables?: Map<string, unknown>
}

/**
 * Forgets the documents that reactfire keeps in memory. It keeps failed ones too: without this, a person who signs out
 * and in again would meet the refusal that the signed-out moment caused, and the next person the data of the last one.
 */
export function forgetDocuments(): void {
  const kept = (globalThis as ReactfireGlobals)._reactFirePreloadedObservables
  for (const key of kept?.keys() ?? []) {
    if (key.startsWith('firestore:')) kept?.delete(key)
  }
}
