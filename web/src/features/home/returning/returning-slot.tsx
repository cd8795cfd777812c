import { useEffect } from 'react'
import { readText, storageKeys } from '../../../platform/browser-storage'
import { useSession } from '../../../platform/session'
import { useMounted } from '../../../platform/use-mounted'
import { OnDemand } from '../../../ui/data/on-demand'

const loadReturningHome = async () => (await import('./returning-home')).ReturningHome

/** Where something of the person may be; what is in it is read by the part that loads later (`device-look.ts`; boot.js knows these too). */
const places = [
  storageKeys.answerDrafts,
  storageKeys.screeningResults,
  storageKeys.checkIns,
  storageKeys.safetyPlan,
  storageKeys.sleepDiary,
  storageKeys.savedArticles,
] as const

/** An empty list or map is nothing. */
const emptyLength = 2

/** Whether this may be somebody who has been here before; the served page knows nobody. */
function useMayBeBack(): boolean {
  const isMounted = useMounted()
  const { status } = useSession()
  if (!isMounted) return false
  return status !== 'signed-out' || places.some((key) => (readText(key) ?? '').length > emptyLength)
}

/**
 * The place at the top of the home page for somebody who comes back. A first visit loads nothing for it. It tells the page whether
 * anything stands there, so that the rest of the page appears together with it and nothing moves.
 */
export function ReturningSlot({ onDecided }: { readonly onDecided: (isBack: boolean) => void }) {
  const isMounted = useMounted()
  const mayBeBack = useMayBeBack()
  useEffect(() => {
    if (isMounted && !mayBeBack) onDecided(false)
  }, [isMounted, mayBeBack, onDecided])
  if (!mayBeBack) return null
  return (
    <OnDemand load={loadReturningHome} fallback={null} failed={() => <Nothing onDecided={onDecided} />}>
      {(ReturningHome) => <ReturningHome onDecided={onDecided} />}
    </OnDemand>
  )
}

/** Its code did not come: the page is the one of a first visit. */
function Nothing({ onDecided }: { readonly onDecided: (isBack: boolean) => void }) {
  useEffect(() => onDecided(false), [onDecided])
  return null
}
