/** Numbers below this are not shown: few people could be recognised behind them. */
export const smallestShown = 10

/** The number, or null where it is too small to be shown. Zero is too small as well. */
export function suppressSmallCell(number: number): number | null {
  return number >= smallestShown ? number : null
}

/**
 * Hides the small parts of a known whole. A single hidden part could be worked out as the whole less the others, so
 * the smallest shown part is hidden with it whenever the hidden parts together stay below the smallest shown number.
 */
export function suppressSmallParts<Name extends string>(
  parts: Readonly<Record<Name, number>>,
): Record<Name, number | null> {
  const byNumber = (Object.entries(parts) as [Name, number][]).sort(([, one], [, other]) => one - other)
  const hidden = new Set<Name>()
  let hiddenSum = 0
  for (const [name, number] of byNumber) {
    const isSmall = number < smallestShown
    const givesAway = hidden.size > 0 && (hidden.size === 1 || hiddenSum < smallestShown)
    if (!isSmall && !givesAway) break
    hidden.add(name)
    hiddenSum += number
  }
  return Object.fromEntries(
    byNumber.map(([name, number]) => [name, hidden.has(name) ? null : number]),
  ) as Record<Name, number | null>
}
