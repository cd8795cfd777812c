/** A folded map with a route to a lit place. */
export function PlanScene() {
  return (
    <svg className="scene" aria-hidden="true" viewBox="0 0 240 180">
      <rect className="o" x="0" y="0" width="240" height="180" />
      <path className="sl" strokeWidth="1.500" d="M0 36h240M0 72h240M0 108h240M0 144h240" />
      <svg aria-hidden="true" x="36" y="18" width="168" height="128">
        <rect className="y" x="0" y="0" width="168" height="128" />
        <rect className="w" x="0" y="96" width="168" height="36" />
        <path className="c" d="M26 52 66 40 104 52 144 40V100L104 112 66 100 26 112Z" />
        <path className="c2" d="M66 40 104 52V112L66 100Z" />
        <path className="sb" strokeWidth="3" d="M38 96C52 78 60 92 74 78S96 84 108 66 126 64 130 58" />
        <circle className="r" cx="38" cy="96" r="4.5" />
        <path className="y2" d="M130 60c-8-10-8-20 0-20s8 10 0 20Z" />
        <circle className="c" cx="130" cy="47" r="2.6" />
        <rect className="f" x="46" y="64" width="8" height="8" rx="2" />
        <rect className="f" x="84" y="92" width="9" height="7" rx="2" />
        <g transform="translate(154 120) scale(0.7)">
          <path className="r" d="M-10-14H10V-4C10 2 6 4 0 4S-10 2-10-4Z" />
          <path className="sr" strokeWidth="3" d="M10-10c7 0 7 9 0 9" />
        </g>
      </svg>
      <rect className="se" x="36" y="18" width="168" height="128" rx="3" strokeWidth="5" />
      <rect className="e" x="27" y="147" width="186" height="7" rx="2" />
    </svg>
  )
}
