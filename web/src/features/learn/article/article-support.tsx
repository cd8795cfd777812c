import type { ArticleId } from '@amhs/domain/content/article'
import { lateCode } from '../../../platform/late-code'
import { SupportCard } from '../../../ui/support-card'
import { isOfViolence } from './is-of-violence'

const useViolenceSupport = lateCode(async () => (await import('./violence-support')).ViolenceSupport)

/** Whom to call, beside an article. The lines for violence load with the articles that need them alone. */
export function ArticleSupport({ id }: { readonly id: ArticleId }) {
  return isOfViolence(id) ? <LateViolenceSupport /> : <SupportCard />
}

function LateViolenceSupport() {
  const ViolenceSupport = useViolenceSupport()
  return <ViolenceSupport />
}
