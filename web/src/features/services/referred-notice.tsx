import type { Referral } from '@amhs/domain/services/referral'
import { useWords } from '../../platform/words'
import { referredWords } from './referred-notice.words'

/** What was chosen for who comes from a result or an article, and where it can be changed. */
export function ReferredNotice({ ages, kinds }: Pick<Referral, 'ages' | 'kinds'>) {
  return <p className="notice">{useWords(referredWords).referred(ages, kinds.length > 0)}</p>
}
