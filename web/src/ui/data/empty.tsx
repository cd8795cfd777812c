import type { ReactNode } from 'react'

/** Says that there is nothing, and offers a way on where there is one. */
export function Empty({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="stack">
      <p>{text}</p>
      {children}
    </div>
  )
}
