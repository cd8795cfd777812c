import type { Answer, Answers, Instrument, SafetyNotice, Sex } from '@amhs/domain/instruments/instrument'
import { questionsToAsk } from '@amhs/domain/instruments/question-flow'
import { useCallback, useRef, useState } from 'react'
import type { DraftOwner } from '../../../platform/drafts'
import type { AnswerDraft } from './answer-draft'
import { emptyDraft, findDraft, removeDraft, saveDraft } from './answer-draft'
import { keepSafeAnswer, keptSafeAnswer, type SafeAnswer } from './safe-answer'
import { noticeFor } from './support-notice'

export interface AnswerDraftState {
  readonly draft: AnswerDraft
  /** How the draft came to be: resumed from the device, or begun anew because the stored one was set aside. */
  readonly origin: 'new' | 'resumed' | 'set-aside'
  /** False once the browser has refused to keep an answer. */
  readonly kept: boolean
  /** What the person answered to "are you safe?" in this sitting; null before they did. */
  readonly safe: SafeAnswer | null
  readonly answerSafe: (answer: SafeAnswer) => void
  /** Keeps an answer (`undefined` takes it back) and tells which support card it calls for. */
  readonly answer: (questionId: string, value: Answer | undefined) => SafetyNotice | null
  readonly chooseSex: (sex: Sex | undefined) => void
  readonly goTo: (questionId: string) => void
  readonly restart: () => void
}

/** Keeps every answer of a person on the device at the moment it is given. */
export function useAnswerDraft(owner: DraftOwner, instrument: Instrument): AnswerDraftState {
  const [{ draft, origin, kept }, setState] = useState(() => {
    const found = findDraft(owner, instrument)
    if (found.found === 'draft') return { draft: found.draft, origin: 'resumed' as const, kept: true }
    return {
      draft: emptyDraft(instrument, Date.now()),
      origin: found.found === 'nothing' ? ('new' as const) : ('set-aside' as const),
      kept: true,
    }
  })

  const [safe, setSafe] = useState(() => keptSafeAnswer(owner, instrument.id))
  const answerSafe = useCallback(
    (given: SafeAnswer | null) => {
      setSafe(given)
      keepSafeAnswer(owner, instrument.id, given)
    },
    [owner, instrument],
  )

  // The newest draft, so that two answers in one tick build on each other; writing is no business of a state updater.
  const newest = useRef(draft)
  const change = useCallback(
    (next: (draft: AnswerDraft) => AnswerDraft) => {
      newest.current = { ...next(newest.current), changedAt: Date.now() }
      const nowKept = saveDraft(owner, newest.current)
      setState((state) => ({ ...state, draft: newest.current, kept: nowKept }))
    },
    [owner],
  )

  const answer = useCallback(
    (questionId: string, value: Answer | undefined) => {
      const notice = noticeFor(instrument, questionId, value)
      change((current) => {
        const { [questionId]: _before, ...others } = current.answers
        const answers = value === undefined ? others : { ...others, [questionId]: value }
        return {
          ...current,
          answers,
          questionId,
          position: positionOf(instrument, answers, questionId),
          supportFor: notice ? questionId : current.supportFor,
        }
      })
      return notice
    },
    [change, instrument],
  )

  const goTo = useCallback(
    (questionId: string) =>
      change((current) => ({
        ...current,
        questionId,
        position: positionOf(instrument, current.answers, questionId),
      })),
    [change, instrument],
  )

  const chooseSex = useCallback(
    (sex: Sex | undefined) => change((current) => ({ ...current, sex })),
    [change],
  )

  const restart = useCallback(() => {
    removeDraft(owner, instrument.id)
    answerSafe(null)
    newest.current = emptyDraft(instrument, Date.now())
    setState({ draft: newest.current, origin: 'new', kept: true })
  }, [owner, instrument, answerSafe])

  return { draft, origin, kept, safe, answerSafe, answer, chooseSex, goTo, restart }
}

function positionOf(instrument: Instrument, answers: Answers, questionId: string): number {
  return questionsToAsk(instrument, answers).findIndex(({ id }) => id === questionId) + 1
}
