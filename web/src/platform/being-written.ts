const checks: (() => boolean)[] = []

/**
 * Tells of words that stand nowhere but in this page, also while they are out of sight: a conversation is kept in no storage.
 *
 * @param isHeld whether there are any now
 */
export function holdsWords(isHeld: () => boolean): void {
  checks.push(isHeld)
}

/** Whether a reload would lose words: not every text is kept as a draft. */
export function isBeingWrittenIn(): boolean {
  return (
    checks.some((isHeld) => isHeld()) ||
    [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '')
  )
}
