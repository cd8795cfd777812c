import { useLocation } from 'react-router-dom'
import { paths } from '../platform/paths'
import { useWords } from '../platform/words'
import { latePart } from './late-part'
import { updateWords } from './update-offer.words'

/** Offers the newer version that a registration has found, as soon as it waits to be used. */
export function watchForUpdate({ waiting, installing }: ServiceWorkerRegistration): void {
  for (const worker of [waiting, installing]) {
    const take = () => worker?.state === 'installed' && latePart.set(<UpdateOffer worker={worker} />)
    take()
    worker?.addEventListener('statechange', take)
  }
}

/** Offers the newer version in one line; never while questions are being answered or in a conversation, which it would end, and it is never taken unasked. */
function UpdateOffer({ worker }: { readonly worker: ServiceWorker }) {
  const words = useWords(updateWords)
  const { pathname } = useLocation()
  if (pathname === paths.test || pathname === paths.assistant) return null
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
