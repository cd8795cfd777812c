import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { textKey } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { screeningWords } from '../screening.words'

/**
 * What a reader must know of a tool beside its facts: the language of its questions, and what may be hard to read. The licence
 * and the standing of the translation are told under "about this tool".
 */
export function ToolNotes({ summary }: { readonly summary: InstrumentSummary }) {
  const words = useWords(screeningWords)
  const language = useLanguage()
  const englishOnly = !summary.languages.includes('zh-CN')
  return (
    <>
      {englishOnly && textKey(language) === 'zh' && <p className="small">{words.englishOnly}</p>}
      {summary.contentWarning && <p className="small">{words.contentWarning}</p>}
    </>
  )
}
