/** Five moons over a lit house. */
export function CheckInScene() {
  return (
    <svg className="scene" aria-hidden="true" viewBox="0 0 240 180">
      <rect className="n" x="0" y="0" width="240" height="180" />
      <circle className="g" cx="20" cy="30" r="1.2" />
      <circle className="g" cx="70" cy="22" r="1.2" />
      <circle className="g" cx="150" cy="26" r="1.2" />
      <circle className="g" cx="216" cy="44" r="1.2" />
      <circle className="g" cx="190" cy="90" r="1.2" />
      <circle className="g" cx="46" cy="100" r="1.2" />
      <circle className="u2" cx="36" cy="78" r="15" />
      <circle className="u2" cx="78" cy="62" r="15" />
      <path className="g" d="M78 47A15 15 0 0 1 78 77 9.3 15 0 0 0 78 47Z" />
      <circle className="u2" cx="120" cy="56" r="15" />
      <path className="g" d="M120 41A15 15 0 0 1 120 71Z" />
      <circle className="u2" cx="162" cy="62" r="15" />
      <path className="g" d="M162 47A15 15 0 0 1 162 77 7.5 15 0 0 1 162 47Z" />
      <circle className="g" cx="204" cy="78" r="15" />
      <path className="u" d="M0 132 40 112 78 130 120 106 168 132 206 116 240 130V180H0Z" />
      <rect className="q" x="96" y="122" width="56" height="58" />
      <path className="q2" d="M90 124 124 100 158 124Z" />
      <svg aria-hidden="true" x="112" y="136" width="24" height="26">
        <rect className="y" x="0" y="0" width="24" height="26" />
      </svg>
      <rect className="se" x="112" y="136" width="24" height="26" rx="3" strokeWidth="3" />
      <path className="se" strokeWidth="3" d="M124.0 136v26" />
    </svg>
  )
}
