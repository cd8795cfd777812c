/** What comes with the first search; it also knows what was looked for, for whoever comes back from an article. */
export let late: typeof import('./search-outcomes') | undefined

export async function loadOutcomes() {
  late = await import('./search-outcomes')
  return late
}
