import type { Language } from '../localized'
import { createGuide, type Guide, type GuidePassage } from './guide'

const guides = new Map<Language, Promise<Guide>>()

async function readGuide(language: Language): Promise<Guide> {
  const { default: passages } =
    language === 'en' ? await import('./guide-passages.en.json') : await import('./guide-passages.zh.json')
  return createGuide(passages as readonly GuidePassage[])
}

/**
 * The guide of a language. Its passages are loaded at the first question and kept.
 *
 * @throws Error when the passages cannot be loaded (no network); the next call tries again
 */
export function loadGuide(language: Language): Promise<Guide> {
  const known = guides.get(language)
  if (known) return known
  const loading = readGuide(language)
  guides.set(language, loading)
  loading.catch(() => guides.delete(language))
  return loading
}
