import { useWords } from '../../../platform/words'
import { resultWords } from './result.words'
import { WholeTerms } from './whole-terms'

export interface RulerPart {
  readonly label: string
  readonly from: number
  readonly to: number
  /** 1 is the least difficulty, 5 the most. */
  readonly level: number
  readonly current: boolean
}

/**
 * One score on a ruler from its lowest to its highest value. The parts are as wide as their ranges; name and range of each
 * stand below, and the person's own says so in words.
 */
export function ScoreRuler({
  name,
  score,
  range: [lowest, highest],
  parts,
}: {
  readonly name: string
  readonly score: number
  readonly range: readonly [number, number]
  readonly parts: readonly RulerPart[]
}) {
  const words = useWords(resultWords)
  const at = ((score - lowest) / (highest - lowest)) * 100
  return (
    <div className="ruler" style={{ '--at': `${at}%` } as React.CSSProperties}>
      <h3>{name}</h3>
      <p className="ruler-mark">
        {/* Means have decimals that say nothing to anybody. */}
        <b>{words.outOf(`${Math.round(score)}`, `${highest}`)}</b>
      </p>
      <ol>
        {parts.map(({ label, from, to, level, current }) => (
          <li
            key={label}
            data-level={level}
            aria-current={current ? 'true' : undefined}
            style={{ flexGrow: to - from + 1 }}
          >
            <span>
              <WholeTerms text={label} />
            </span>{' '}
            <span className="small">{words.points(`${from}–${to}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
