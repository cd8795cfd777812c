import { useEffect, useRef } from 'react'
import { useWords } from '../../platform/words'
import { SupportCard } from '../support-card'
import { messageWords } from './message.words'

/** Stands between an urgent message and its sending; the heading takes the focus, nothing goes away by itself. */
export function UrgentCard() {
  const words = useWords(messageWords)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = card.current?.querySelector('h2, h3')
    if (!(heading instanceof HTMLElement)) return
    heading.scrollIntoView({ block: 'start' })
    heading.focus({ preventScroll: true })
  }, [])
  return (
    <div className="stack" ref={card}>
      <SupportCard urgent headingLevel="h3">
        <p>{words.urgent}</p>
      </SupportCard>
      <p>{words.urgentBelow}</p>
    </div>
  )
}
