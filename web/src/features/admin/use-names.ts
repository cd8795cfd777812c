import { listUsers } from '@amhs/domain/contracts/list-users.contract'
import { groupSchema } from '@amhs/domain/documents/group-document'
import { serviceSchema } from '@amhs/domain/documents/service-document'
import type { Localized } from '@amhs/domain/localized'
import { doc, type Firestore, getDocFromServer } from 'firebase/firestore'
import { useFirestore } from 'reactfire'
import * as v from 'valibot'
import { useRead } from '../../platform/data/use-read'
import { callFunction, callTimeoutMs } from '../../platform/firebase/call-function'
import { namedIn } from './log-names'

/** What a name is asked of where a page knows a path alone: the services and groups, which everybody may read. */
const named = v.object({ name: v.union([serviceSchema.entries.name, groupSchema.entries.name]) })

async function nameAt(firestore: Firestore, path: string): Promise<Localized | null> {
  const parsed = v.safeParse(named, (await getDocFromServer(doc(firestore, path))).data())
  return parsed.success ? parsed.output.name : null
}

/** The name of a service, with its city; null where it is no longer there. */
export function useServiceName(id: string) {
  const firestore = useFirestore()
  return useRead({
    key: ['admin', 'service name', id],
    read: async () => {
      const snapshot = await getDocFromServer(doc(firestore, 'services', id))
      const parsed = v.safeParse(v.pick(serviceSchema, ['name', 'city']), snapshot.data())
      return parsed.success ? parsed.output : null
    },
  })
}

export interface Names {
  /** Accounts that are still there: how each is called, and its address. */
  readonly accounts: ReadonlyMap<string, { readonly displayName: string; readonly email: string }>
  /** Services and groups that are still there, by their path. */
  readonly places: ReadonlyMap<string, Localized>
}

/** The names of what entries of the log only know by number; undefined until they are there. */
export function useNames(
  entries: readonly { readonly actorUid: string; readonly target: string }[],
): Names | undefined {
  const firestore = useFirestore()
  const { uids, paths } = namedIn(entries)
  const { data } = useRead({
    key: ['admin', 'names', [...uids, ...paths].join(' ')],
    enabled: uids.length + paths.length > 0,
    timeoutMs: callTimeoutMs,
    read: async (): Promise<Names> => {
      const [users, places] = await Promise.all([
        uids.length === 0 ? [] : callFunction(listUsers, { uids }).then((answer) => answer.users),
        Promise.all(paths.map(async (path) => [path, await nameAt(firestore, path)] as const)),
      ])
      return {
        accounts: new Map(users.map(({ uid, displayName, email }) => [uid, { displayName, email }])),
        places: new Map(places.flatMap(([path, name]) => (name === null ? [] : [[path, name] as const]))),
      }
    },
  })
  return data
}
