import type { ListPage, ListReader } from './firestore-admin-lists'

type ReaderName = 'messagesOpen' | 'messagesClosed' | 'comments' | 'log' | 'services' | 'groups'
type Lists = typeof import('./firestore-admin-lists')
type PageOf<Reader> = Reader extends ListReader<infer Value> ? ListPage<Value> : never

interface ListPages {
  readonly messagesOpen: PageOf<ReturnType<Lists['contactMessages']>>
  readonly messagesClosed: PageOf<ReturnType<Lists['contactMessages']>>
  readonly comments: PageOf<Lists['pendingComments']>
  readonly log: PageOf<Lists['auditEntries']>
  readonly services: PageOf<Lists['services']>
  readonly groups: PageOf<Lists['groups']>
}

/** Reads one page of a list; Firebase and the readers load with the first call. */
export async function readAdminList<Name extends ReaderName>(
  name: Name,
  after: unknown,
): Promise<ListPages[Name]> {
  const [{ loadFirebase }, lists] = await Promise.all([
    import('../../platform/firebase/firebase-services'),
    import('./firestore-admin-lists'),
  ])
  const { firestore } = await loadFirebase()
  const readers: { readonly [Key in ReaderName]: () => Promise<ListPages[Key]> } = {
    messagesOpen: () => lists.contactMessages('open')(firestore, after),
    messagesClosed: () => lists.contactMessages('closed')(firestore, after),
    comments: () => lists.pendingComments(firestore, after),
    log: () => lists.auditEntries(firestore, after),
    services: () => lists.services(firestore, after),
    groups: () => lists.groups(firestore, after),
  }
  return readers[name]()
}

/** The mark of the next page, for `usePages`. */
export const nextMark = (page: { readonly next: unknown }) => page.next
