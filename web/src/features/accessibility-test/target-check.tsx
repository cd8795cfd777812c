import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../platform/words'
import { targetWords } from './accessibility-test.words'

const numbers = [1, 2, 3, 4] as const

/** Four buttons of the usual size to hit, and their size as measured. */
export function TargetCheck() {
  const words = useWords(targetWords)
  const pad = useRef<HTMLDivElement>(null)
  const [hit, setHit] = useState<readonly number[]>([])
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)

  useEffect(() => {
    const measure = () => {
      const boxes = [...(pad.current?.querySelectorAll('button') ?? [])].map((button) =>
        button.getBoundingClientRect(),
      )
      if (boxes.length === 0) return
      const width = Math.floor(Math.min(...boxes.map((box) => box.width)))
      const height = Math.floor(Math.min(...boxes.map((box) => box.height)))
      setSize({ width, height })
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])

  return (
    <section className="stack" aria-labelledby="targets">
      <h2 id="targets">{words.heading}</h2>
      <p>{words.how}</p>
      <div className="row needs-script" ref={pad} role="group" aria-label={words.pad}>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            className="button"
            aria-pressed={hit.includes(number)}
            onClick={() => setHit((before) => [...before.filter((other) => other !== number), number].sort())}
          >
            {words.target(number)}
          </button>
        ))}
      </div>
      <p role="status" className="needs-script">
        {hit.length === 0
          ? words.none
          : hit.length === numbers.length
            ? words.all
            : words.pressed(hit.join(', '))}
      </p>
      {size && <p data-measured>{words.smallest(size.width, size.height)}</p>}
    </section>
  )
}
