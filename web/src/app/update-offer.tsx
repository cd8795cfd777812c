import { useLocation } from 'react-router-dom'
import { paths } from '../platform/paths'
import { defineWords, useWords } from '../platform/words'
import { latePart } from './late-part'

const updateWords = defineWords({
  zh: { offer: '网站有新版本。', use: '现在更新' },
  en: { offer: 'A new version of this site is ready.', use: 'Update now' },
})

/** Watches a registration for a newer version and offers it; call it once. */
export function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const take = (worker: ServiceWorker | null) => {
    // Without a controller this is the first installation, not an update.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller)
      latePart.set(<UpdateOffer worker={worker} />)
  }
  take(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => take(worker))
  })
}

/** Offers the newer version in one line; never while questions are being answered, and it is never taken unasked. */
function UpdateOffer({ worker }: { readonly worker: ServiceWorker }) {
  const words = useWords(updateWords)
  const { pathname } = useLocation()
  if (pathname === paths.test) return null
  const update = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    })
    worker.postMessage('use-new-version')
  }
  return (
    <div className="update-offer" role="status">
      <p className="wrap">
        {words.offer}{' '}
        <button type="button" className="button" onClick={update}>
          {words.use}
        </button>
      </p>
    </div>
  )
}
