/** Shown while something loads; the words are read out once because the element is a status. */
export function Spinner({ label, isTold = true }: { readonly label: string; readonly isTold?: boolean }) {
  return (
    <p className="spinner" role={isTold ? 'status' : undefined}>
      <span className="spinner-ring" aria-hidden="true" />
      {label}
    </p>
  )
}
