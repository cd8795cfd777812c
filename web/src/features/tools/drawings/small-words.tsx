import { LitTable, SmallWindow } from '../../../ui/scenes/small-window'

/** A small window: a note that is handed over. */
export function SmallWords() {
  return (
    <SmallWindow wall="n">
      <LitTable />
      <path className="c" d="M12 12H44V50H12Z" />
      <path className="c2" d="M34 12 44 22H34Z" />
      <path className="sb" strokeWidth="2" d="M18 24H30M18 31H38M18 38H36" />
    </SmallWindow>
  )
}
