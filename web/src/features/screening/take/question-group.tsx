import type { Answer, Instrument } from '@amhs/domain/instruments/instrument'
import type { Question } from '@amhs/domain/instruments/question-flow'
import { wordingIn } from '@amhs/domain/instruments/question-flow'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { questionsWords } from './questions.words'

/**
 * How an answer was given. Arrow keys pass through options and Space chooses the one that has the focus: nothing may move the
 * focus for them, a person at the keyboard goes on with Enter or the button. A `tap` is the press of a finger or a mouse; a
 * screen reader's own press is a `choice`, which does not lead on either.
 */
export type AnswerBy = 'tap' | 'choice' | 'key'

/** Screen readers on Android send a press without size and force; a mouse and a finger have one of them. */
function isOfScreenReader({ width, height, pressure, detail, pointerType }: PointerEvent): boolean {
  const small = width <= 1 && height <= 1
  return small && pressure === 0 && detail === 0 && pointerType !== 'touch'
}

/**
 * One question as a named radio group, whose words are a heading too: whoever goes by headings meets each question. Declining is a control of its own beside the group: a validated scale gets no
 * extra option.
 */
export function QuestionGroup({
  instrument,
  question,
  answer,
  error,
  onAnswer,
  children,
  large = false,
  stemId: sharedStemId,
}: {
  readonly instrument: Instrument
  readonly question: Question
  readonly answer: Answer | undefined
  readonly error?: string | undefined
  /** `undefined` takes the answer back (declining undone). */
  readonly onAnswer: (value: Answer | undefined, by: AnswerBy) => void
  readonly children?: ReactNode
  readonly large?: boolean
  /** Where the words that begin every question stand, when they stand once above all of them. */
  readonly stemId?: string
}) {
  const words = useWords(questionsWords)
  const language = useLanguage()
  const text = wordingIn(question.text, language)
  const stem = wordingIn(instrument.stepInstruction ?? instrument.instruction, language)
  const stemId = sharedStemId ?? `${question.id}-stem`
  const hasStem = question.kind === 'scored' && (large || sharedStemId !== undefined)
  const errorId = `${question.id}-error`
  const described = [hasStem ? stemId : '', error ? errorId : ''].filter(Boolean).join(' ')
  const by = useRef<AnswerBy>('choice')

  return (
    <div className={large ? 'question' : 'question question-small'}>
      {large && question.kind === 'scored' && (
        <p className="hint" id={stemId} lang={stem.language}>
          {stem.text}
        </p>
      )}
      <fieldset
        role="radiogroup"
        aria-required={question.kind !== 'unscored'}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onKeyDown={(event) => {
          by.current = event.key === ' ' || event.key.startsWith('Arrow') ? 'key' : 'choice'
        }}
        onPointerDown={(event) => {
          by.current = isOfScreenReader(event.nativeEvent) ? 'choice' : 'tap'
        }}
      >
        <legend lang={text.language}>
          <h2>{text.text}</h2>
          {question.kind === 'unscored' && <span className="hint">{words.optional}</span>}
        </legend>
        {error && (
          <p className="error" id={errorId}>
            <Icon name="error" />
            {error}
          </p>
        )}
        <div className="choices">
          {question.options.map((option, index) => {
            const label = wordingIn(option.label, language)
            return (
              <label className="choice" key={option.value} lang={label.language}>
                <input
                  type="radio"
                  id={index === 0 ? question.id : `${question.id}-${index}`}
                  name={question.id}
                  value={option.value}
                  checked={answer === option.value}
                  onChange={() => onAnswer(option.value, by.current)}
                  // The answer given before, tapped again, leads on as any other does.
                  onClick={() =>
                    answer === option.value && by.current === 'tap' && onAnswer(option.value, 'tap')
                  }
                />
                {label.text}
              </label>
            )
          })}
        </div>
      </fieldset>
      {question.mayDecline && question.kind !== 'unscored' && (
        <label className="check">
          <input
            type="checkbox"
            checked={answer === 'declined'}
            onChange={(event) => onAnswer(event.target.checked ? 'declined' : undefined, 'choice')}
          />
          {words.decline}
        </label>
      )}
      {children}
    </div>
  )
}
