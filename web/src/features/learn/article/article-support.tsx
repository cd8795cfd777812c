import type { ArticleId } from '@amhs/domain/content/article'
import { isMinor } from '@amhs/domain/safety/age-band'
import { lateCode } from '../../../platform/late-code'
import { useAgeBand, useRegion } from '../../../platform/region'
import { useLoaded } from '../../../platform/use-loaded'
import { SupportCard } from '../../../ui/support-card'
import { isOfViolence } from './is-of-violence'

const loadLocalSteps = async () => (await import('../../../ui/local-steps')).LocalSteps

/** Articles that a parent reads for the sake of a child. */
const aboutTheChild: ReadonlySet<ArticleId> = new Set(['caregiver-talk', 'caregiver-warning'])

const useViolenceSupport = lateCode(async () => (await import('./violence-support')).ViolenceSupport)

/** Whom to call, beside an article. The lines for violence load with the articles that need them alone. */
export function ArticleSupport({ id }: { readonly id: ArticleId }) {
  if (isOfViolence(id)) return <LateViolenceSupport assaulted={id === 'sexual-violence'} />
  return (
    <>
      <SupportCard ofChild={aboutTheChild.has(id)} />
      <WaysHere id={id} />
    </>
  )
}

/** Articles are written for readers in mainland China: whoever is elsewhere is told where to begin there, if somebody looked it up. */
function WaysHere({ id }: { readonly id: ArticleId }) {
  const ageBand = useAgeBand() ?? undefined
  const { data: LocalSteps } = useLoaded(useRegion() === 'CN' ? null : loadLocalSteps)
  if (!LocalSteps) return null
  const whose = aboutTheChild.has(id) ? 'parent' : isMinor(ageBand) ? 'young' : 'adult'
  return (
    <div>
      <LocalSteps whose={whose} alcohol={id === 'alcohol'} />
    </div>
  )
}

function LateViolenceSupport({ assaulted }: { readonly assaulted: boolean }) {
  const ViolenceSupport = useViolenceSupport()
  return <ViolenceSupport assaulted={assaulted} />
}
