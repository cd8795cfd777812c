import { feelings, instrumentInstead } from '@amhs/domain/instruments/feelings'
import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { inLanguage } from '@amhs/domain/localized'
import type { AgeBand } from '@amhs/domain/safety/age-band'
import { paths, resourceHref, testHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { Link } from '../../../ui/link'
import { BeforeStartList } from '../choose/before-start'
import type { ChildAge } from '../choose/child-age'
import { useAgesText } from '../choose/tool-facts'
import { screeningWords } from '../screening.words'
import { startWords } from './start.words'

/**
 * Says that a questionnaire is not made for this age, names the one that is, and starts it: with one press, since what one
 * must know before the first question stands here too.
 */
export function NotForYou({
  summary,
  ageBand,
}: {
  readonly summary: InstrumentSummary
  readonly ageBand: AgeBand
}) {
  const words = useWords(startWords)
  const shared = useWords(screeningWords)
  const language = useLanguage()
  const ages = useAgesText(summary)
  const id = instrumentInstead(summary, ageBand)
  const instead = id === null ? undefined : instrumentSummary(id)
  const article = feelings.find(({ instruments }) => Object.values(instruments).includes(summary.id))?.article
  return (
    <section className="notice stack" aria-labelledby="not-for-you">
      <h2 className="lead" id="not-for-you">
        {words.notForYouHeading}
      </h2>
      <p>{summary.respondent === 'parent' ? words.notForYouParent : words.notForYouText(ages)}</p>
      {instead ? (
        <>
          <p>
            <strong>{words.insteadText(inLanguage(instead.title, language))}</strong>
          </p>
          <h3>{shared.beforeHeading}</h3>
          <BeforeStartList />
        </>
      ) : (
        <p>{words.notScored}</p>
      )}
      <div className="row">
        {instead ? (
          <Link className="button primary big" to={testHref(instead.id)} state={{ begin: true }}>
            {words.startInstead}
            <Icon name="forward" />
          </Link>
        ) : (
          article && (
            <Link className="button primary" to={resourceHref(article)}>
              {words.readInstead}
            </Link>
          )
        )}
        <Link className="button" to={paths.screening}>
          {words.toList}
        </Link>
      </div>
      <p className="small">{words.changeAge}</p>
    </section>
  )
}

/** A form about a child is not made for a child of this age. */
export function NotForTheChild({
  summary,
  age,
}: {
  readonly summary: InstrumentSummary
  readonly age: Exclude<ChildAge, 'fits'>
}) {
  const words = useWords(startWords)
  const ages = useAgesText(summary)
  return (
    <section className="notice stack" aria-labelledby="not-for-the-child">
      <h2 className="lead" id="not-for-the-child">
        {words.childNotFitting}
      </h2>
      <p>{age === 'younger' ? words.childTooYoung(ages) : words.childTooOld(ages)}</p>
      <p>
        <Link className="button primary" to={age === 'younger' ? paths.caregiver : paths.screening}>
          {age === 'younger' ? words.readInstead : words.toListOfChild}
        </Link>
      </p>
    </section>
  )
}
