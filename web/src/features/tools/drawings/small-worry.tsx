import { SmallWindow } from '../../../ui/scenes/small-window'

/** A small window: an open question. */
export function SmallWorry() {
  return (
    <SmallWindow wall="n">
      <rect className="u" x="0" y="0" width="56" height="66" />
      <path className="u" d="M0 0H56V66H0Z" />
      <g transform="translate(40 16) scale(0.45)">
        <path className="g" d="M4-20A20 20 0 1 0 20 4 16 16 0 0 1 4-20Z" />
      </g>
      <path className="u2" d="M0 40 20 30 38 42 56 34V66H0Z" />
      <path className="sg" strokeWidth="3.4" d="M28 66V46M28 48C28 38 14 40 10 30M28 48C28 38 44 40 48 28" />
    </SmallWindow>
  )
}
