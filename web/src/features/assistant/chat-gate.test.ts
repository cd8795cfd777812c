import { nextSafety, startConversation } from '@amhs/domain/assistant/conversation'

/** How much is put into tables, and how many expressions are made, while something is done. */
function workOf(task: () => void): { readonly kept: number; readonly expressions: number } {
  const original = globalThis.RegExp
  const spies = [vi.spyOn(Map.prototype, 'set'), vi.spyOn(Set.prototype, 'add')]
  let expressions = 0
  globalThis.RegExp = new Proxy(original, {
    construct(target, given) {
      expressions += 1
      return Reflect.construct(target, given)
    },
  })
  try {
    task()
    return { kept: spies.reduce((sum, { mock }) => sum + mock.calls.length, 0), expressions }
  } finally {
    globalThis.RegExp = original
    for (const spy of spies) spy.mockRestore()
  }
}

test('once the lists are ready, a first message builds nothing', async () => {
  const lists = await import('../../platform/preheat-lexicon')
  const { chatGate, prepareChatGate } = await import('./chat-gate')
  await prepareChatGate()
  await vi.waitUntil(() => chatGate().readFollowUp)
  lists.preheatLexicon()
  await lists.finishLexicon()
  for (const text of ['i took 20 paracetamol', '我想死', 'I feel tired', '睡不好']) {
    const read = () => nextSafety(startConversation(), { kind: 'message', text }, chatGate())
    const first = workOf(read)
    const second = workOf(read)
    expect(second.kept, 'a message puts something into tables').toBeGreaterThan(0)
    expect(first.expressions, text).toBe(second.expressions)
    // Long entries are written out where a text comes to them: some hundred words, where the lists hold tens of thousands.
    expect(first.kept - second.kept, text).toBeLessThan(500)
  }
})
