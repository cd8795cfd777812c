import { licenceCondition, translationStatus } from '@amhs/domain/instruments/about'
import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { screeningWords } from '../screening.words'

/** What a reader must know of a tool beside its facts: the licence's condition, the language, what may be hard to read. */
export function ToolNotes({
  summary,
  brief = false,
}: {
  readonly summary: InstrumentSummary
  /** Without the standing of the translation, which the tool's own page tells. */
  readonly brief?: boolean
}) {
  const words = useWords(screeningWords)
  const language = useLanguage()
  const condition = licenceCondition({ licence: summary })
  const englishOnly = !summary.languages.includes('zh-CN')
  const workingTranslation = !brief && language === 'zh-CN' && summary.translation === 'working-translation'
  return (
    <>
      {condition && <p className="small muted">{inLanguage(condition, language)}</p>}
      {englishOnly && language === 'zh-CN' && <p className="small">{words.englishOnly}</p>}
      {workingTranslation && (
        <p className="small muted">{inLanguage(translationStatus(summary.translation), language)}</p>
      )}
      {summary.contentWarning && <p className="small">{words.contentWarning}</p>}
    </>
  )
}
