/** A street at night with some windows lit: an abstract picture, hidden from screen readers. */
export function NightWindows() {
  return (
    <svg className="windows" viewBox="0 0 570 516" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g transform="translate(22 22)">
        <rect className="lit" width="100" height="124" rx="5" />
        <path
          className="shape"
          d="m37 124 3-24h22l3 24zM51 100c-1-22-11-32-23-36 1 18 9 31 23 36Zm1 0c0-26 11-38 26-42 1 22-9 37-26 42Zm-2 0c-8-25-5-44 4-58 8 18 6 40-4 58Z"
        />
        <path className="sill" d="M-7 127.500h114" />
      </g>
      <g transform="translate(164 22)">
        <rect className="pane" width="100" height="124" rx="5" />
        <path className="mullion" d="M50 0v124" />
        <path className="sill" d="M-7 127.500h114" />
      </g>
      <g transform="translate(306 22)">
        <rect className="pane" width="100" height="124" rx="5" />
        <path className="sill" d="M22 0v124M12 0v124M78 0v124M88 0v124" opacity=".5" />
        <path className="sill" d="M-7 127.500h114" />
      </g>
      <g transform="translate(448 22)">
        <rect className="pane" width="100" height="124" rx="5" />
        <path className="mullion" d="M50 0v124" />
        <path className="sill" d="M-7 127.500h114" />
      </g>
      <g transform="translate(22 194)">
        <rect className="pane" width="100" height="124" rx="5" />
        <path className="mullion" d="M50 0v124" />
        <path className="sill" d="M-7 127.500h114" />
      </g>
      <g transform="translate(164 194)">
        <rect className="lit" width="100" height="124" rx="5" />
        <path
          className="shape"
          d="M26 124c-3-27 5-38 11-43l-3-17 10 7c4-1 8-1 12 0l10-7-3 17c9 8 13 21 12 35 6 0 9-5 6-12l6-2c5 12-2 22-12 22Z"
        />
        <path className="sill" d="M-7 127.500h114" />
      </g>
      <g transform="translate(306 194)">
        <rect className="pane" width="100" height="124" rx="5" />
        <path className="mullion" d="M50 0v124" />
        <path className="sill" d="M-7 127.500h114" />
      </g>
      <g transform="translate(448 194)">
        <rect className="lit" width="100" height="124" rx="5" />
        <path className="glow" d="M30 60h40l16 64H14Z" />
        <path className="shape" d="M48.500 0h3v30c12 1 19 12 20 30H29c1-18 8-29 19.500-30Z" />
        <path className="sill" d="M-7 127.500h114" />
      </g>
      <g transform="translate(22 366)">
        <rect className="lit" width="100" height="124" rx="5" />
        <path className="cloth" d="M12 124c0-25 13-33 27-34h20c15 1 27 9 27 34Z" />
        <path className="skin" d="M42 78h16v16c-5 5-11 5-16 0Zm-5-14a13 15 0 1 1 26 0 13 15 0 1 1-26 0Z" />
        <path
          className="shape"
          d="M33 70c-4-22 5-32 17-32s22 9 18 32c-3-3-4-7-4-11-9 0-19-2-25-8-1 8-2 14-6 19Z"
        />
        <path className="sill" d="M-7 127.500h114" />
      </g>
      <g transform="translate(164 366)">
        <rect className="pane" width="100" height="124" rx="5" />
        <path className="mullion" d="M50 0v124" />
        <path className="sill" d="M-7 127.500h114" />
      </g>
      <g transform="translate(306 366)">
        <rect className="lit" width="100" height="124" rx="5" />
        <path className="cloth-2" d="M46 124c0-20 7-30 19-31h10c13 1 22 11 22 31Z" />
        <path className="skin" d="M63 82h13v13c-4 4-9 4-13 0Zm-4-10a11 13 0 1 1 22 0 11 13 0 1 1-22 0Z" />
        <path
          className="shape"
          d="M56 84c-3-24 3-35 14-35s18 10 15 35c-3-4-4-12-4-18-8 0-14-2-19-6-1 9-2 17-6 24Z"
        />
        <path className="cloth" d="M4 124c0-28 10-38 24-39h12c14 1 22 13 22 39Z" />
        <path className="skin" d="M26 72h15v16c-5 4-10 4-15 0Zm-5-12a13 15 0 1 1 26 0 13 15 0 1 1-26 0Z" />
        <path className="shape" d="M20 58c-2-16 5-24 15-24 9 0 15 8 13 22-8 1-15-2-20-7-1 5-4 8-8 9Z" />
        <path className="sill" d="M-7 127.500h114" />
      </g>
      <g transform="translate(448 366)">
        <rect className="pane" width="100" height="124" rx="5" />
        <path className="mullion" d="M50 0v124" />
        <path className="sill" d="M-7 127.500h114" />
      </g>
    </svg>
  )
}
