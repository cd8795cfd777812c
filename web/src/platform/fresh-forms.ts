import { readText, sessionKeys, writeText } from './browser-storage'

/**
 * Who goes back to a page that was left gets its fields from the browser as they were, by no storage of ours: texts that quick exit
 * has erased would stand there again. From now on this tab's forms begin empty where the browser brings a page back.
 */
export function startFormsAfresh(): void {
  writeText(sessionKeys.freshForms, 'true', 'session')
}

/** Whether what stands in the fields was put there by the browser and has to go. */
export function mustStartAfresh(): boolean {
  if (readText(sessionKeys.freshForms, 'session') === null) return false
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && Reflect.get(navigation, 'type') !== 'navigate'
}
