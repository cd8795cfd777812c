import { useId, useMemo, useRef, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useRead } from '../../../platform/data/use-read'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { releaseResults, takeBack } from '../../../platform/firebase/release-results'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { Link } from '../../../ui/link'
import type { StoredScreening } from '../storage/build-screening'
import { type CoveringShare, coveringShares, releaseOf } from './release-offer.firestore'
import { releaseOfferWords } from './release-offer.words'
import { outcomeOf } from './release-outcome'

interface ReleaseOfferProps {
  readonly uid: string
  readonly record: StoredScreening
}

/** With whom a saved result can be shared in one press; nothing for who shares with nobody. Stands inside `FirebaseGate`. */
export function ReleaseOffer({ uid, record }: ReleaseOfferProps) {
  const words = useWords(releaseOfferWords)
  const id = useId()
  const firestore = useFirestore()
  const { data: shares = [] } = useRead({
    key: ['screenings', 'shares', record.id],
    read: () => coveringShares(firestore, uid, record),
  })
  if (shares.length === 0) return null
  return (
    <section className="stack no-print" aria-labelledby={id}>
      <h2 id={id}>{words.heading}</h2>
      {shares.map((share) => (
        <OneShare key={share.id} uid={uid} record={record} share={share} />
      ))}
    </section>
  )
}

/** Whether one professional sees the result, as it changes, and the press that changes it. */
function OneShare({ uid, record, share }: ReleaseOfferProps & { readonly share: CoveringShare }) {
  const words = useWords(releaseOfferWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const said = useRef<HTMLParagraphElement>(null)
  const release = useLiveQuery(
    useMemo(() => releaseOf(firestore, share.id, record.id), [firestore, share.id, record.id]),
  )
  const changing = useWrite({
    write: async (shows: boolean) => {
      const { id, instrument, finishedAt, safety } = record
      if (shows)
        await releaseResults(firestore, uid, share.professionalUid, [{ id, instrument, finishedAt, safety }])
      else await takeBack(firestore, share.id, id)
    },
  })
  /** Showing failed and was not taken back since: it may still arrive. */
  const [isUnsure, setIsUnsure] = useState(false)
  if (release === undefined) return null
  const isShown = !release.empty
  const { name } = share
  const wanted = changing.variables
  const { failed, mayArrive } = outcomeOf({ isShown, isUnsure, wanted, hasFailed: changing.isError })
  const change = (shows: boolean) => {
    if (changing.isPending) return
    changing.mutate(shows, {
      onSuccess: () => {
        setIsUnsure(false)
        // The button that was pressed gives way to another one: what happened is said where it is read.
        said.current?.focus()
      },
      onError: () => setIsUnsure(isUnsure || shows),
    })
  }
  return (
    <div className="stack">
      <p role="status" tabIndex={-1} ref={said}>
        {isShown ? words.shown(name) : wanted === false && changing.isSuccess ? words.takenBack(name) : null}
      </p>
      {isShown ? (
        <p className="small">{words.how}</p>
      ) : (
        <>
          <p>{words.before(name, formatDate(share.expiresAt, language), share.knownAs)}</p>
          <p className="small">{words.notWatching}</p>
        </>
      )}
      {failed && changing.error && (
        <p className="error" role="alert">
          {(wanted ? words.showFailed : words.takeBackFailed)(name)} {failureText(changing.error, language)}
        </p>
      )}
      <div className="row">
        <button
          type="button"
          className={isShown ? 'button' : 'button primary'}
          aria-disabled={changing.isPending}
          onClick={() => change(!isShown)}
        >
          {changing.isPending ? words.working : (isShown ? words.takeBack : words.show)(name)}
        </button>
        {mayArrive && (
          <button
            type="button"
            className="button"
            aria-disabled={changing.isPending}
            onClick={() => change(false)}
          >
            {words.takeBack(name)}
          </button>
        )}
        <Link to={paths.shareWithProfessional}>{words.page}</Link>
      </div>
    </div>
  )
}
