/** The candle whose light grows and shrinks; the words beside it say the same. */
export function Candle() {
  return (
    <svg className="scene" viewBox="0 0 168 132" aria-hidden="true">
      <rect className="u" width="168" height="132" />
      <circle className="y halo" cx="84" cy="58" r="52" />
      <rect className="w" y="112" width="168" height="20" />
      <rect className="c" x="70" y="72" width="28" height="40" rx="4" />
      <path className="sk" strokeWidth="2" d="M84 72v-8" />
      <path className="g" d="M84 30c10 14 12 20 12 26a12 12 0 0 1-24 0c0-6 2-12 12-26Z" />
      <path className="y" d="M84 46c5 7 6 10 6 13a6 6 0 0 1-12 0c0-3 1-6 6-13Z" />
      <rect className="se" x="1.500" y="1.500" width="165" height="129" rx="3" strokeWidth="4" />
    </svg>
  )
}
