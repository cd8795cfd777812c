/**
 * Whether a key belongs to an input method (pinyin, zhuyin, handwriting, speech): while one composes, Enter chooses a word and sends
 * nothing. Safari tells of the Enter that ends a composition after its end, by the key code 229 alone.
 */
export function composes(event: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229
}
