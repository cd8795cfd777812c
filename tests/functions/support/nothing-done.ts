import { allDocuments } from './backend'
import { caughtMails } from './inbox'

/** Runs calls that must be refused, and shows that they wrote no document and sent no e-mail. */
export async function withNothingDone<Value>(work: () => Promise<Value>): Promise<Value> {
  const [documents, mails] = [await allDocuments(), await caughtMails()]
  const value = await work()
  expect(await allDocuments()).toEqual(documents)
  expect(await caughtMails()).toHaveLength(mails.length)
  return value
}
