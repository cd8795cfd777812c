import encodeQR from 'qr'

/** Quiet modules around the code, without which cameras miss it. */
const border = 4

/** One path for all dark modules, row by row. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}

/** A text as QR code, dark on white in every theme, with the correction that the specification of the links advises (M). */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border })
  return (
    <svg
      className="share-qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path fill="#000" d={darkPath(rows)} />
    </svg>
  )
}
