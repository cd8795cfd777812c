/** A small window: a candle. */
export function SmallBreath() {
  return (
    <svg className="scene" aria-hidden="true" viewBox="0 0 96 96">
      <rect className="n" x="0" y="0" width="96" height="96" rx="10" />
      <svg aria-hidden="true" x="20" y="10" width="56" height="66">
        <rect className="u" x="0" y="0" width="56" height="66" />
        <rect className="u" x="0" y="0" width="56" height="66" />
        <circle className="y" cx="28" cy="28" r="22" opacity=".35" />
        <rect className="w" x="0" y="58" width="56" height="8" />
        <rect className="c" x="21" y="38" width="14" height="20" rx="3" />
        <path className="g" d="M28 14c5 8 7 11 7 15a7 7 0 0 1-14 0c0-4 2-7 7-15Z" />
      </svg>
      <rect className="se" x="20" y="10" width="56" height="66" rx="2" strokeWidth="4" />
      <rect className="e" x="13" y="77" width="70" height="6" rx="2" />
    </svg>
  )
}
