import { inLanguage } from '@amhs/domain/localized'
import { questionOf } from '@amhs/domain/safety/shown-template'
import { correctionLabel } from '@amhs/domain/safety/templates'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { assistantWords } from './assistant.words'
import { answerCard } from './conversation'
import { type CardEntry, hasChoices } from './conversation-state'

/** "Are you safe right now?" where only fixed text may answer, since nothing else lowers the level; or what the card asks. */
export function CardQuestion({ entry }: { readonly entry: CardEntry }) {
  const language = useLanguage()
  const afterwards = useAfterwards(entry)
  const notSafeAfterAll = useNotSafeAfterAll(entry)
  const { id, card, answer } = entry
  if (!hasChoices(card)) return null
  // Nobody must have to find words to take "I am safe" back.
  if (card === 'safe-yes')
    return (
      <div>
        <button
          type="button"
          className="button"
          onClick={() => answerCard(id, { kind: 'safe-answer', answer: 'not-sure' })}
        >
          {notSafeAfterAll}
        </button>
      </div>
    )
  const passive = card === 'L1'
  const { answers, question } = questionOf(card, entry)
  if (answers.length === 0) return null
  return (
    <fieldset>
      <legend className="label">{question ? inLanguage(question, language) : afterwards}</legend>
      <div className="row">
        {answers.map((option) => (
          <button
            key={option.id}
            type="button"
            className="button"
            aria-pressed={answer === option.id}
            onClick={() => {
              if (passive && isPassiveAnswer(option.id))
                answerCard(id, { kind: 'passive-answer', answer: option.id })
              // Steadier after the exercise is not yet safe: that is asked again.
              else if (card === 'safe-not-sure' && option.id === 'yes')
                answerCard(id, { kind: 'exercise-done' })
              else if (!passive && isSafeAnswer(option.id))
                answerCard(id, { kind: 'safe-answer', answer: option.id })
            }}
          >
            {inLanguage(option.label, language)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** "That is not what I meant" takes the alarm back. */
export function Correction({ entry: { id, answer } }: { readonly entry: CardEntry }) {
  const language = useLanguage()
  return (
    <div>
      <button
        type="button"
        className="button"
        aria-pressed={answer === 'correction'}
        onClick={() => answerCard(id, { kind: 'correction' })}
      >
        {inLanguage(correctionLabel, language)}
      </button>
    </div>
  )
}

/** What stands in the place of a question where something is to be done first. */
function useAfterwards({ attacked, helping, took, gas }: CardEntry): string {
  const words = useWords(assistantWords)
  if (attacked) return words.afterMoving
  if (helping) return words.afterSending
  if (gas) return words.afterGettingOut
  return took ? words.afterCalling : words.afterExercise
}

/** What takes "safe" back. */
function useNotSafeAfterAll({ attacked, helping }: CardEntry): string {
  const words = useWords(assistantWords)
  return helping && !attacked ? words.inDangerAgain : words.notSafeAfterAll
}

/** What was chosen on a card whose choices are over. */
export function ChosenAnswer({ entry }: { readonly entry: CardEntry }) {
  const { card, answer } = entry
  const language = useLanguage()
  const words = useWords(assistantWords)
  const afterwards = useAfterwards(entry)
  const notSafeAfterAll = useNotSafeAfterAll(entry)
  if (answer === null || !hasChoices(card)) return null
  if (card === 'safe-yes') return <p className="muted">{words.answered(notSafeAfterAll)}</p>
  // What the card asks is not answered by it, and stands here no more.
  if (answer === 'correction') return <p className="muted">{words.saidMisread}</p>
  const { answers, question } = questionOf(card, entry)
  // Whoever did what steadies has pressed the same button.
  const pressed = answer === 'exercise-done' ? 'yes' : answer
  const label = answers.find(({ id }) => id === pressed)?.label
  if (!label) return null
  return (
    <p>
      {question ? inLanguage(question, language) : afterwards}{' '}
      <span className="muted">{words.answered(inLanguage(label, language))}</span>
    </p>
  )
}

function isPassiveAnswer(answer: string): answer is 'no' | 'sometimes' | 'yes' {
  return answer === 'no' || answer === 'sometimes' || answer === 'yes'
}

function isSafeAnswer(answer: string): answer is 'yes' | 'not-sure' | 'no' {
  return answer === 'yes' || answer === 'not-sure' || answer === 'no'
}
