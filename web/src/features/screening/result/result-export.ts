import { answersOf, toldResult } from '@amhs/domain/documents/screening-record'
import { fhirBundle } from '@amhs/domain/instruments/fhir'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { questionsToAsk, wordingIn } from '@amhs/domain/instruments/question-flow'
import { inLanguage } from '@amhs/domain/localized'
import type { StoredScreening } from '../storage/build-screening'
import type { AskContext } from './result-notes'
import { resultNotes } from './result-notes'

/** A finished screening as plain JSON: every question with its answer, the score as it was given, and the notes. */
export function jsonExport(instrument: Instrument, record: StoredScreening, reader: AskContext): object {
  const { language } = reader
  const answers = answersOf(record)
  const band = instrument.scoring.bands.find(({ id }) => id === record.score.band)
  return {
    format: 'amhs-screening',
    version: 1,
    id: record.id,
    instrument: {
      id: record.instrument,
      edition: record.edition,
      title: inLanguage(instrument.title, language),
      source: instrument.citation,
    },
    finishedAt: new Date(record.finishedAt).toISOString(),
    answeredIn: record.language,
    respondent: record.respondent,
    answers: questionsToAsk(instrument, answers).map((question) => {
      const value = answers[question.id] ?? null
      const option = question.options.find((candidate) => candidate.value === value)
      return {
        id: question.id,
        question: wordingIn(question.text, language).text,
        value,
        ...(option ? { answer: wordingIn(option.label, language).text } : {}),
      }
    }),
    score: {
      ...record.score,
      range: instrument.scoring.range,
      ...(band ? { bandLabel: inLanguage(band.label, language) } : {}),
    },
    supportNotice: record.safety,
    notes: resultNotes(instrument, record, reader),
  }
}

/** The same as FHIR R4 bundle, with the score that the person was told. */
export function fhirExport(instrument: Instrument, record: StoredScreening, reader: AskContext): object {
  return fhirBundle({
    instrument,
    answers: answersOf(record),
    result: toldResult(record),
    resultId: record.id,
    finishedAt: new Date(record.finishedAt).toISOString(),
    language: reader.language,
    canonicalBase: `${window.location.origin}/fhir`,
    notes: resultNotes(instrument, record, reader),
  })
}

/** A name that tells nothing to whoever sees the folder of downloads: "saved-page-2026-11-21.json". */
export function exportName(record: StoredScreening, ending: 'json' | 'fhir.json'): string {
  return `saved-page-${new Date(record.finishedAt).toISOString().slice(0, 10)}.${ending}`
}
