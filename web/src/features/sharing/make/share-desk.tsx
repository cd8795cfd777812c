import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFirestore } from 'reactfire'
import { useRead } from '../../../platform/data/use-read'
import { useWords } from '../../../platform/words'
import { Loaded } from '../../../ui/data/loaded'
import { FocusStays } from '../../../ui/focus-stays'
import { ActiveShares } from './active-shares'
import { makeWords } from './make.words'
import type { MadeShare } from './make-share'
import { readOwnResults } from './own-results.firestore'
import { ReadyShare } from './ready-share'
import { ShareForm } from './share-form'

/** Making a link, the link once it is made, and those that are open. Stands inside `FirebaseGate`. */
export function ShareDesk({ uid, mayMake }: { readonly uid: string; readonly mayMake: boolean }) {
  const words = useWords(makeWords)
  const firestore = useFirestore()
  const [query] = useSearchParams()
  const wanted = query.get('result')
  const [made, setMade] = useState<MadeShare | null>(null)
  const ready = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (made) ready.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [made])
  const results = useRead({
    key: ['shares', 'results', wanted ?? ''],
    read: () => readOwnResults(firestore, uid, wanted),
    enabled: mayMake,
  })
  return (
    <>
      {made !== null ? (
        <div ref={ready}>
          <ReadyShare made={made} onAnother={() => setMade(null)} />
          <FocusStays />
        </div>
      ) : (
        mayMake && (
          <Loaded reading={results} loading={words.loading}>
            {(own) => <ShareForm results={own} wanted={wanted} onMade={setMade} />}
          </Loaded>
        )
      )}
      <ActiveShares onEnded={(ids) => made && ids.includes(made.id) && setMade(null)} />
    </>
  )
}
