import { localeOf } from '@amhs/domain/language-facts'
import { languages } from '@amhs/domain/localized'
import { conversionOf } from '../web/vite/conversions'

const table = /( {2}const others = \{\n)[\s\S]*?(\n {2}\})/

/**
 * `boot.js` with the table of languages in it: it runs before the first paint, as a plain script that imports nothing.
 * @throws Error where the script has no such table
 */
export function bootWithLanguages(script: string): string {
  if (!table.test(script)) throw new Error('web/public/boot.js: the table of other languages is missing')
  const rows = languages.slice(1).map((row) => {
    const name = /^\w+$/.test(row.tag) ? row.tag : `'${row.tag}'`
    const words = 'fallback' in row ? [row.prefix, localeOf(row.tag)] : [row.prefix, row.tag]
    const cells = words.map((word) => `'${word}'`)
    if ('fallback' in row) cells.push(`/${conversionOf(row.tag).offeredTo}/i`)
    return `    ${name}: [${cells.join(', ')}],`
  })
  return script.replace(table, (_, head: string, end: string) => head + rows.join('\n') + end)
}
