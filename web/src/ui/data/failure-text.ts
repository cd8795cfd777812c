import { callableErrorText } from '@amhs/domain/contracts/callable-errors'
import type { Language, Localized } from '@amhs/domain/localized'
import { dataFailureOf } from '../../platform/data/data-failure'
import { wordsIn } from '../../platform/words'
import { dataWords } from './data.words'

/** What went wrong with reading or writing, in the reader's language. */
export function failureText(error: unknown, language: Language): string {
  const failure = dataFailureOf(error)
  return failure.kind === 'call'
    ? callableErrorText(failure.reason, language)
    : wordsIn(dataWords, language).failures[failure.kind]
}

/** The same in both languages, as the summary of a form wants it: where another try may help, that nothing typed is lost. */
export function failureMessage(error: unknown): Localized {
  const { kind } = dataFailureOf(error)
  const isKept = kind === 'network' || kind === 'failed'
  return {
    zh: failureText(error, 'zh-CN') + (isKept ? dataWords.zh.kept : ''),
    en: failureText(error, 'en') + (isKept ? dataWords.en.kept : ''),
  }
}
