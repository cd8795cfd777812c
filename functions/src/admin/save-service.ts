import type { saveService } from '@amhs/domain/contracts/save-service.contract'
import { geohashForLocation } from 'geofire-common'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { audit } from './audit'

/** Characters of a geohash: nine tell places about five metres apart, finer than any coordinate listed. */
const geohashLength = 9

export const handleSaveService: Handler<typeof saveService> = async ({
  request: { id, service },
  account,
}) => {
  const firestore = await database()
  const services = firestore.collection('services')
  const document = id === undefined ? services.doc() : services.doc(id)
  const geohash = geohashForLocation([service.lat, service.lon], geohashLength)
  await firestore.runTransaction(async (transaction) => {
    const earlier = await transaction.get(document)
    if (id !== undefined && !earlier.exists) throw refusal('service-not-found')
    transaction.set(document, { ...service, geohash })
    await audit(firestore, transaction, {
      action: 'service-saved',
      actorUid: account.uid,
      target: document.path,
      ...(earlier.exists ? { before: { name: String(earlier.get('name.en')) } } : {}),
      after: { name: service.name.en },
    })
  })
  return { id: document.id }
}
