import { partsOfDisclosure } from '@amhs/domain/safety/disclosures'
import { useWords } from '../../platform/words'
import { useAnswering, useDisclosure } from './answering'
import { assistantWords } from './assistant.words'
import { useFilled } from './use-contacts'

/**
 * What the assistant is and cannot do: above everything, before the first message and for as long as the page is open. That no person
 * answers is always in sight; the rest is one press away, so that a small phone shows the field to write in.
 */
export function AssistantDisclosure() {
  const words = useWords(assistantWords)
  const filled = useFilled()
  const isAiPossible = useAnswering() !== 'no-ai'
  const { first, rest } = partsOfDisclosure(filled(useDisclosure()))
  return (
    <section className="disclosure" aria-label={words.beforeUse}>
      <p>{first}</p>
      <details>
        <summary>{words.canAndCannot}</summary>
        <div className="stack">
          <p>{rest}</p>
          <p>{words.notKept}</p>
          {isAiPossible && <p>{words.ageSent}</p>}
        </div>
      </details>
    </section>
  )
}
