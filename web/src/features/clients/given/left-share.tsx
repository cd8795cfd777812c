import { erasedProfessional } from '@amhs/domain/documents/grant-document'
import { useId } from 'react'
import { useFirestore } from 'reactfire'
import { useRead } from '../../../platform/data/use-read'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { FocusStays } from '../../../ui/focus-stays'
import { readBadge } from '../grants.firestore'
import { sharingWords } from '../sharing.words'
import { plainToolNames } from '../tool-names'
import type { LeftGrant } from '../use-alive'
import { howItEnded } from './how-it-ended'

/** A share that is no more because the professional left it, or lost role or account: what that means, and the way to put it away. */
export function LeftShare({
  grant,
  focusTo,
  onPutAway,
}: {
  readonly grant: LeftGrant
  /** The id of what takes the focus when this goes. */
  readonly focusTo: string
  readonly onPutAway: () => void
}) {
  const words = useWords(sharingWords)
  const language = useLanguage()
  const id = useId()
  const firestore = useFirestore()
  const isErased = grant.professionalUid === erasedProfessional
  const whose = grant.formerUid ?? grant.professionalUid
  const badge = useRead({
    enabled: !isErased,
    key: ['shares', 'badge', whose],
    read: () => readBadge(firestore, whose),
  })
  // Whose badge it was is no longer there once the role is lost; what was shared still tells which share this was.
  const name = badge.data?.name ?? words.aProfessional
  const date = formatDate(grant.endedAt, language)
  const how = words[howItEnded(grant, badge.data === null)]
  return (
    <article className="notice stack" aria-labelledby={id}>
      <h3 id={id}>
        <bdi>{name}</bdi>
      </h3>
      <p>{how(date)}</p>
      <p className="small">
        {words.wasShared(
          plainToolNames(grant.instruments, language),
          formatDate(grant.from, language),
          grant.knownAs,
        )}
      </p>
      <p>{words.leftMeans}</p>
      <div className="row">
        <button type="button" className="button" onClick={onPutAway}>
          {words.putAway}
          <span className="hidden">{language === 'en' ? `: ${name}` : `：${name}`}</span>
        </button>
      </div>
      <FocusStays to={focusTo} />
    </article>
  )
}
