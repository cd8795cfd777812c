// @vitest-environment jsdom
import { closeStorage, readText, removeText, storageKeys, writeText } from './browser-storage'

// In a file of its own: there is no way back, as there is none in a page that is left.
test('a page that is left writes nothing more, and can still erase', () => {
  expect(writeText(storageKeys.contactDraft, 'typed')).toBe(true)
  closeStorage()
  expect(writeText(storageKeys.contactDraft, 'typed again')).toBe(false)
  expect(readText(storageKeys.contactDraft)).toBe('typed')
  removeText(storageKeys.contactDraft)
  expect(readText(storageKeys.contactDraft)).toBeNull()
})
