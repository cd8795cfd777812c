import { listedDocuments } from '../functions/commands/import-services'
import type { Seed } from './seed-context'

/** The services that come with the site, as the finder's database holds them. */
export const seed: Seed = async ({ firestore }) => {
  const documents = listedDocuments()
  const batch = firestore.batch()
  for (const [id, document] of documents) batch.set(firestore.doc(`services/${id}`), document)
  await batch.commit()
  return `${documents.size} services`
}
