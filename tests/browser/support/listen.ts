import type { Locator } from '@playwright/test'

/** What a live region says from now on, one entry for each change. */
export async function listen(status: Locator): Promise<() => Promise<readonly string[]>> {
  const handle = await status.evaluateHandle((region) => {
    const heard: string[] = []
    new MutationObserver(() => {
      const text = region.textContent ?? ''
      if (heard.at(-1) !== text) heard.push(text)
    }).observe(region, { subtree: true, childList: true, characterData: true })
    return heard
  })
  return () => handle.jsonValue()
}
