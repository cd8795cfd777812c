import type { Language } from '@amhs/domain/localized'
import { defineWords, wordsIn } from '../../../platform/words'
import type { OwnData } from './own-data'

const fileWords = defineWords({
  zh: {
    title: '我的数据 – 无障碍心理支持',
    exported: '导出时间',
    account: '账户',
    hosted: '云端保存的内容',
    device: '这台设备上的内容',
    none: '没有',
    private: '这个文件里有你的答案和结果，请放在别人看不到的地方。',
  },
  en: {
    title: 'My data – Accessible Mental Health Support',
    exported: 'Exported',
    account: 'Account',
    hosted: 'Kept in the cloud',
    device: 'Kept on this device',
    none: 'none',
    private: 'This file holds your answers and results. Keep it where nobody else looks.',
  },
})

export function jsonFile(data: OwnData): string {
  return JSON.stringify(data, null, 2)
}

/** A page that opens anywhere without a network and runs nothing: every text in it is escaped. */
export function htmlFile(data: OwnData, language: Language): string {
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
<style>body{max-width:45rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}dl{margin:.25rem 0 .75rem;padding-left:1rem;border-left:2px solid #999}dt{font-weight:600}dd{margin:0 0 .5rem}</style>
</head>
<body>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.private)}</p>
<p>${escapeHtml(words.exported)}: <time>${escapeHtml(data.exportedAt)}</time></p>
${section(words.account, data.account)}
${section(words.hosted, data.hosted)}
${section(words.device, data.device)}
${data.notIncluded === '' ? '' : `<p>${escapeHtml(data.notIncluded)}</p>`}
</body>
</html>
`
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
