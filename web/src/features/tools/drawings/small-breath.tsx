import { SmallWindow } from '../../../ui/scenes/small-window'

/** A small window: a candle. */
export function SmallBreath() {
  return (
    <SmallWindow wall="n">
      <rect className="u" x="0" y="0" width="56" height="66" />
      <rect className="u" x="0" y="0" width="56" height="66" />
      <circle className="y" cx="28" cy="28" r="22" opacity=".35" />
      <rect className="w" x="0" y="58" width="56" height="8" />
      <rect className="c" x="21" y="38" width="14" height="20" rx="3" />
      <path className="g" d="M28 14c5 8 7 11 7 15a7 7 0 0 1-14 0c0-4 2-7 7-15Z" />
    </SmallWindow>
  )
}
