/** A small window: the moon. */
export function SmallMoon() {
  return (
    <svg className="scene" aria-hidden="true" viewBox="0 0 96 96">
      <rect className="n" x="0" y="0" width="96" height="96" rx="10" />
      <svg aria-hidden="true" x="20" y="10" width="56" height="66">
        <rect className="u" x="0" y="0" width="56" height="66" />
        <circle className="g" cx="28" cy="30" r="17" />
        <circle className="u" cx="20" cy="24" r="0.1" />
        <path className="u2" d="M0 54 18 46 34 56 56 48V66H0Z" />
      </svg>
      <rect className="se" x="20" y="10" width="56" height="66" rx="2" strokeWidth="4" />
      <rect className="e" x="13" y="77" width="70" height="6" rx="2" />
    </svg>
  )
}
