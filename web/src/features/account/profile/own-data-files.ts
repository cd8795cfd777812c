import type { Language } from '@amhs/domain/localized'
import { storageKeys } from '../../../platform/browser-storage'
import { wordsIn } from '../../../platform/words'
import type { OwnData } from './own-data'
import { fileWords } from './own-data-files.words'
import type { ResultInWords } from './results-in-words'

export function jsonFile(data: OwnData): string {
  return JSON.stringify(data, null, 2)
}

/** Every stored screening in the data, from the account and from the device. */
export function storedResults(data: OwnData): readonly unknown[] {
  return [data.hosted.screenings, data.device[storageKeys.screeningResults]].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
}

/**
 * A page that opens anywhere without a network and runs nothing: every text in it is escaped. The results come first, in words; then
 * everything as it is stored.
 */
export function htmlFile(data: OwnData, results: readonly ResultInWords[], language: Language): string {
  const words = wordsIn(fileWords, language)
  const section = (heading: string, content: unknown) =>
    `<section><h2>${escapeHtml(heading)}</h2>${asHtml(content, words.none)}</section>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(words.title)}</title>
<style>body{max-width:45rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}dl{margin:.25rem 0 .75rem;padding-left:1rem;border-left:2px solid #999}dt{font-weight:600}dd{margin:0 0 .5rem}table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.4rem .6rem;border:1px solid #999;font-weight:400}thead th{font-weight:600}td{width:40%}</style>
</head>
<body>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.private)}</p>
<p>${escapeHtml(words.exported)}: <time>${escapeHtml(data.exportedAt)}</time></p>
${results.length === 0 ? '' : resultsAsHtml(results, words)}
<p>${escapeHtml(words.asStored)}</p>
${section(words.account, data.account)}
${section(words.hosted, data.hosted)}
${section(words.device, data.device)}
${data.notIncluded === '' ? '' : `<p>${escapeHtml(data.notIncluded)}</p>`}
</body>
</html>
`
}

function resultsAsHtml(
  results: readonly ResultInWords[],
  words: { readonly results: string; readonly question: string; readonly answer: string },
): string {
  const one = ({ heading, score, answers }: ResultInWords) => {
    const rows = answers.map(
      ({ question, answer }, index) =>
        `<tr><th scope="row">${index + 1}. ${escapeHtml(question)}</th><td>${escapeHtml(answer)}</td></tr>`,
    )
    const head = `<tr><th scope="col">${escapeHtml(words.question)}</th><th scope="col">${escapeHtml(words.answer)}</th></tr>`
    return `<section><h3>${escapeHtml(heading)}</h3>${score === '' ? '' : `<p>${escapeHtml(score)}</p>`}<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table></section>`
  }
  return `<section><h2>${escapeHtml(words.results)}</h2>${results.map(one).join('')}</section>`
}

function asHtml(value: unknown, none: string): string {
  if (value === null || value === undefined || value === '') return `<span>${escapeHtml(none)}</span>`
  if (Array.isArray(value)) {
    if (value.length === 0) return `<span>${escapeHtml(none)}</span>`
    return `<ol>${value.map((item) => `<li>${asHtml(item, none)}</li>`).join('')}</ol>`
  }
  if (typeof value !== 'object') return `<span>${escapeHtml(String(value))}</span>`
  const entries = Object.entries(value)
  if (entries.length === 0) return `<span>${escapeHtml(none)}</span>`
  const rows = entries.map(([key, content]) => `<dt>${escapeHtml(key)}</dt><dd>${asHtml(content, none)}</dd>`)
  return `<dl>${rows.join('')}</dl>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
