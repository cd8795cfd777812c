/** The mark: a building at night with one window lit. */
export function Brand() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="mark-wall" width="32" height="32" rx="6" />
      <path
        className="mark-pane"
        d="M7 6h7v5.5H7zM18 6h7v5.5h-7zM7 13.5h7V19H7zM7 21h7v5.5H7zM18 21h7v5.5h-7z"
      />
      <path className="mark-lit" d="M18 13.5h7V19h-7z" />
    </svg>
  )
}
