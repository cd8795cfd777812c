import { professionLabels } from '@amhs/domain/accounts/professions'
import { inLanguage } from '@amhs/domain/localized'
import { formatDate } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import type { Badge } from './grants.firestore'
import { sharingWords } from './sharing.words'

/** What was checked of a professional, where and when, and that this is no recommendation. */
export function BadgeText({ badge }: { readonly badge: Badge }) {
  const words = useWords(sharingWords)
  const language = useLanguage()
  return (
    <div className="notice">
      <p>
        <b>
          <bdi>{badge.name}</bdi> · {inLanguage(professionLabels[badge.profession], language)}
        </b>
        <br />
        <bdi>{badge.organisation}</bdi>
      </p>
      <p className="small">
        {words.checked(formatDate(badge.checkedAt, language), badge.register)}{' '}
        {(badge.validUntil > Date.now() ? words.checkHolds : words.checkEnded)(
          formatDate(badge.validUntil, language),
        )}
      </p>
    </div>
  )
}
