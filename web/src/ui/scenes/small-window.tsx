import type { ReactNode } from 'react'

/** A small window in a wall: its frame and sill, around what is seen in it (56 × 66). */
export function SmallWindow({ wall, children }: { readonly wall: 'n' | 'o'; readonly children: ReactNode }) {
  return (
    <svg className="scene" aria-hidden="true" viewBox="0 0 96 96">
      <rect className={wall} x="0" y="0" width="96" height="96" rx="10" />
      <svg aria-hidden="true" x="20" y="10" width="56" height="66">
        {children}
      </svg>
      <rect className="se" x="20" y="10" width="56" height="66" rx="2" strokeWidth="4" />
      <rect className="e" x="13" y="77" width="70" height="6" rx="2" />
    </svg>
  )
}

/** The light of a lamp in it, and the table. */
export function LitTable() {
  return (
    <>
      <rect className="y" x="0" y="0" width="56" height="66" />
      <rect className="w" x="0" y="50" width="56" height="16" />
    </>
  )
}
