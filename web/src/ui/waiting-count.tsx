import './waiting-count.css'

/** How many things wait for somebody to do them, beside the link that leads there; nothing where none does. */
export function WaitingCount({
  count,
  isUrgent = false,
  spoken,
}: {
  readonly count: number
  /** Whether one of them cannot wait; `spoken` says so as well. */
  readonly isUrgent?: boolean
  /** What is read in place of the bare number, after the words of the link. */
  readonly spoken: string
}) {
  if (count === 0) return null
  return (
    <span className="waiting-count">
      <span aria-hidden="true">{isUrgent ? `${count}\u2009!` : count}</span>
      <span className="hidden">{spoken}</span>
    </span>
  )
}
