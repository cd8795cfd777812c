import { SmallWindow } from './small-window'

/** A small window: the moon. */
export function SmallMoon() {
  return (
    <SmallWindow wall="n">
      <rect className="u" x="0" y="0" width="56" height="66" />
      <circle className="g" cx="28" cy="30" r="17" />
      <circle className="u" cx="20" cy="24" r="0.1" />
      <path className="u2" d="M0 54 18 46 34 56 56 48V66H0Z" />
    </SmallWindow>
  )
}
