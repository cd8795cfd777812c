import { writtenLanguage } from '@amhs/domain/language-facts'
import type { Language } from '@amhs/domain/localized'

/** One part of an e-mail; written once, shown as HTML and as text. */
export type MailPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly MailListItem[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export interface MailListItem {
  readonly text: string
  readonly href?: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Makes a text safe between tags and in a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

function htmlOf(part: MailPart): string {
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}" style="color:#0b4f5c">${escapeHtml(text)}</a>`
  switch (part.kind) {
    case 'heading':
      return `<h2 style="font-size:1.2em;margin:1.5em 0 .5em">${escapeHtml(part.text)}</h2>`
    case 'paragraph':
      return `<p style="margin:0 0 1em">${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`
    case 'link':
      return `<p style="margin:0 0 1em">${link(part.href, part.text)}</p>`
    case 'list': {
      const items = part.items.map(
        ({ text, href }) => `<li>${href ? link(href, text) : escapeHtml(text)}</li>`,
      )
      return `<ul style="margin:0 0 1em;padding-inline-start:1.2em">${items.join('')}</ul>`
    }
  }
}

/** Whether the words name where the link leads: a number that is dialled, or the address itself. */
function saysAlready(text: string, href: string): boolean {
  return href.startsWith('tel:') || text.includes(href)
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `\n${part.text}\n`
    case 'paragraph':
      return `${part.text}\n`
    case 'link':
      return `${part.text}: ${part.href}\n`
    case 'list':
      return `${part.items
        .map(({ text, href }) => (href && !saysAlready(text, href) ? `- ${text}: ${href}` : `- ${text}`))
        .join('\n')}\n`
  }
}

/**
 * An e-mail of parts as HTML and as text. `preview` is what an inbox shows beside the subject, so it stands first and
 * must say nothing private; blank characters after it keep the inbox from showing more.
 */
export function layOutMail(mail: {
  readonly language: Language
  readonly title: string
  readonly preview: string
  readonly parts: readonly MailPart[]
}): { readonly html: string; readonly text: string } {
  const filler = '&#847;&zwnj;&nbsp;'.repeat(100)
  const html = `<!doctype html>
<html lang="${writtenLanguage(mail.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.title)}</title></head>
<body style="margin:0;background:#ffffff;color:#1a1a1a">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preview)}${filler}</div>
<main style="max-width:36em;margin:0 auto;padding:1.5em;font:1em/1.6 sans-serif">
<h1 style="font-size:1.4em;margin:0 0 1em">${escapeHtml(mail.title)}</h1>
${mail.parts.map(htmlOf).join('\n')}
</main>
</body>
</html>
`
  const text = `${mail.preview}\n\n${mail.parts.map(textOf).join('\n')}`
  return { html, text }
}
