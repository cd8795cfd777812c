import { siteName, titleOfPage } from '@amhs/domain/content/page-head'
import type { Language, Localized } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { useEffect } from 'react'
import { useLanguage } from './preferences'

const parts = { mark: '', title: '' }

/** Sets the title of the page that is open, or what stands before it while something there is wrong (title-mark.ts). */
export function setTitlePart(part: keyof typeof parts, text: string): void {
  parts[part] = text
  document.title = parts.mark + parts.title
}

/** "Learning – Accessible Mental Health Support"; the home page bears the name of the site alone. */
export function documentTitle(title: Localized | null, language: Language): string {
  return title === null ? inLanguage(siteName, language) : titleOfPage(inLanguage(title, language), language)
}

/** For pages whose title depends on what they show (an article, a part of a page): replaces the route's title. */
export function usePageTitle(title: string | null): void {
  const language = useLanguage()
  useEffect(() => {
    if (title === null) return
    let wanted = true
    // The shell sets the route's title in an effect of the same commit that runs later: this one has the last word.
    queueMicrotask(() => {
      if (wanted) setTitlePart('title', titleOfPage(title, language))
    })
    return () => {
      wanted = false
    }
  }, [title, language])
}
