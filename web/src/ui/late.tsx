import type { ReactNode } from 'react'
import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'

/** A press is handed on so long, in milliseconds: who has waited longer no longer expects it, least of all a page that begins to speak. */
const longestDelayMs = 10_000

/**
 * A part of a page whose code comes late (platform/late-code.ts). Until it is there, what was served stays on the page, also where the page
 * around it is drawn again in the meantime; a button that was pressed a little too early acts as soon as it can.
 */
export function Late({ children }: { readonly children: ReactNode }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  /** Which button was pressed last, in their order, and when. */
  const early = useRef({ button: -1, at: 0 })
  const isAlive = useRef(false)
  // Read before React takes anything away: the page comes to life in the state in which it was served.
  const [served] = useState(() =>
    typeof document === 'undefined' ? undefined : document.getElementById(id)?.cloneNode(true).childNodes,
  )
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const button = target instanceof Element && target.closest('button')
      if (button && !isAlive.current)
        early.current = { button: buttonsIn(box).indexOf(button), at: Date.now() }
    }
    // Above the root, where React would stop what it cannot hand on yet.
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])
  const begin = useCallback(() => {
    isAlive.current = true
    const { button, at } = early.current
    if (Date.now() - at < longestDelayMs) buttonsIn(box)[button]?.click()
  }, [])
  return (
    <div ref={box} id={id} className="late">
      <Suspense
        fallback={
          served && <div className="late" ref={(place) => place?.replaceChildren(...copiesOf(served))} />
        }
      >
        {children}
        <Alive onAlive={begin} />
      </Suspense>
    </div>
  )
}

function copiesOf(nodes: Iterable<Node>): readonly Node[] {
  return [...nodes].map((node) => node.cloneNode(true))
}

function buttonsIn(box: { readonly current: HTMLElement | null }): readonly HTMLButtonElement[] {
  return [...(box.current?.querySelectorAll('button') ?? [])]
}

/** Tells that what stands beside it has come to life. */
function Alive({ onAlive }: { readonly onAlive: () => void }) {
  useEffect(onAlive, [onAlive])
  return null
}
