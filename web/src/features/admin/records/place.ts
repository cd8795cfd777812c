/** Where something is, in degrees (WGS 84). */
export interface Place {
  readonly lat: number
  readonly lon: number
}

/** The place that two texts name, or null where they name none. */
export function placeOf(lat: string, lon: string): Place | null {
  if (lat.trim() === '' || lon.trim() === '') return null
  const [north, east] = [Number(lat), Number(lon)]
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { lat: north, lon: east } : null
}

/** Degrees as the fields hold them: five digits are a metre, and more would only look exact. */
export function degrees(value: number): string {
  return String(Math.round(value * 100_000) / 100_000)
}
