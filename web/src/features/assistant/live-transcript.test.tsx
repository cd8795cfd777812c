// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { LiveTranscript } from './live-transcript'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Every sentence that is put into the log, in order. */
async function heardFrom(steps: readonly (readonly [sentences: readonly string[], afterMs: number])[]) {
  const { rerender } = render(<LiveTranscript sentences={[]} />)
  const heard: (string | null)[] = []
  const take = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records) for (const node of addedNodes) heard.push(node.textContent)
  }
  const observer = new MutationObserver(take)
  observer.observe(screen.getByRole('log'), { childList: true, subtree: true, characterData: true })
  for (const [sentences, afterMs] of steps) {
    rerender(<LiveTranscript sentences={sentences} />)
    take(observer.takeRecords())
    await act(() => vi.advanceTimersByTimeAsync(afterMs))
    take(observer.takeRecords())
  }
  observer.disconnect()
  return heard
}

test('each sentence is said once, in order, whenever it comes, and then the log is empty', async () => {
  const heard = await heardFrom([
    [['One. '], 2000],
    [['One. ', '**Two.** '], 2000],
    [['One. ', '**Two.** ', '[Three](/learn).'], 4000],
  ])
  expect(heard).toEqual(['One.', 'Two.', 'Three.'])
  expect(screen.getByRole('log').textContent).toBe('')
})

test('the same words in the next answer are said again', async () => {
  const heard = await heardFrom([
    [['Yes. '], 4000],
    [[], 0],
    [['Yes. '], 1000],
  ])
  expect(heard).toEqual(['Yes.', 'Yes.'])
})

test('what has just been said can still be taken up', async () => {
  await heardFrom([[['One. '], 1000]])
  expect(screen.getByRole('log').textContent).toBe('One.')
})
