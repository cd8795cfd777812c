import type { MoonShape } from '../../platform/chosen-moon'

/** The lit part of the moon, from new to nearly full; a full one is a circle. */
const lit = [
  null,
  'M24 10A14 14 0 0 1 24 38 8.7 14 0 0 0 24 10Z',
  'M24 10A14 14 0 0 1 24 38Z',
  'M24 10A14 14 0 0 1 24 38 7 14 0 0 1 24 10Z',
  null,
] as const

/** A moon in a night sky; the word beside it says which. */
export function Moon({ mood }: { readonly mood: MoonShape }) {
  const shape = lit[mood]
  return (
    <svg className="scene moon" viewBox="0 0 48 48" aria-hidden="true">
      <rect className="n" width="48" height="48" rx="8" />
      <circle className={mood === 4 ? 'g' : 'u2'} cx="24" cy="24" r="14" />
      {shape && <path className="g" d={shape} />}
    </svg>
  )
}
