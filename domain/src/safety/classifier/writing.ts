/**
 * How a text is written, as far as the classifier's scores differ by it: it has read less Cantonese than Mandarin and less Chinese
 * than English, and is less sure of what it has read less of.
 */
export type Writing = 'latin' | 'han' | 'cantonese'

/** Characters that Cantonese is written with and Mandarin next to never. */
const cantonese = /[唔佢嘅咗喺冇哋啲嚟嗰咁睇攞搵瞓攰畀諗乜嘢噉嗌啱嘥㗎嘞喎]/u
const han = /\p{Script=Han}/u

/** Tells Cantonese, other Chinese and everything else apart. */
export function writingOf(text: string): Writing {
  if (cantonese.test(text)) return 'cantonese'
  return han.test(text) ? 'han' : 'latin'
}
