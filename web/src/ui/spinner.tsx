/** Shown while something loads; the words are read out once because the element is a status. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <p className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" />
      {label}
    </p>
  )
}
