/** A small window: a note that is handed over. */
export function SmallWords() {
  return (
    <svg className="scene" aria-hidden="true" viewBox="0 0 96 96">
      <rect className="n" x="0" y="0" width="96" height="96" rx="10" />
      <svg aria-hidden="true" x="20" y="10" width="56" height="66">
        <rect className="y" x="0" y="0" width="56" height="66" />
        <rect className="w" x="0" y="50" width="56" height="16" />
        <path className="c" d="M12 12H44V50H12Z" />
        <path className="c2" d="M34 12 44 22H34Z" />
        <path className="sb" strokeWidth="2" d="M18 24H30M18 31H38M18 38H36" />
      </svg>
      <rect className="se" x="20" y="10" width="56" height="66" rx="2" strokeWidth="4" />
      <rect className="e" x="13" y="77" width="70" height="6" rx="2" />
    </svg>
  )
}
