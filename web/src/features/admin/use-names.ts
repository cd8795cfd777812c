import { listUsers } from '@amhs/domain/contracts/list-users.contract'
import { contactMessageSchema } from '@amhs/domain/documents/contact-message-document'
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

/** A message or a report of an error, by what an administrator knows it by. */
export type Letter = { readonly name: string; readonly createdAt: number } & (
  | { readonly kind: 'contact'; readonly subject: string }
  /** The name of the service that is wrong; null where it is no longer there. */
  | { readonly kind: 'service-error'; readonly service: Localized | null }
)

async function letterAt(firestore: Firestore, path: string): Promise<Letter | null> {
  const parsed = v.safeParse(contactMessageSchema, (await getDocFromServer(doc(firestore, path))).data())
  if (!parsed.success) return null
  const { name, createdAt, ...letter } = parsed.output
  return letter.kind === 'contact'
    ? { kind: letter.kind, name, createdAt, subject: letter.subject }
    : { kind: letter.kind, name, createdAt, service: await nameAt(firestore, `services/${letter.serviceId}`) }
}

/** What is still there, by its path. */
async function readEach<Value>(
  paths: readonly string[],
  read: (path: string) => Promise<Value | null>,
): Promise<ReadonlyMap<string, Value>> {
  const values = await Promise.all(paths.map(async (path) => [path, await read(path)] as const))
  return new Map(values.flatMap(([path, value]) => (value === null ? [] : [[path, value] as const])))
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
  /** Messages and reports of errors that are still there, by their path. */
  readonly letters: ReadonlyMap<string, Letter>
}

/** The names of what entries of the log only know by number; undefined until they are there. */
export function useNames(
  entries: readonly { readonly actorUid: string; readonly target: string }[],
): Names | undefined {
  const firestore = useFirestore()
  const { uids, places, letters } = namedIn(entries)
  const all = [...uids, ...places, ...letters]
  const { data } = useRead({
    key: ['admin', 'names', all.join(' ')],
    enabled: all.length > 0,
    timeoutMs: callTimeoutMs,
    read: async (): Promise<Names> => {
      const [users, ...found] = await Promise.all([
        uids.length === 0 ? [] : callFunction(listUsers, { uids }).then((answer) => answer.users),
        readEach(places, (path) => nameAt(firestore, path)),
        readEach(letters, (path) => letterAt(firestore, path)),
      ])
      return {
        accounts: new Map(users.map(({ uid, displayName, email }) => [uid, { displayName, email }])),
        places: found[0],
        letters: found[1],
      }
    },
  })
  return data
}
