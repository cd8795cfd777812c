import { Link } from 'react-router-dom'
import { paths } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { Page } from '../../../ui/page'
import { SupportCard } from '../../../ui/support-card'
import { unknownInstrumentWords } from './unknown-instrument.words'

/** The address names a tool that there is none of. */
export function UnknownInstrument() {
  const words = useWords(unknownInstrumentWords)
  return (
    <Page heading={words.heading} lead={words.text}>
      <p>
        <Link className="button primary" to={paths.screening}>
          {words.toList}
        </Link>
      </p>
      <SupportCard />
    </Page>
  )
}
