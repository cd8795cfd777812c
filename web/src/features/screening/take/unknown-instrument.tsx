import { nearInstrument } from '@amhs/domain/instruments/near-instrument'
import { inLanguage } from '@amhs/domain/localized'
import { usePageTitle } from '../../../platform/page-meta'
import { paths, testHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { Page } from '../../../ui/page'
import { SupportCard } from '../../../ui/support-card'
import { unknownInstrumentWords } from './unknown-instrument.words'

/** The address names a tool that there is none of; the one that it most likely means is offered. */
export function UnknownInstrument({ asked }: { readonly asked: string }) {
  const words = useWords(unknownInstrumentWords)
  const language = useLanguage()
  const near = nearInstrument(asked)
  usePageTitle(words.heading)
  return (
    <Page heading={words.heading} lead={words.text}>
      {near && (
        <p>
          {words.near}{' '}
          <Link className="button primary" to={testHref(near.id)}>
            {inLanguage(near.title, language)}
          </Link>
        </p>
      )}
      <p>
        <Link className={near ? 'button' : 'button primary'} to={paths.screening}>
          {words.toList}
        </Link>
      </p>
      <SupportCard />
    </Page>
  )
}
