/** How many of how many. */
export interface Count {
  readonly found: number
  readonly of: number
}

/** The 95 % interval of a share by Wilson's score method, which also holds for small counts and shares near 0 and 1. */
export function wilson({ found, of }: Count): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const z = 1.96
  const share = found / of
  const middle = share + (z * z) / (2 * of)
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const whole = 1 + (z * z) / of
  return { low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) }
}

/** "83 % (79–87), 250 of 301"; a dash where there is nothing to count. */
export function countText(count: Count): string {
  if (count.of === 0) return '–'
  const { low, high } = wilson(count)
  const percent = (share: number) => Math.round(100 * share)
  return `${percent(count.found / count.of)} % (${percent(low)}–${percent(high)}), ${count.found} of ${count.of}`
}
