import { type AgeBand, isMinor } from '@amhs/domain/safety/age-band'
import { breakAfterMinutes } from '@amhs/domain/safety/disclosures'
import { useEffect, useRef } from 'react'
import { announce } from '../../platform/announcer'
import { useWords } from '../../platform/words'
import { assistantWords } from './assistant.words'
import { suggestPause } from './conversation'

const checkEvery = 30_000

/** Suggests a pause after two hours of use, after one under 18, and again each time as long. */
export function usePause(startedAt: number | null, ageBand: AgeBand): void {
  const words = useWords(assistantWords)
  const suggested = useRef(0)
  useEffect(() => {
    if (startedAt === null) return
    const span = breakAfterMinutes(isMinor(ageBand)) * 60_000
    // A person who comes back from an article has been told of the spans before.
    suggested.current = Math.floor((Date.now() - startedAt) / span)
    const timer = setInterval(() => {
      const due = Math.floor((Date.now() - startedAt) / span)
      if (due <= suggested.current) return
      suggested.current = due
      suggestPause()
      announce(words.pauseText)
    }, checkEvery)
    return () => clearInterval(timer)
  }, [startedAt, ageBand, words.pauseText])
}
