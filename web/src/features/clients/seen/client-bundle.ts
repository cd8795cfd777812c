import { answersOf, toldResult } from '@amhs/domain/documents/screening-record'
import { fhirBundle } from '@amhs/domain/instruments/fhir'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import type { SeenResult } from '../grants.firestore'

/** All results of one questionnaire as one FHIR R4 bundle, with the scores that the person was told. Names nobody. */
export function clientBundle(
  instrument: Instrument,
  newestFirst: readonly SeenResult[],
  language: Language,
  canonicalBase: string,
): object {
  const bundles = newestFirst.map((result) =>
    fhirBundle({
      instrument,
      answers: answersOf(result),
      result: toldResult(result),
      resultId: result.id,
      finishedAt: new Date(result.finishedAt).toISOString(),
      language,
      canonicalBase,
      notes: [inLanguage(instrument.resultText.disclaimer, language)],
    }),
  )
  // The questionnaire itself comes with each; one is enough.
  const entries = new Map(bundles.flatMap(({ entry = [] }) => entry.map((one) => [one.fullUrl, one])))
  return { ...bundles[0], entry: [...entries.values()] }
}
