import { useEffect } from 'react'

/** More of the window's height than this, no bar may keep for itself. */
const largestShare = 1 / 3

/** The bars that the style sheet keeps on screen while the page is scrolled. */
const keptBars = '.bar, .safety'

/**
 * Whether a bar that stays on screen takes more than its share of the window: then it must scroll away with the page.
 * @param barHeights in the same unit as `windowHeight`
 */
export function barsTakeTooMuch(barHeights: readonly number[], windowHeight: number): boolean {
  return barHeights.some((height) => height > windowHeight * largestShare)
}

/**
 * Lets the bars scroll away (`data-bars="static"`) where they would cover too much. Media queries follow the browser's own text
 * size, but not a larger font of the page, and neither knows how many lines the words of a bar take.
 */
export function useStaticBars(): void {
  useEffect(() => {
    const { documentElement: root } = document
    let measured = ''
    const measure = () => {
      const now = `${window.innerWidth} ${window.innerHeight} ${getComputedStyle(root).fontSize}`
      if (now === measured) return
      measured = now
      // As they are when they stay: only so can it be seen that there is room again.
      delete root.dataset.bars
      const kept = [...document.querySelectorAll<HTMLElement>(keptBars)].filter((bar) =>
        /^(fixed|sticky)$/.test(getComputedStyle(bar).position),
      )
      if (
        barsTakeTooMuch(
          kept.map((bar) => bar.offsetHeight),
          window.innerHeight,
        )
      )
        root.dataset.bars = 'static'
    }
    // The document's own size changes with the size of its text.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [])
}
