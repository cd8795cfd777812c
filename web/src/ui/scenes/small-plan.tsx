/** A small window: the plan. */
export function SmallPlan() {
  return (
    <svg className="scene" aria-hidden="true" viewBox="0 0 96 96">
      <rect className="o" x="0" y="0" width="96" height="96" rx="10" />
      <svg aria-hidden="true" x="20" y="10" width="56" height="66">
        <rect className="y" x="0" y="0" width="56" height="66" />
        <rect className="w" x="0" y="50" width="56" height="16" />
        <path className="c" d="M4 22 20 16 36 22 52 16V46L36 52 20 46 4 52Z" />
        <path className="c2" d="M20 16 36 22V52L20 46Z" />
        <path className="sb" strokeWidth="2" d="M9 44C16 34 22 40 28 34S40 32 46 24" />
      </svg>
      <rect className="se" x="20" y="10" width="56" height="66" rx="2" strokeWidth="4" />
      <rect className="e" x="13" y="77" width="70" height="6" rx="2" />
    </svg>
  )
}
