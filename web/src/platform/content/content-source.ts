import { use } from 'react'
import { servedText } from '../served-page'

/** A text that is being fetched, or has been: then it says so in the fields by which `use` reads it without waiting. */
interface FetchedText<Value> extends Promise<Value> {
  status?: 'fulfilled'
  value?: Value
}

interface Recording {
  readonly files: Set<string>
  readonly pending: Set<Promise<unknown>>
}

let recording: Recording | null = null

/** How each door starts a download; undefined for a file that is not behind it. */
const doors: ((file: string) => Promise<unknown> | undefined)[] = []

/** How long a failed download is remembered, in milliseconds: long enough for the error to be shown, not to stay. */
const failureMemory = 1000

/** The way to a file of a source; undefined for a file that it does not have. */
type FindFile<Value> = (file: string) => (() => Promise<Value>) | undefined

/**
 * A door to texts that are downloaded when a page shows them. The returned function is called while rendering, inside a
 * `Suspense` boundary: it gives the text or lets React wait for it.
 */
export function contentSource<Value>(
  files: Readonly<Record<string, () => Promise<Value>>> | FindFile<Value>,
): (file: string) => Value {
  const find: FindFile<Value> = typeof files === 'function' ? files : (file) => files[file]
  const entries = new Map<string, FetchedText<Value>>()
  doors.push((file) => (find(file) ? (entries.get(file) ?? fetchText(file)) : undefined))
  return (file) => {
    const text = entries.get(file) ?? fetchText(file)
    recording?.files.add(file)
    readyBeforeServing(text)
    const promise: Promise<Value> = text
    return use(promise)
  }

  function fetchText(file: string): FetchedText<Value> {
    const load = find(file)
    if (!load) throw new RangeError(`There is no ${file}`)
    const text: FetchedText<Value> = fromServedFile(file, load)
    entries.set(file, text)
    text.then(
      (value) => {
        text.value = value
        text.status = 'fulfilled'
      },
      () => setTimeout(() => entries.delete(file), failureMemory),
    )
    return text
  }
}

/** From the file that the served page names, or else by the list of all files, which knows what to do when one is gone. */
async function fromServedFile<Value>(file: string, load: () => Promise<Value>): Promise<Value> {
  const address = servedText(file)
  if (address === undefined) return load()
  try {
    const module: { data: Value } = await import(/* @vite-ignore */ address)
    return module.data
  } catch {
    return load()
  }
}

/** While a page is prerendered: what is drawn now is not whole before `part` has come. */
export function readyBeforeServing(part: Promise<unknown> & { readonly status?: 'fulfilled' }): void {
  if (part.status !== 'fulfilled') recording?.pending.add(part)
}

/**
 * Renders until no text is missing any more. For prerendering, where a page has to be whole.
 *
 * @returns the last rendering, and the source files of the texts that stand in it
 */
export async function renderedWithContent(
  render: () => string,
): Promise<{ readonly html: string; readonly files: readonly string[] }> {
  for (;;) {
    const current: Recording = { files: new Set(), pending: new Set() }
    recording = current
    try {
      const html = render()
      if (current.pending.size === 0) return { html, files: [...current.files] }
    } finally {
      recording = null
    }
    await Promise.all(current.pending)
  }
}

/**
 * Downloads texts before the first rendering, so that a served page comes to life in one go. A text that cannot be had
 * is left to the page, which says so.
 */
export async function prepareContent(files: readonly string[]): Promise<void> {
  await Promise.allSettled(files.flatMap((file) => doors.map((door) => door(file))))
}
