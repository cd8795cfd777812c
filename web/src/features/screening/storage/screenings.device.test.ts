// @vitest-environment jsdom
import { storageKeys } from '../../../platform/browser-storage'
import { browserScreeningRepository } from './screenings.device'
import { screeningRepositorySuite } from './screenings.repository.suite'

screeningRepositorySuite('screenings in this browser', async () => {
  window.localStorage.clear()
  return {
    repository: browserScreeningRepository,
    async plantUnreadable() {
      const stored: unknown[] = JSON.parse(window.localStorage.getItem(storageKeys.screeningResults) ?? '[]')
      const planted = [...stored, { id: 'planted-here', instrument: 9 }]
      window.localStorage.setItem(storageKeys.screeningResults, JSON.stringify(planted))
    },
  }
})

describe('a browser that refuses to keep anything', () => {
  test('says that saving failed', async () => {
    window.localStorage.clear()
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { exampleScreening } = await import('./screenings.repository.suite')
    await expect(browserScreeningRepository.save(exampleScreening(1))).rejects.toThrow('did not keep')
    refuse.mockRestore()
  })
})

test('a stored text that is no list becomes one unreadable entry and is not lost', async () => {
  window.localStorage.clear()
  window.localStorage.setItem(storageKeys.screeningResults, '{"broken":')
  const { entries } = await browserScreeningRepository.list()
  expect(entries).toEqual([{ readable: false, id: 'unreadable-0' }])
  expect(window.localStorage.getItem(storageKeys.screeningResultsSetAside)).toContain('broken')
})
