import { lazy, Suspense } from 'react'
import { paths } from '../../../platform/paths'
import { chooseAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { tooYoungWords } from './too-young.words'

/** Few people need it here: it is fetched with this answer and not with the page. */
const SupportCard = lazy(() =>
  import('../../../ui/support-card').then((module) => ({ default: module.SupportCard })),
)

/** Says kindly why there is no account before 14, and what is open anyway. */
export function TooYoung({ onChange }: { readonly onChange: () => void }) {
  const words = useWords(tooYoungWords)
  const change = () => {
    chooseAgeBand(null)
    onChange()
  }
  return (
    <>
      <section className="stack" aria-labelledby="too-young">
        <h2 id="too-young">{words.heading}</h2>
        <p>{words.text}</p>
        <p>{words.canDo}</p>
        <p>{words.adult}</p>
        <div className="row">
          <Link className="button primary" to={paths.screening}>
            {words.screening}
          </Link>
          <Link className="button" to={paths.learn}>
            {words.learn}
          </Link>
          <button type="button" className="button" onClick={change}>
            {words.change}
          </button>
        </div>
      </section>
      <Suspense fallback={null}>
        <SupportCard whole />
      </Suspense>
    </>
  )
}
