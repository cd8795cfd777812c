/**
 * What a screen reader says of an arriving answer: every checked sentence once, in order, after what it is saying now.
 * Beside the visible text and not on it, which grows word by word and would be read again and again.
 */
export function LiveTranscript({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <div className="hidden" role="log" aria-live="polite" aria-relevant="additions">
      {sentences.map((sentence, index) => {
        // Sentences are only ever added, so their place is their key.
        const key = index
        return <p key={key}>{plainWords(sentence)}</p>
      })}
    </div>
  )
}

/** Without the marks of links and lists, which would be spelled out. */
function plainWords(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*#_`>]+/g, '')
    .trim()
}
