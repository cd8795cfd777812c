import { removeService } from '@amhs/domain/contracts/remove-service.contract'
import { saveService } from '@amhs/domain/contracts/save-service.contract'
import type { ServiceDocument } from '@amhs/domain/documents/service-document'
import { inLanguage } from '@amhs/domain/localized'
import { kindWords } from '@amhs/domain/services/service-texts'
import { callFunction } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { adminWords } from '../admin.words'
import { services } from '../admin-lists.firestore'
import { useAdminList } from '../use-admin-list'
import { RecordsSection } from './records-section'
import { serviceFields } from './service-fields'

type SentService = Parameters<typeof callFunction<typeof saveService>>[1]['service']

/** The services of the finder. */
export function ServicesSection() {
  const words = useWords(adminWords)
  const language = useLanguage()
  const pages = useAdminList('services', services)
  return (
    <RecordsSection<ServiceDocument>
      pages={pages}
      caption={words.services}
      nameHead={words.serviceName}
      heads={[words.city, words.kind]}
      nameOf={({ name }) => inLanguage(name, language)}
      cells={({ city, kind }) => [inLanguage(city, language), inLanguage(kindWords[kind], language)]}
      addText={words.addService}
      fields={serviceFields}
      schema={saveService.request.entries.service}
      editable={({ geohash: _geohash, ...service }) => service}
      save={(service, id) =>
        callFunction(saveService, { ...(id ? { id } : {}), service: service as SentService })
      }
      remove={(id) => callFunction(removeService, { id })}
    />
  )
}
