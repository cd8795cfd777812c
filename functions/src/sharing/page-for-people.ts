import { type Language, languages } from '@amhs/domain/localized'

/** What the page of shared results tells whoever came by an address that opens nothing by itself. */
const partOfLink = '#part'

/**
 * How a link asks for a language that is not the first, as Firebase's own mails do: what the reader chose on the site goes before it
 * (web/public/boot.js), which no prefix of an address would allow.
 */
const askedFor: Readonly<Record<Language, string>> = { 'zh-CN': '', en: '?lang=en', 'zh-Hant': '?lang=zh-TW' }

/**
 * Where somebody is led who opens the address of a share in a browser: it stands inside a link, and what reads it asks otherwise. The same
 * for a share that is alive, over or was never there.
 *
 * @returns the path of the page, asking for the first language of the browser that the site has; undefined for a program
 */
export function pageForPeople(
  method: string,
  accept: string | undefined,
  acceptLanguage: string | undefined,
): string | undefined {
  if (method !== 'GET' || !/\btext\/html\b/.test(accept ?? '')) return undefined
  const wanted = (acceptLanguage ?? '').split(',').map((one) => one.split(';')[0]?.trim().toLowerCase() ?? '')
  const found = wanted.flatMap((tag) => {
    if (/^zh-(hant|tw|hk|mo)\b/.test(tag)) return ['zh-Hant' as const]
    return languages
      .filter((row) => tag.split('-')[0] === row.tag.split('-')[0])
      .slice(0, 1)
      .map((row) => row.tag)
  })
  return `/shared${askedFor[found[0] ?? languages[0].tag]}${partOfLink}`
}
