import { use } from 'react'
import { readyBeforeServing } from './content/content-source'
import { servedPath } from './served-page'

/** How long to wait before code that did not come is asked for again, in milliseconds; each time twice as long. */
const firstPauseMs = 5000
const longestPauseMs = 300_000

/** A module's part that is being fetched, or has been: then it says so in the fields by which `use` reads it without waiting. */
interface LateCode<Part> extends Promise<Part> {
  status?: 'fulfilled'
  value?: Part
}

/**
 * Code of a part of a page that comes to life after the rest. On a served page the part stands in the HTML, with its links and
 * numbers at work, until its code is there; it is fetched when everything else has loaded and the browser has a moment, and again
 * and again where it does not come, so that a lost network takes nothing off the page.
 *
 * @param load imports the part
 * @returns to be called while rendering, inside a `Late` (ui/late.tsx) of the part's own
 */
export function lateCode<Part>(load: () => Promise<Part>): () => Part {
  let code: LateCode<Part> | undefined
  return () => {
    code ??= begin(load)
    readyBeforeServing(code)
    return use(code as Promise<Part>)
  }
}

function begin<Part>(load: () => Promise<Part>): LateCode<Part> {
  const code: LateCode<Part> = import.meta.env.SSR ? load() : afterTheRest().then(() => untilThere(load))
  code.then(
    (part) => {
      code.value = part
      code.status = 'fulfilled'
    },
    () => undefined,
  )
  return code
}

async function untilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** At once on a page that was drawn here; on a served one when it has loaded and the browser has nothing else to do. */
async function afterTheRest(): Promise<void> {
  if (servedPath() === undefined) return
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
