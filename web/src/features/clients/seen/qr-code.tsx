import encodeQR from 'qr'

/** A text as a square of modules, dark on light in every theme: cameras read it so. Loads the encoder, so it comes on demand. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium' })
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <rect className="qr-light" width={modules.length} height={modules.length} />
      <path className="qr-dark" d={dark.join('')} />
    </svg>
  )
}
