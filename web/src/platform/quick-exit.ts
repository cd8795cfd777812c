import type { Language } from '@amhs/domain/localized'
import { eraseUnfinished } from './erase-stored'
import { currentPreferences } from './preferences'
import { currentSession } from './session'

/** Neutral sites that a glance over the shoulder does not wonder about. */
const neutralSites: Readonly<Record<Language, string>> = {
  'zh-CN': 'https://www.weather.com.cn/',
  en: 'https://www.bbc.com/weather',
}

/** Where quick exit leads in a language. */
export function neutralSite(language: Language): string {
  return neutralSites[language]
}

/** Removes a visitor's unfinished texts from the device, unless they have switched that off. */
export function forgetUnfinished(): void {
  if (currentSession().status === 'signed-out' && currentPreferences().quickExitErases) eraseUnfinished()
}

/** Leaves at once: the neutral site takes this page's place in the history. */
export function leaveAtOnce(language: Language): void {
  forgetUnfinished()
  document.documentElement.dataset.leaving = ''
  window.location.replace(neutralSite(language))
}
