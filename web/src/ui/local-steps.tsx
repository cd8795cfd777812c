import { inLanguage } from '@amhs/domain/localized'
import { localSteps, type StepsFor } from '@amhs/domain/services/local-steps'
import { useId } from 'react'
import { useLanguage } from '../platform/preferences'
import { useRegion } from '../platform/region'
import { Link } from './link'

/** The ways to help that exist where the reader is (or in another region), under a line that says where; nothing where nobody has looked them up. */
export function LocalSteps({
  whose,
  region,
  alcohol = false,
}: {
  readonly whose: StepsFor
  readonly region?: string
  /** It is about drinking: for a grown-up the ways of its own, where there are some. */
  readonly alcohol?: boolean
}) {
  const language = useLanguage()
  const headingId = useId()
  const own = useRegion()
  const steps = localSteps[region ?? own]
  if (!steps) return null
  return (
    <>
      <p id={headingId}>
        <b>{inLanguage(steps.heading, language)}</b>
      </p>
      <ul className="next-steps" aria-labelledby={headingId}>
        {((alcohol && whose === 'adult' && steps.alcohol) || steps[whose]).map(
          ({ id, title, text, href }) => (
            <li key={id}>
              <h3>
                <StepTitle href={href}>{inLanguage(title, language)}</StepTitle>
              </h3>
              <p>{inLanguage(text, language)}</p>
            </li>
          ),
        )}
      </ul>
    </>
  )
}

function StepTitle({ href, children }: { readonly href: string | undefined; readonly children: string }) {
  if (!href) return children
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  )
}
