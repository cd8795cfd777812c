import type { Band } from '@amhs/domain/instruments/instrument'

/** Between 4 and 5 points lies the edge of two bands: half a point belongs to each. */
export function upperEdge(bands: readonly Band[], index: number, highest: number): number {
  const [band, next] = [bands[index], bands[index + 1]]
  return band && next ? (band.max + next.min) / 2 : highest
}

export function lowerEdge(bands: readonly Band[], index: number, lowest: number): number {
  return index === 0 ? lowest : upperEdge(bands, index - 1, lowest)
}
