import { inLanguage } from '@amhs/domain/localized'
import { crisisRegion } from '@amhs/domain/safety/crisis-lines'
import type { ServiceFilters } from '@amhs/domain/services/service-filters'
import { useEffect, useRef } from 'react'
import { announce } from '../../platform/announcer'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { NotListed } from './not-listed'
import { notListedWords } from './not-listed.words'
import { restsAfter } from './service-results'

/** The answer to a choice of a place that is in no list: said, and brought into sight, while the list of cities keeps the focus. */
export function OtherPlace({
  region,
  ages,
}: {
  readonly region: string
  readonly ages: ServiceFilters['ages']
}) {
  const words = useWords(notListedWords)
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const title = words.otherTitle(inLanguage(crisisRegion(region).name, language))
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
    const said = setTimeout(() => announce(title), restsAfter)
    return () => clearTimeout(said)
  }, [title])
  return (
    <section className="notice stack" aria-labelledby="other-place">
      <h2 id="other-place" ref={heading}>
        {title}
      </h2>
      <NotListed region={region} ages={ages} />
    </section>
  )
}
