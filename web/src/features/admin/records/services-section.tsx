import { removeService } from '@amhs/domain/contracts/remove-service.contract'
import { saveService } from '@amhs/domain/contracts/save-service.contract'
import { type ServiceDocument, serviceSchema } from '@amhs/domain/documents/service-document'
import { inLanguage } from '@amhs/domain/localized'
import { crisisRegions, unknownRegion } from '@amhs/domain/safety/crisis-lines'
import { kindWords } from '@amhs/domain/services/service-texts'
import { doc, getDocFromServer } from 'firebase/firestore'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFirestore } from 'reactfire'
import * as v from 'valibot'
import { useRead } from '../../../platform/data/use-read'
import { callFunction } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useRegion } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { Loaded } from '../../../ui/data/loaded'
import { FilterSelect } from '../../../ui/filter-select'
import { adminWords } from '../admin.words'
import { services } from '../admin-lists.firestore'
import { nameSearch } from '../name-search'
import { useAdminList } from '../use-admin-list'
import { RecordsSection } from './records-section'
import { serviceFields } from './service-fields'

type SentService = Parameters<typeof callFunction<typeof saveService>>[1]['service']

/** The services of the finder: those of the own country first. One that the address names stands open to be edited. */
export function ServicesSection() {
  const wanted = useSearchParams()[0].get('edit')
  const firestore = useFirestore()
  const reading = useRead({
    key: ['admin', 'service', wanted ?? ''],
    enabled: wanted !== null,
    read: async () => {
      const snapshot = await getDocFromServer(doc(firestore, 'services', wanted ?? ''))
      const parsed = v.safeParse(serviceSchema, snapshot.data())
      return parsed.success ? { id: snapshot.id, value: parsed.output } : null
    },
  })
  if (wanted === null) return <ServiceList opened={null} />
  return <Loaded reading={reading}>{(opened) => <ServiceList key={wanted} opened={opened} />}</Loaded>
}

function ServiceList({
  opened,
}: {
  readonly opened: { readonly id: string; readonly value: ServiceDocument } | null
}) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const own = useRegion()
  const [region, setRegion] = useState<string | null>(own === unknownRegion ? null : own)
  const [typed, setTyped] = useState('')
  const search = nameSearch(typed, language)
  const pages = useAdminList(`services ${region} ${search.field} ${search.begins}`, services(region, search))
  return (
    <RecordsSection<ServiceDocument>
      opened={opened}
      filter={
        <>
          <ServiceSearch onSearch={setTyped} />
          <FilterSelect
            label={words.region}
            all={words.all}
            value={region}
            options={crisisRegions
              .filter((one) => one.region !== unknownRegion)
              .map((one) => ({ value: one.region as string, label: inLanguage(one.name, language) }))}
            onChange={setRegion}
          />
          {typed !== '' && (
            // Emptied while the list is being read, so that the same number is said again.
            <p className="small muted" role="status">
              {pages.entries && !pages.isReading && words.found(pages.entries.length, pages.goOn !== null)}
            </p>
          )}
        </>
      }
      none={typed === '' ? undefined : words.noServices}
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

/** The search by the beginning of a name, in either language. */
function ServiceSearch({ onSearch }: { readonly onSearch: (typed: string) => void }) {
  const words = useWords(adminWords)
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <form
      method="post"
      className="admin-filters"
      role="search"
      aria-label={words.serviceSearch}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <div className="field wide-field">
        <label htmlFor={id}>{words.serviceName}</label>
        <span className="hint" id={`${id}-hint`}>
          {words.serviceSearchHint}
        </span>
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div>
        <button type="submit" className="button">
          {words.search}
        </button>
      </div>
    </form>
  )
}
