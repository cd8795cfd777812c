import { type ReactNode, useEffect, useRef, useState } from 'react'
import { dataFailureOf } from '../../platform/data/data-failure'
import { LiveDataBoundary } from '../../platform/firebase/reactfire-cures'
import { LoadFailure } from '../../ui/data/load-failure'
import { SayFailuresOnce } from '../../ui/data/say-failures-once'

/** How long to wait before each new try, in milliseconds. */
const pauses = [500, 1500, 4000]

/**
 * Keeps everything else standing when the database refuses what one grant opens. At the moments when a grant begins or ends, what
 * stands below it may be refused before the list of grants is told: so a refusal is asked again a few times, with the loading text on
 * the page, before it is shown as one. A grant that has ended leaves the list meanwhile.
 */
export function GrantBoundary({
  loading,
  children,
}: {
  readonly loading: ReactNode
  readonly children: ReactNode
}) {
  const [tries, setTries] = useState(0)
  return (
    <LiveDataBoundary
      fallback={(error, retry) => {
        const pause = dataFailureOf(error).kind === 'denied' ? pauses[tries] : undefined
        if (pause === undefined) return <LoadFailure error={error} onRetry={retry} />
        return (
          <Later
            key={tries}
            pause={pause}
            onTime={() => {
              setTries(tries + 1)
              retry()
            }}
          >
            {loading}
          </Later>
        )
      }}
    >
      <SayFailuresOnce>{children}</SayFailuresOnce>
    </LiveDataBoundary>
  )
}

/** Shows the children, and calls back once after the pause. */
function Later({
  pause,
  onTime,
  children,
}: {
  readonly pause: number
  readonly onTime: () => void
  readonly children: ReactNode
}) {
  const latest = useRef(onTime)
  latest.current = onTime
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), pause)
    return () => clearTimeout(timer)
  }, [pause])
  return children
}
