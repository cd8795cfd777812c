import { CleanupStack } from './cleanup-stack'

test('everything ends once, last first, in spite of a failure', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ended: string[] = []
  const cleanup = new CleanupStack()
  cleanup.defer(async () => void ended.push('first'))
  cleanup.defer(async () => {
    throw new Error('stuck')
  })
  cleanup.defer(async () => void ended.push('last'))
  expect(cleanup.isEnding).toBe(false)
  await Promise.all([cleanup.end(), cleanup.end()])
  expect(cleanup.isEnding).toBe(true)
  expect(ended).toEqual(['last', 'first'])
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
})
