import { announce } from '../platform/announcer'
import { readText, sessionKeys, writeText } from '../platform/browser-storage'
import { currentPreferences } from '../platform/preferences'
import { wordsIn } from '../platform/words'
import { welcomeWords } from './welcome.words'

/** It is taken away again after one second, as the specification says. */
const welcomeStay = 1000

/** Says the welcome once in each tab: who goes from page to page, or loads one anew, has heard it. */
export function sayWelcome(): void {
  if (readText(sessionKeys.welcomed, 'session') !== null) return
  writeText(sessionKeys.welcomed, 'yes', 'session')
  const { language, shortcuts } = currentPreferences()
  const words = wordsIn(welcomeWords, language)
  announce(shortcuts ? words.welcome : words.welcomeWithoutShortcuts, 'polite', welcomeStay)
}
