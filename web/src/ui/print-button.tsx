import { Icon } from './icon'

/** Prints the page as it stands. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <button type="button" className="button" onClick={() => window.print()}>
      <Icon name="print" />
      {label}
    </button>
  )
}
