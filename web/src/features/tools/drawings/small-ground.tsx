import { SmallWindow } from '../../../ui/scenes/small-window'

/** A small window: somebody who looks around. */
export function SmallGround() {
  return (
    <SmallWindow wall="o">
      <rect className="u" x="0" y="0" width="56" height="66" />
      <rect className="u" x="0" y="0" width="56" height="66" />
      <path className="f" d="M0 50q28-12 56 0V66H0Z" />
      <g transform="translate(28 56) scale(0.8)">
        <path
          className="f"
          d="M0-14C-1-30-10-38-20-40-18-26-10-18 0-14ZM0-14C0-34 8-42 19-45 18-28 10-19 0-14ZM0-14C-7-30-4-46 3-56 9-42 6-26 0-14Z"
        />
        <path className="r" d="M-11-16H11L8 0H-8Z" />
      </g>
      <g transform="translate(44 12) scale(0.35)">
        <path className="g" d="M4-20A20 20 0 1 0 20 4 16 16 0 0 1 4-20Z" />
      </g>
    </SmallWindow>
  )
}
