import type { Language } from '../browser/support/fixtures'

export const themes = ['light', 'dark', 'contrast', 'forced-black', 'forced-white'] as const
/** 320×256 is 1280×1024 at 400 %. */
export const screens = ['320x256', '320x640', '768x1024', '1280x800'] as const
/** `double` is text of 200 %, `spaced` the spacing of WCAG 1.4.12. */
export const letters = ['usual', 'double', 'spaced'] as const
const languages: readonly Language[] = ['zh-CN', 'en']

/** One way in which a page can be looked at. */
export interface Look {
  readonly language: Language
  readonly theme: (typeof themes)[number]
  readonly screen: (typeof screens)[number]
  readonly letters: (typeof letters)[number]
}

/**
 * Looks in which every two settings meet at least once: each theme on each screen with each kind of letters, each of them in
 * both languages. The whole product would be six times as many and finds hardly more. Ordered so that the language, which
 * takes longest to change, changes once.
 */
export function coveringLooks(): readonly Look[] {
  const all = languages.flatMap((language) =>
    themes.flatMap((theme) =>
      screens.flatMap((screen) => letters.map((kind): Look => ({ language, theme, screen, letters: kind }))),
    ),
  )
  const open = new Set(all.flatMap(pairsOf))
  const chosen: Look[] = []
  while (open.size > 0) {
    const gain = (look: Look) => pairsOf(look).filter((pair) => open.has(pair)).length
    const best = all.reduce((first, second) => (gain(second) > gain(first) ? second : first))
    for (const pair of pairsOf(best)) open.delete(pair)
    chosen.push(best)
  }
  return chosen.sort((one, other) => languages.indexOf(one.language) - languages.indexOf(other.language))
}

/** Every two settings of a look. */
export function pairsOf(look: Look): readonly string[] {
  const settings = Object.entries(look).map(([name, value]) => `${name}=${value}`)
  return settings.flatMap((one, at) => settings.slice(at + 1).map((other) => `${one} ${other}`))
}

/** How a state of a page is looked at in a language: dark and in high contrast, once small and once large. */
export function stateLooks(language: Language): readonly Look[] {
  return language === 'en'
    ? [
        { language, theme: 'contrast', screen: '320x256', letters: 'usual' },
        { language, theme: 'dark', screen: '1280x800', letters: 'spaced' },
      ]
    : [
        { language, theme: 'dark', screen: '320x640', letters: 'usual' },
        { language, theme: 'contrast', screen: '768x1024', letters: 'double' },
        { language, theme: 'forced-black', screen: '1280x800', letters: 'usual' },
      ]
}

/** A look in a few words, as findings name it. */
export function nameOf({ language, theme, screen, letters: kind }: Look): string {
  return `${language} ${theme} ${screen} ${kind}`
}
