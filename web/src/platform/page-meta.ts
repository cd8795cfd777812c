import type { Language, Localized } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { useEffect } from 'react'
import { useLanguage } from './preferences'

export const siteName: Localized = { zh: '无障碍心理支持', en: 'Accessible Mental Health Support' }

/** "Learning – Accessible Mental Health Support"; the home page bears the name of the site alone. */
export function documentTitle(title: Localized | null, language: Language): string {
  const site = inLanguage(siteName, language)
  return title === null ? site : `${inLanguage(title, language)} – ${site}`
}

/** For pages whose title depends on what they show (an article, a failed form): replaces the route's title. */
export function usePageTitle(title: string | null): void {
  const language = useLanguage()
  useEffect(() => {
    if (title === null) return
    let wanted = true
    // The shell sets the route's title in an effect of the same commit that runs later: this one has the last word.
    queueMicrotask(() => {
      if (wanted) document.title = `${title} – ${inLanguage(siteName, language)}`
    })
    return () => {
      wanted = false
    }
  }, [title, language])
}
