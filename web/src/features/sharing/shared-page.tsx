import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { requestHeadingFocus } from '../../platform/heading-focus'
import { useWords } from '../../platform/words'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { Page } from '../../ui/page'
import { ScriptNeeded } from '../../ui/script-needed'
import { SupportCard } from '../../ui/support-card'
import { type HealthLink, type LinkFault, readLink } from './link/health-link'
import { PasteForm } from './view/paste-form'
import { viewWords } from './view/view.words'
import './sharing.css'

const loadOpenLink = async () => (await import('./view/open-link')).OpenLink

/**
 * Opens a result that somebody shared, of this site or any other, without an account. The link stands in the fragment of the
 * address, which no server sees; it is taken out of there at once, and nothing of it is stored.
 */
export default function SharedPage() {
  const words = useWords(viewWords)
  const location = useLocation()
  const [link, setLink] = useState<HealthLink | null>(null)
  const [fault, setFault] = useState<LinkFault | null>(null)
  const [isPart, setIsPart] = useState(false)
  const [wasPasted, setWasPasted] = useState(false)

  function take(text: string) {
    const read = readLink(text)
    setLink(read.kind === 'link' ? read.link : null)
    setFault(read.kind === 'fault' ? read.fault : null)
  }

  // A second link pasted into the address bar is a new place of the same page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place that the browser went to
  useEffect(() => {
    const { hash, pathname } = window.location
    // The server leads here who opened the address inside a link as a page (functions/src/sharing/page-for-people.ts).
    setIsPart(hash === '#part')
    if (!hash.includes('shlink:')) return
    window.history.replaceState(window.history.state, '', pathname)
    take(hash)
  }, [location])

  if (link === null) {
    return (
      <Page heading={words.emptyHeading} lead={words.emptyLead}>
        <ScriptNeeded />
        {isPart && (
          <p className="notice" role="status">
            {words.addressOnly}
          </p>
        )}
        <PasteForm
          fault={fault}
          onText={(text) => {
            setWasPasted(true)
            take(text)
          }}
        />
        <SupportCard />
      </Page>
    )
  }
  return (
    <OnDemand
      load={loadOpenLink}
      fallback={
        <Page heading={words.askHeading}>
          <Loading />
        </Page>
      }
    >
      {(OpenLink) => (
        <OpenLink
          key={link.url}
          link={link}
          takesFocus={wasPasted}
          onAnother={() => {
            requestHeadingFocus()
            setLink(null)
          }}
        />
      )}
    </OnDemand>
  )
}
