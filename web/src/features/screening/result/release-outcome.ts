/**
 * What a page says after a press that shows a result to a professional or takes it back. A write without an answer in time may have
 * arrived, or still arrive: then nothing has failed as soon as what was wished is so.
 *
 * @param isShown whether the professional sees the result now
 * @param isUnsure whether showing it failed before, and it was not taken back since
 * @param wanted what the last press wished; undefined before the first
 * @param hasFailed whether that press ended without an answer, or was refused
 */
export function outcomeOf({
  isShown,
  isUnsure,
  wanted,
  hasFailed,
}: {
  readonly isShown: boolean
  readonly isUnsure: boolean
  readonly wanted: boolean | undefined
  readonly hasFailed: boolean
}): {
  readonly failed: boolean
  /** The result may still be shown by itself: the way to take it back belongs on the page. */
  readonly mayArrive: boolean
} {
  const mayArrive = isUnsure && !isShown
  return { failed: hasFailed && (wanted !== isShown || (wanted === false && mayArrive)), mayArrive }
}
