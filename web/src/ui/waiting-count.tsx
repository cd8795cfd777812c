import './waiting-count.css'

/** How many things wait for somebody to do them, beside the link that leads there; nothing where none does. */
export function WaitingCount({
  count,
  spoken,
}: {
  readonly count: number
  /** What is read in place of the bare number, after the words of the link. */
  readonly spoken: string
}) {
  if (count === 0) return null
  return (
    <span className="waiting-count">
      <span aria-hidden="true">{count}</span>
      <span className="hidden">{spoken}</span>
    </span>
  )
}
