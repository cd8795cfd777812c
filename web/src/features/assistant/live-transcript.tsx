import { useEffect, useState } from 'react'

/** How long a sentence stays for a screen reader to take it up, in milliseconds. */
const takenUpMs = 3000

/**
 * What a screen reader says of an arriving answer: every checked sentence once, in order, after what it is saying now.
 * Beside the visible text and not on it, which grows word by word and would be read again and again. Each sentence goes once it has
 * been taken up, so that whoever reads the page line by line does not meet the answer a second time.
 */
export function LiveTranscript({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <div className="hidden" role="log" aria-live="polite" aria-relevant="additions">
      {sentences.map((sentence, index) => {
        // Sentences are only ever added, so their place is their key; the words tell those of another answer apart.
        const key = `${index} ${sentence}`
        return <Sentence key={key} text={plainWords(sentence)} />
      })}
    </div>
  )
}

function Sentence({ text }: { readonly text: string }) {
  const [isTakenUp, setTakenUp] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTakenUp(true), takenUpMs)
    return () => clearTimeout(timer)
  }, [])
  return isTakenUp ? null : <p>{text}</p>
}

/** Without the marks of links and lists, which would be spelled out. */
function plainWords(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*#_`>]+/g, '')
    .trim()
}
