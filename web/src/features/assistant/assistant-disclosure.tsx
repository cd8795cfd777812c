import { useWords } from '../../platform/words'
import { useDisclosure } from './answering'
import { assistantWords } from './assistant.words'
import { useFilled } from './use-contacts'

/** What the assistant is and cannot do: above everything, before the first message and for as long as the page is open. */
export function AssistantDisclosure() {
  const words = useWords(assistantWords)
  const filled = useFilled()
  const disclosure = useDisclosure()
  return (
    <section className="notice" aria-label={words.beforeUse}>
      <p>{filled(disclosure)}</p>
    </section>
  )
}
