import type { Service } from '@amhs/domain/services/service'
import { useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { mapWords } from './map.words'

async function loadServiceMap() {
  const [{ ServiceMap }, { readMapTiles }] = await Promise.all([
    import('./service-map'),
    import('../../ui/map/map-tiles'),
  ])
  return { ServiceMap, source: await readMapTiles() }
}

/** The map as an extra: off until asked for, and for readers of Chinese with the reason why. */
export function MapSection({ services }: { readonly services: readonly Service[] }) {
  const words = useWords(mapWords)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <section className="stack no-print" aria-labelledby="map">
      <h3 id="map">{words.heading}</h3>
      <p className="small">{words.extra}</p>
      {language === 'zh-CN' && <p className="small">{words.mainland}</p>}
      {!open && <p className="small">{words.third}</p>}
      <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? words.hide : language === 'zh-CN' ? words.showAnyway : words.show}
      </button>
      {open && (
        <OnDemand
          load={loadServiceMap}
          fallback={<Loading label={words.loading} />}
          failed={() => <p className="notice">{words.failed}</p>}
        >
          {({ ServiceMap, source }) => <ServiceMap services={services} source={source} />}
        </OnDemand>
      )}
    </section>
  )
}
