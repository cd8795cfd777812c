const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A text as UTF-8 in base64. Written out, since neither the browser's nor Node's way is known here. */
export function textToBase64(text: string): string {
  const bytes = [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|./gs)].map(([sign, hex]) =>
    hex === undefined ? (sign.codePointAt(0) ?? 0) : Number.parseInt(hex, 16),
  )
  let written = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two, three] = bytes.slice(at, at + 3)
    const group = (one << 16) | ((two ?? 0) << 8) | (three ?? 0)
    written += letter(group >> 18) + letter(group >> 12)
    written += two === undefined ? '=' : letter(group >> 6)
    written += three === undefined ? '=' : letter(group)
  }
  return written
}

function letter(bits: number): string {
  return letters.charAt(bits & 63)
}

/** The text behind UTF-8 in base64; null for what is neither. */
export function base64ToText(data: string): string | null {
  const signs = data.replace(/=+$/, '')
  let bits = 0
  let held = 0
  let percent = ''
  for (const sign of signs) {
    const value = letters.indexOf(sign)
    if (value < 0) return null
    bits = ((bits << 6) | value) & 0xffffff
    held += 6
    if (held < 8) continue
    held -= 8
    percent += `%${((bits >> held) & 255).toString(16).padStart(2, '0')}`
  }
  try {
    return decodeURIComponent(percent)
  } catch {
    return null
  }
}
