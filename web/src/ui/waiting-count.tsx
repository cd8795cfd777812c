import './waiting-count.css'

/** How many things wait in a part of a workspace, beside the link that leads there; nothing where none does. */
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

/** What waits, with its number, in a sentence below the name of the place; where no heading around it says what a bare number counts. */
export function WaitingWords({ children }: { readonly children: string }) {
  return (
    <>
      {/* Read after the name of the place, and apart from it. */}{' '}
      <span className="waiting-words">{children}</span>
    </>
  )
}
