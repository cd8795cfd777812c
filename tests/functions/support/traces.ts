import { allDocuments, server } from './backend'
import type { Caller } from './callers'

/**
 * Every trace of a person that can be found: in paths and contents of documents, files and accounts. Not the mark of the
 * erased account and its place among the erasures, which are there to keep it erased and end by themselves.
 */
export async function tracesOf(person: Caller): Promise<string[]> {
  const mentions = (text: string) => text.includes(person.uid) || text.includes(person.email)
  const kept = ['deleted', 'erasures'].map((collection) => `${collection}/${person.uid}`)
  const documents = [...(await allDocuments())].filter(
    ([path, content]) => !kept.includes(path) && (mentions(path) || mentions(content)),
  )
  const [files] = await server.storage.bucket().getFiles({ prefix: `users/${person.uid}/` })
  const { users } = await server.auth.getUsers([{ uid: person.uid }, { email: person.email }])
  return [
    ...documents.map(([path]) => path),
    ...files.map(({ name }) => name),
    ...users.map(({ uid }) => uid),
  ].sort()
}
