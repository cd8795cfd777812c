import { ContentFault } from './content-fault'

export interface FrontMatterFile {
  readonly fields: Readonly<Record<string, string>>
  readonly body: string
}

const fence = '---'

/**
 * Splits a content file into its `key: value` lines and its body. Only the first colon of a line separates, so a title
 * may hold colons; empty lines are allowed because formatters put them in.
 *
 * @throws ContentFault if a fence is missing, a line is not `key: value`, or a key stands twice.
 */
export function readFrontMatter(source: string): FrontMatterFile {
  const lines = source
    .replaceAll('\r\n', '\n')
    .replace(/^\uFEFF/, '')
    .split('\n')
  if (lines[0]?.trim() !== fence) throw new ContentFault('The first line must be "---".')
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === fence)
  if (end < 0) throw new ContentFault('The front matter has no closing "---".')
  const fields: Record<string, string> = {}
  for (const line of lines.slice(1, end)) {
    if (line.trim() === '') continue
    const [, key, value] = /^([a-zA-Z]+):(.*)$/.exec(line) ?? []
    if (key === undefined || value === undefined) throw new ContentFault(`"${line}" is not "key: value".`)
    if (key in fields) throw new ContentFault(`The key "${key}" stands twice.`)
    fields[key] = value.trim()
  }
  return { fields, body: lines.slice(end + 1).join('\n') }
}
