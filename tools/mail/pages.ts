import type { AccountLink, Message } from './message'

const style = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid; padding: .5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; border: 1px solid; padding: 1rem; }
  iframe { border: 1px solid; background: #fff; height: 40rem; width: 100%; }
`

/** The text as HTML that shows exactly it, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  const names = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
  ])
  return text.replace(/[&<>"']/g, (sign) => names.get(sign) ?? sign)
}

/** @param content HTML */
function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style><main><h1>${escapeHtml(title)}</h1>${content}</main></html>`
}

/** @param rows cells as HTML */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table><thead>${line('th', head)}</thead><tbody>${rows.map((row) => line('td', row)).join('')}</tbody></table>`
}

/**
 * The list of everything that would have been mailed.
 * @param messages newest first
 * @param links from the Auth emulator, oldest first
 * @returns HTML
 */
export function inboxPage(messages: readonly Message[], links: readonly AccountLink[]): string {
  const mailRows = messages.map(({ id, receivedAt, to, subject }) => [
    escapeHtml(receivedAt),
    escapeHtml(to.join(', ')),
    `<a href="/messages/${id}">${escapeHtml(subject || '(no subject)')}</a>`,
  ])
  const linkRows = links
    .toReversed()
    .map(({ email, requestType, oobLink }) => [
      escapeHtml(email),
      `<a href="${escapeHtml(oobLink)}">${escapeHtml(requestType)}</a>`,
    ])
  const mail =
    messages.length > 0
      ? table(['Received', 'To', 'Subject'], mailRows)
      : '<p>No mail yet. Reload to look again.</p>'
  const account =
    links.length > 0
      ? table(['Account', 'Link'], linkRows)
      : '<p>None yet. Links to verify an address or to reset a password show here.</p>'
  return page(
    'Mail of this run',
    `<h2>Messages</h2>${mail}<h2>Account links of the Auth emulator</h2>${account}`,
  )
}

/** One message as HTML: its plain text, and its HTML in a frame without rights. */
export function messagePage(message: Message): string {
  const facts = table(
    ['From', 'To', 'Received'],
    [[message.from, message.to.join(', '), message.receivedAt].map(escapeHtml)],
  )
  const html = message.html
    ? `<h2>As HTML</h2><iframe sandbox title="The mail as HTML" srcdoc="${escapeHtml(message.html)}"></iframe>`
    : ''
  const files = message.attachments.map(
    ({ name, type, bytes }) => `<li>${escapeHtml(`${name} (${type}, ${bytes} bytes)`)}</li>`,
  )
  return page(
    message.subject || '(no subject)',
    `<p><a href="/">All mail</a></p>${facts}<h2>As text</h2><pre>${escapeHtml(message.text)}</pre>${html}<ul>${files.join('')}</ul>`,
  )
}
