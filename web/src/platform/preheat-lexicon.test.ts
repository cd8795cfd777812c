afterEach(() => vi.useRealTimers())

test('whoever waits lets the page go on between two slices, and nothing is done twice', async () => {
  vi.resetModules()
  const lists = await import('./preheat-lexicon')
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  lists.preheatLexicon()
  const finished = lists.finishLexicon()
  expect(lists.isLexiconReady(), 'nothing is done in the same go').toBe(false)
  await vi.runAllTimersAsync()
  await finished
  expect(lists.isLexiconReady()).toBe(true)
  lists.preheatLexicon()
  expect(vi.getTimerCount()).toBe(0)
  await lists.finishLexicon()
})
