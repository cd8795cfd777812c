import { inLanguage } from '@amhs/domain/localized'
import { textHref } from '@amhs/domain/safety/line-actions'
import type { ProtectionContacts } from '@amhs/domain/safety/protection-contacts'
import { useLanguage } from '../platform/preferences'
import { useWords } from '../platform/words'
import { supportWords } from './support.words'

/** How the police are reached without a sound, and the text to begin, where they take one. */
export function SilentWay({ silent, text }: Pick<ProtectionContacts, 'silent' | 'text'>) {
  const language = useLanguage()
  const words = useWords(supportWords)
  return (
    <>
      {silent && inLanguage(silent, language)}
      {text && (
        <>
          {' '}
          <a href={textHref(text)}>{words.text(text.to)}</a>
        </>
      )}
    </>
  )
}
