import type { Language } from '@amhs/domain/localized'
import { languages } from '@amhs/domain/localized'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { putIntoAddress } from './address-language'
import { readJson, storageKeys, writeJson } from './browser-storage'
import { createStore } from './store'

export type Theme = 'light' | 'dark' | 'contrast' | 'system'

/** How large text is, beside what browser and device say. */
export type TextSize = 'normal' | 'large' | 'larger'

const textSizes: readonly TextSize[] = ['normal', 'large', 'larger']

/** `wide` sets lines, words and letters apart as far as WCAG 1.4.12 asks pages to bear. */
export type TextSpacing = 'normal' | 'wide'

const textSpacings: readonly TextSpacing[] = ['normal', 'wide']

/** `dyslexia` is OpenDyslexic, which some readers with dyslexia prefer; it has Latin letters only. */
export type TextFont = 'standard' | 'dyslexia'

const textFonts: readonly TextFont[] = ['standard', 'dyslexia']

export const themes: readonly Theme[] = ['light', 'dark', 'contrast', 'system']

/** What a person chose about how the site behaves; kept on the device, and in the profile when signed in. */
export interface Preferences {
  readonly theme: Theme
  /** The one that is shown: that of the open address. Kept is only one that was chosen. */
  readonly language: Language
  readonly notifications: boolean
  readonly shortcuts: boolean
  readonly oneQuestionAtATime: boolean
  /** Whether a tap on an answer leads on to the next question; keys never do. */
  readonly tapGoesOn: boolean
  /** Whether pressing Shift three times leaves the site. */
  readonly quickExitKey: boolean
  /** Whether unfinished answers, unsent texts and what was written in the tools are erased when leaving quickly. */
  readonly quickExitErases: boolean
  /** Whether leaving quickly also erases the results that were finished without an account. */
  readonly quickExitErasesResults: boolean
  /** Whether leaving quickly signs out, too. */
  readonly quickExitSignsOut: boolean
  /** Nothing moves, whatever the device asks for. */
  readonly lessMotion: boolean
  readonly textSize: TextSize
  readonly textSpacing: TextSpacing
  readonly textFont: TextFont
}

/**
 * The defaults of the specification (theme light, language zh-CN, notifications on), and our own for the rest. The theme is light
 * unless the device asks for dark (docs/decisions/015-theme-of-the-device.md).
 */
export const defaultPreferences: Preferences = {
  theme: 'system',
  language: 'zh-CN',
  notifications: true,
  shortcuts: true,
  oneQuestionAtATime: true,
  tapGoesOn: true,
  quickExitKey: true,
  quickExitErases: true,
  quickExitErasesResults: true,
  quickExitSignsOut: true,
  lessMotion: false,
  textSize: 'normal',
  textSpacing: 'normal',
  textFont: 'standard',
}

/** Keeps what is valid in a stored value and takes the default for the rest, so that no old value breaks a page. */
export function parsePreferences(stored: unknown, language: Language = 'zh-CN'): Preferences {
  const found = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const flag = (key: keyof Preferences) =>
    typeof found[key] === 'boolean' ? (found[key] as boolean) : (defaultPreferences[key] as boolean)
  return {
    theme: themes.find((theme) => theme === found.theme) ?? defaultPreferences.theme,
    language: isLanguage(found.language) ? found.language : language,
    notifications: flag('notifications'),
    shortcuts: flag('shortcuts'),
    oneQuestionAtATime: flag('oneQuestionAtATime'),
    tapGoesOn: flag('tapGoesOn'),
    quickExitKey: flag('quickExitKey'),
    quickExitErases: flag('quickExitErases'),
    quickExitErasesResults: flag('quickExitErasesResults'),
    quickExitSignsOut: flag('quickExitSignsOut'),
    lessMotion: flag('lessMotion'),
    textSize: textSizes.find((size) => size === found.textSize) ?? defaultPreferences.textSize,
    textSpacing:
      textSpacings.find((spacing) => spacing === found.textSpacing) ?? defaultPreferences.textSpacing,
    textFont: textFonts.find((font) => font === found.textFont) ?? defaultPreferences.textFont,
  }
}

function isLanguage(value: unknown): value is Language {
  return languages.some(({ tag }) => tag === value)
}

const store = createStore<Preferences>(defaultPreferences)
let chosenLanguage: Language | undefined
/** The Chinese that was read last, simplified or traditional, as far as somebody chose it. */
let chineseRead: Language | undefined

/**
 * Reads the stored preferences. The page is shown in `language`, that of its address: who follows an English link reads English, and
 * what they chose before stays for the addresses that say nothing.
 */
export function startPreferences(language: Language): void {
  const stored = readJson(storageKeys.preferences)
  const chosen: unknown = Reflect.get(Object(stored), 'language')
  chosenLanguage = isLanguage(chosen) ? chosen : undefined
  const read: unknown = Reflect.get(Object(stored), 'chinese')
  chineseRead = isLanguage(read) ? read : undefined
  store.set({ ...parsePreferences(stored), language })
}

/** Changes some preferences, keeps them on the device and shows them at once. Another language is another address. */
export function changePreferences(change: Partial<Preferences>): void {
  const next = { ...store.get(), ...change }
  if (change.language) {
    chosenLanguage = change.language
    chineseRead = [change.language, store.get().language].find((one) => one !== 'en') ?? chineseRead
  }
  writeJson(storageKeys.preferences, { ...next, language: chosenLanguage, chinese: chineseRead })
  // Where another page is on its way, this one stays as it is.
  const stays = !change.language || putIntoAddress(change.language)
  store.set(stays ? next : { ...next, language: store.get().language })
  show(next)
}

/**
 * Where somebody goes who presses the switch: back to the Chinese they came from, which may be the traditional one. The page that is
 * served cannot know it, so the link itself names the usual one.
 */
export function switchedBackTo(language: Language): Language {
  return language === 'zh-CN' ? (chineseRead ?? language) : language
}

export function currentPreferences(): Preferences {
  return store.get()
}

/** Puts theme, motion and how text looks on the document; `boot.js` does the same before the first paint. */
function show({ theme, lessMotion, textSize, textSpacing, textFont }: Preferences): void {
  const dark = theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches
  if (lessMotion) document.documentElement.dataset.motion = 'less'
  else delete document.documentElement.dataset.motion
  mark('text', textSize, 'normal')
  mark('spacing', textSpacing, 'normal')
  mark('font', textFont, 'standard')
  document.documentElement.dataset.theme = theme === 'system' ? (dark ? 'dark' : 'light') : theme
}

function mark(name: string, value: string, usual: string): void {
  if (value === usual) delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = value
}

/** Follows the device's colour scheme while the person's theme is "system". */
export function followSystemTheme(): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)')
  const follow = () => show(store.get())
  query.addEventListener('change', follow)
  return () => query.removeEventListener('change', follow)
}

/** The preferences with which the page was prerendered, so that hydration finds the same text. */
export const ServedPreferences = createContext<Preferences>(defaultPreferences)

/**
 * What the pages in a language were prerendered with; the person's own object where it says the same, so that nothing is
 * drawn again once the page has come to life.
 */
export function servedPreferences(language: Language): Preferences {
  const served = { ...defaultPreferences, language }
  const own = store.get()
  const same = (Object.keys(served) as (keyof Preferences)[]).every((key) => served[key] === own[key])
  return same ? own : served
}

export function usePreferences(): Preferences {
  const served = useContext(ServedPreferences)
  return useSyncExternalStore(store.subscribe, store.get, () => served)
}

/** The language of what is drawn, while another one may have been chosen already (site-router.tsx). */
export const ShownLanguage = createContext<Language | null>(null)

/** Nearly every component reads the language: one that stays the same through hydration must not draw them all again. */
export function useLanguage(): Language {
  const shown = useContext(ShownLanguage)
  const served = useContext(ServedPreferences)
  return useSyncExternalStore(
    store.subscribe,
    () => shown ?? store.get().language,
    () => served.language,
  )
}
