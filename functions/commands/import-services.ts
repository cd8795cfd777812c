// npm run services:import -- --project x [--write]: brings the list of services that comes with the site into an empty database.
import { pathToFileURL } from 'node:url'
import { getApps, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { geohashForLocation } from 'geofire-common'
import * as v from 'valibot'
import { withProject } from '../../deploy/project/project-access'
import { type ServiceDocument, serviceSchema } from '../../domain/src/documents/service-document'
import { bundledServices } from '../../domain/src/services/service'
import sources from '../../domain/src/services/service-sources.json' with { type: 'json' }
import { commandLine } from '../../tools/command-line'

/** The length that `saveService` writes as well: cells of about five metres. */
const geohashLength = 9

/** The services that come with the site, by id, as the finder's database holds them. */
export function listedDocuments(): ReadonlyMap<string, ServiceDocument> {
  const noteOf = new Map<string, string>(Object.entries(sources))
  return new Map(
    bundledServices.map(({ id, ...service }) => {
      const geohash = geohashForLocation([service.lat, service.lon], geohashLength)
      return [id, v.parse(serviceSchema, { ...service, source: noteOf.get(id) ?? '', geohash })] as const
    }),
  )
}

/**
 * Writes the listed services into a database that has none.
 * @param write whether to write; otherwise it only counts
 * @returns how many there are to write
 * @throws Error where there are some: administrators change and remove them, and nothing of that may come back
 */
export async function importServices(firestore: Firestore, write: boolean): Promise<number> {
  const there = (await firestore.collection('services').listDocuments()).length
  if (there > 0)
    throw new Error(
      `The database has ${there} services already. They are changed in the admin panel; nothing was written.`,
    )
  const documents = listedDocuments()
  const batch = firestore.batch()
  for (const [id, document] of documents) batch.create(firestore.doc(`services/${id}`), document)
  if (write) await batch.commit()
  return documents.size
}

const call = 'npm run services:import -- --project my-project'
const usage = `${call} [--write]
Brings the list of services that comes with the site into a database that has none, so that signed-in people find them too.
  --project NAME   id of the project, or its alias in .firebaserc; otherwise GCLOUD_PROJECT
  --write          writes them; without it nothing is changed, and it only counts`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = commandLine(usage, {
    options: { project: { type: 'string' }, write: { type: 'boolean', default: false } },
  })
  await withProject(values.project, call, async (projectId) => {
    const app = getApps()[0] ?? initializeApp({ projectId })
    const count = await importServices(getFirestore(app), values.write)
    console.log(
      values.write
        ? `${projectId} has ${count} services now. Administrators change them in the panel.`
        : `${projectId} has no services; --write would bring ${count}. Nothing was changed.`,
    )
  })
}
