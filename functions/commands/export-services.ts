// npm run services:export -- --project x: writes the list of services that comes with the site from the database of a project.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { withProject } from '../../deploy/project/project-access'
import { serviceSchema } from '../../domain/src/documents/service-document'
import type { ServiceFact } from '../../domain/src/services/service'
import { cities, isInCity, serviceFact } from '../../domain/src/services/service'
import { commandLine } from '../../tools/command-line'

const folder = new URL('../../domain/src/services/', import.meta.url)
const listFile = new URL('services.json', folder)
const sourcesFile = new URL('service-sources.json', folder)

interface ServiceList {
  readonly checkedOn: string
  readonly services: readonly ServiceFact[]
}

export interface StoredService {
  readonly id: string
  readonly data: unknown
}

/**
 * The two files that the documents of `services` make. Services that the list holds already keep their place, so that a
 * review of the change shows what an administrator changed; new ones stand at the end, in the order of their ids.
 *
 * @throws Error where there is no document, or that names every document that does not fit its schema or lies in none of the listed cities: nothing is
 *   left out unsaid
 */
export function listOf(
  documents: readonly StoredService[],
  before: ServiceList,
): { readonly list: ServiceList; readonly sources: Readonly<Record<string, string>> } {
  if (documents.length === 0)
    throw new Error(
      'The database has no services; nothing was written. npm run services:import brings the list into it.',
    )
  const problems: string[] = []
  const entries = documents.flatMap(({ id, data }) => {
    const parsed = v.safeParse(serviceSchema, data)
    if (!parsed.success) {
      problems.push(`${id} does not fit its schema: ${JSON.stringify(v.flatten(parsed.issues).nested)}`)
      return []
    }
    const { geohash: _geohash, source, ...facts } = parsed.output
    const service = { id, ...facts }
    if (!cities.some((city) => isInCity(service, city)))
      problems.push(`${id} lies in ${service.city.en}, which is not in cities.json: add the city first`)
    return [{ service, source }]
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))

  const placeOf = new Map(before.services.map(({ id }, place) => [id, place]))
  const placed = entries.toSorted(
    (one, other) =>
      (placeOf.get(one.service.id) ?? Number.POSITIVE_INFINITY) -
        (placeOf.get(other.service.id) ?? Number.POSITIVE_INFINITY) ||
      (one.service.id < other.service.id ? -1 : 1),
  )
  return {
    list: {
      checkedOn: before.checkedOn,
      services: placed.map(({ service }) => serviceFact(service, before.checkedOn)),
    },
    sources: Object.fromEntries(placed.map(({ service, source }) => [service.id, source])),
  }
}

async function write(projectId: string, isDryRun: boolean): Promise<void> {
  const app = getApps()[0] ?? initializeApp({ projectId })
  const { docs } = await getFirestore(app).collection('services').get()
  const before = JSON.parse(readFileSync(listFile, 'utf8')) as ServiceList
  const { list, sources } = listOf(
    docs.map((snapshot) => ({ id: snapshot.id, data: snapshot.data() })),
    before,
  )
  if (isDryRun) {
    console.log(
      `${list.services.length} services of ${projectId}, ${before.services.length} in the list of now. Nothing was written.`,
    )
    return
  }
  writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`)
  writeFileSync(sourcesFile, `${JSON.stringify(sources, null, 2)}\n`)
  console.log(`${list.services.length} services of ${projectId}. Look at the change, run the tests, deploy.`)
}

const call = 'npm run services:export -- --project my-project'
const usage = `${call} [--dry-run]
Writes the list of services that comes with the site from the database of a project, which stays as it is.
  --project NAME   id of the project, or its alias in .firebaserc; otherwise GCLOUD_PROJECT
  --dry-run        writes nothing, only counts`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = commandLine(usage, {
    options: { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  })
  await withProject(values.project, call, (projectId) => write(projectId, values['dry-run']))
}
