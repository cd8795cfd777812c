/** Somebody at a window, with plants and a watering can: things to see and to touch. */
export function GroundScene() {
  return (
    <svg className="scene" viewBox="0 0 240 180" aria-hidden="true">
      <rect className="q" x="0" y="0" width="240" height="180" />
      <path
        className="sl"
        strokeWidth="2"
        d="M8 22h16m8 14h16M12 92h18m-22 70h20m180-136h16m-30-8h18m-4 76h16m-24 62h18m-200 6h20"
      />
      <svg aria-hidden="true" x="36" y="18" width="168" height="128">
        <rect className="u2" x="0" y="0" width="168" height="128" />
        <path className="u2" d="M0 0H168V132H0Z" />
        <g transform="translate(134 34) scale(0.7)">
          <path className="g" d="M4-20A20 20 0 1 0 20 4 16 16 0 0 1 4-20Z" />
        </g>
        <rect className="w" x="0" y="116" width="168" height="16" />
        <g transform="translate(112 116) scale(1.1)">
          <path
            className="f"
            d="M0-14C-1-30-10-38-20-40-18-26-10-18 0-14ZM0-14C0-34 8-42 19-45 18-28 10-19 0-14ZM0-14C-7-30-4-46 3-56 9-42 6-26 0-14Z"
          />
          <path className="r" d="M-11-16H11L8 0H-8Z" />
        </g>
        <g transform="translate(146 116) scale(0.8)">
          <path
            className="f"
            d="M0-14C-1-30-10-38-20-40-18-26-10-18 0-14ZM0-14C0-34 8-42 19-45 18-28 10-19 0-14ZM0-14C-7-30-4-46 3-56 9-42 6-26 0-14Z"
          />
          <path className="b" d="M-11-16H11L8 0H-8Z" />
        </g>
        <path className="r" d="M25 145.2V91.2C25 78.2 37.5 75.2 50 75.2S75 78.2 75 91.2V145.2Z" />
        <g transform="translate(50 62) scale(1.1)">
          <circle className="h" cx="1" cy="-17" r="6" />
          <path className="x1" d="M-4.500 8h9v9c-3 3-6 3-9 0Z" />
          <circle className="x1" cx="-11.2" cy="1.5" r="2.6" />
          <circle className="x1" cx="11.2" cy="1.5" r="2.6" />
          <ellipse className="x1" cx="0" cy="0" rx="11" ry="12.5" />
          <g className="ck">
            <circle className="r" cx="-5.8" cy="5" r="2" />
            <circle className="r" cx="8.2" cy="5" r="2" />
          </g>
          <path className="h" d="M-12 1C-13.500-10-7-15 0-15S13.500-10 12 1C9-5 5-8 0-8S-9-5-12 1Z" />
          <path
            className="sk"
            strokeWidth="1.5"
            d="M-4 1.500q2 2 4 0M4 1.500q2 2 4 0M-0.5 6.500q2.500 2 5 0"
          />
        </g>
        <path className="sr" strokeWidth="11" d="M68 92 86 82" />
        <circle className="x1" cx="88" cy="80" r="6" />
        <path
          className="c"
          d="M84 66h22v20H84ZM106 72l16-10 2 4-16 14ZM84 70c-10 0-10 12 0 12v-3c-6 0-6-6 0-6Z"
        />
        <path className="su" strokeWidth="2" d="M122 68l3 8m2-10 3 8" />
      </svg>
      <rect className="se" x="36" y="18" width="168" height="128" rx="3" strokeWidth="5" />
      <rect className="e" x="27" y="147" width="186" height="7" rx="2" />
    </svg>
  )
}
