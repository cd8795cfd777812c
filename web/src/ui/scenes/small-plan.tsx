import { LitTable, SmallWindow } from './small-window'

/** A small window: the plan. */
export function SmallPlan() {
  return (
    <SmallWindow wall="o">
      <LitTable />
      <path className="c" d="M4 22 20 16 36 22 52 16V46L36 52 20 46 4 52Z" />
      <path className="c2" d="M20 16 36 22V52L20 46Z" />
      <path className="sb" strokeWidth="2" d="M9 44C16 34 22 40 28 34S40 32 46 24" />
    </SmallWindow>
  )
}
