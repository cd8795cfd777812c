import { geohashForLocation } from 'geofire-common'
import { parse } from 'valibot'
import { serviceSchema } from '../domain/src/documents/service-document'
import { bundledServices } from '../domain/src/services/service'
import sources from '../domain/src/services/service-sources.json' with { type: 'json' }
import type { Seed } from './seed-context'

/** The length that `saveService` writes as well: cells of about five metres. */
const geohashLength = 9

/** The services that come with the site, as the finder's database holds them. */
export const seed: Seed = async ({ firestore }) => {
  const sourceOf = new Map<string, string>(Object.entries(sources))
  const batch = firestore.batch()
  for (const { id, ...service } of bundledServices) {
    const geohash = geohashForLocation([service.lat, service.lon], geohashLength)
    const document = parse(serviceSchema, { ...service, source: sourceOf.get(id) ?? '', geohash })
    batch.set(firestore.doc(`services/${id}`), document)
  }
  await batch.commit()
  return `${bundledServices.length} services`
}
