/** What stands for somebody in the log who is no account: an erased one, and the rule that disables a banned address again. */
const notAccounts: readonly string[] = ['erased', 'ban']

/** The account that a target of the log means, if it means one. */
export function accountOf(target: string): string | undefined {
  const [, uid] = /^users\/([^/]+)$/.exec(target) ?? []
  return uid === undefined || notAccounts.includes(uid) ? undefined : uid
}

/** The accounts, services, groups and messages that entries of the log name by their number, each once; at most as many accounts as one call tells. */
export function namedIn(entries: readonly { readonly actorUid: string; readonly target: string }[]) {
  const actors = entries.map(({ actorUid }) => actorUid).filter((uid) => !notAccounts.includes(uid))
  const accounts = entries.flatMap(({ target }) => accountOf(target) ?? [])
  const of = (pattern: RegExp) => [
    ...new Set(entries.map(({ target }) => target).filter((target) => pattern.test(target))),
  ]
  return {
    uids: [...new Set([...actors, ...accounts])].slice(0, 50),
    places: of(/^(services|groups)\/[^/]+$/),
    letters: of(/^contactMessages\/[^/]+$/),
  }
}
