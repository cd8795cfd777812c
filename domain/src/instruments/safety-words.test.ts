import { inLanguage } from '../localized'
import { instrumentIndex, loadInstrument } from './instrument-catalogue'
import { cutSafetyWords } from './safety-words'

const instruments = await Promise.all(instrumentIndex.map(({ id }) => loadInstrument(id)))
const messages = instruments.flatMap(({ id, safetyItems }) =>
  safetyItems.flatMap(({ message }) =>
    message ? (['zh-CN', 'en'] as const).map((tag) => [id, tag, inLanguage(message, tag)] as const) : [],
  ),
)

const characters = (text: string) => [...text.toLowerCase().replaceAll(/\s/g, '')].sort().join('')

test.each(messages)('%s (%s): no word of a message is lost or said twice', (_id, _tag, text) => {
  const { thanks, warm, adult, steps } = cutSafetyWords(text)
  expect(characters(thanks + warm + adult + steps)).toBe(characters(text))
  // What is read first asks for nothing, and what must be done in danger is never part of it.
  expect(warm).not.toMatch(/如果|请|\bIf\b|\bcall\b|120/)
  expect(thanks).toMatch(/^(?:谢谢你|Thank you for)/)
  expect(warm).toMatch(/^(?:[A-Z]|\p{Script=Han})/u)
  expect(warm + adult + steps, 'thanked once').not.toMatch(/谢谢|thank/i)
  expect(steps).toMatch(/立即拨打|请现在就打|call/)
})

test('words that only say what to do are not cut', () => {
  const { thanks, warm, adult, steps } = cutSafetyWords('如果觉得不安全，请现在就联系。')
  expect([thanks, warm, adult, steps]).toEqual(['', '', '', '如果觉得不安全，请现在就联系。'])
})
