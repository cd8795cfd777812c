import type { ArticleId } from '@amhs/domain/content/article'
import { lateCode } from '../../../platform/late-code'
import { SupportCard } from '../../../ui/support-card'

/** Whoever reads these needs the police and the lines for violence, and no word about hurting oneself. */
const ofViolence: readonly ArticleId[] = ['domestic-violence', 'sexual-violence']

const useViolenceSupport = lateCode(async () => (await import('./violence-support')).ViolenceSupport)

/** Whom to call, beside an article. The lines for violence load with the articles that need them alone. */
export function ArticleSupport({ id }: { readonly id: ArticleId }) {
  return ofViolence.includes(id) ? <LateViolenceSupport /> : <SupportCard />
}

function LateViolenceSupport() {
  const ViolenceSupport = useViolenceSupport()
  return <ViolenceSupport />
}
