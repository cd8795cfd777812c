import fc from 'fast-check'
import { assessMessage } from './gate'
import { levelRank } from './lexicon'
import { safetySessionReducer, startSafetySession } from './safety-session'

test('messages never lower the level', () => {
  const texts = [
    'hello',
    '我想死',
    '活着没意思',
    '遗书写好了',
    'he hits me',
    '你好',
    "I don't want to die",
    '催吐',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...texts), { maxLength: 25 }), (said) => {
      let session = startSafetySession()
      for (const text of said) {
        const next = safetySessionReducer(session, { type: 'message', assessment: assessMessage(text) })
        expect(levelRank(next.level)).toBeGreaterThanOrEqual(levelRank(session.level))
        session = next
      }
    }),
    { numRuns: 200 },
  )
})
