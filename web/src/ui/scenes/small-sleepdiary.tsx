import { SmallWindow } from './small-window'

/** A small window: a bed at night. */
export function SmallSleepDiary() {
  return (
    <SmallWindow wall="n">
      <rect className="u" x="0" y="0" width="56" height="66" />
      <g transform="translate(28 26) scale(0.8)">
        <path className="g" d="M4-20A20 20 0 1 0 20 4 16 16 0 0 1 4-20Z" />
      </g>
      <path className="c" d="M8 46h40v20H8Z" />
      <path className="sb" strokeWidth="2" d="M14 53h28M14 60h18" />
    </SmallWindow>
  )
}
