import { Lifetime } from './lifetime.mjs'

test('everything ends once, last first, in spite of a failure', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ended: string[] = []
  const lifetime = new Lifetime()
  lifetime.add(async () => void ended.push('first'))
  lifetime.add(async () => {
    throw new Error('stuck')
  })
  lifetime.add(async () => void ended.push('last'))
  expect(lifetime.isEnding).toBe(false)
  await Promise.all([lifetime.end(), lifetime.end()])
  expect(lifetime.isEnding).toBe(true)
  expect(ended).toEqual(['last', 'first'])
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
})
