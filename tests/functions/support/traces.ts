import { allDocuments, server } from './backend'
import type { Caller } from './callers'

/**
 * Every trace of a person that can be found: in paths and contents of documents, files and accounts. Not the mark of the
 * erased account, which is there to keep it erased and ends by itself.
 */
export async function tracesOf(person: Caller): Promise<string[]> {
  const mentions = (text: string) => text.includes(person.uid) || text.includes(person.email)
  const documents = [...(await allDocuments())].filter(
    ([path, content]) => path !== `deleted/${person.uid}` && (mentions(path) || mentions(content)),
  )
  const [files] = await server.storage.bucket().getFiles({ prefix: `users/${person.uid}/` })
  const { users } = await server.auth.getUsers([{ uid: person.uid }, { email: person.email }])
  return [
    ...documents.map(([path]) => path),
    ...files.map(({ name }) => name),
    ...users.map(({ uid }) => uid),
  ].sort()
}
