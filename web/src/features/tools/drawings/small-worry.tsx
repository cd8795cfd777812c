/** A small window: an open question. */
export function SmallWorry() {
  return (
    <svg className="scene" aria-hidden="true" viewBox="0 0 96 96">
      <rect className="n" x="0" y="0" width="96" height="96" rx="10" />
      <svg aria-hidden="true" x="20" y="10" width="56" height="66">
        <rect className="u" x="0" y="0" width="56" height="66" />
        <path className="u" d="M0 0H56V66H0Z" />
        <g transform="translate(40 16) scale(0.45)">
          <path className="g" d="M4-20A20 20 0 1 0 20 4 16 16 0 0 1 4-20Z" />
        </g>
        <path className="u2" d="M0 40 20 30 38 42 56 34V66H0Z" />
        <path
          className="sg"
          strokeWidth="3.4"
          d="M28 66V46M28 48C28 38 14 40 10 30M28 48C28 38 44 40 48 28"
        />
      </svg>
      <rect className="se" x="20" y="10" width="56" height="66" rx="2" strokeWidth="4" />
      <rect className="e" x="13" y="77" width="70" height="6" rx="2" />
    </svg>
  )
}
