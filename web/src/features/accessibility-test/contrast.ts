/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** The share of light that a colour sends back, 0 to 1 (WCAG 2.2, relative luminance). */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

/** Whether nothing of a computed colour is seen: its alpha is 0. The last 0 of black, `rgb(0, 0, 0)`, is a colour. */
export function isClear(color: string): boolean {
  return color === 'transparent' || /^(?:rgba|hsla)\([^/]*, 0\)$|\/ 0%?\)$/.test(color)
}

/** The colour as the screen draws it, whatever notation the style uses; null where the browser cannot draw. */
export function drawnColor(css: string): Rgb | null {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
