import type { Service } from '@amhs/domain/services/service'
import type { ReactNode } from 'react'
import { Component, lazy, Suspense, useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Spinner } from '../../ui/spinner'
import { mapWords } from './services.words'

const ServiceMap = lazy(() => import('./service-map').then((module) => ({ default: module.ServiceMap })))

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
        <MapBoundary fallback={<p className="notice">{words.failed}</p>}>
          <Suspense fallback={<Spinner label={words.loading} />}>
            <ServiceMap services={services} />
          </Suspense>
        </MapBoundary>
      )}
    </section>
  )
}

/** The map's code may not arrive: the list stays. */
class MapBoundary extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
