import type { Instrument } from './instrument'
import { instrumentIndex, loadInstrument } from './instrument-catalogue'
import { higherIsBetter, higherMeans, scoreLevel, stepLevel } from './score-direction'

const instruments = await Promise.all(instrumentIndex.map(({ id }) => loadInstrument(id)))
const [example] = instruments
if (!example) throw new Error('There is no instrument')

/** The example, counting in another way and with so many bands. */
function counting(means: string, bands = 5): Instrument {
  const [band] = instruments.flatMap(({ scoring }) => scoring.bands)
  if (!example || !band) throw new Error('There is no band')
  const scoring = { ...example.scoring, higherMeans: means, bands: Array.from({ length: bands }, () => band) }
  return { ...example, scoring }
}

test('what more points mean is said in both languages, for every instrument in words of its own', () => {
  const said = new Map(instruments.map((one) => [one.scoring.higherMeans, higherMeans(one)]))
  for (const { zh, en } of said.values()) {
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/^[a-z]/)
  }
  for (const language of ['zh', 'en'] as const)
    expect(new Set([...said.values()].map((text) => text[language])).size).toBe(said.size)
  expect(higherMeans(counting('more loneliness'))).toEqual({ zh: '孤独感越强', en: 'more loneliness' })
})

test('a meaning without words is a fault of the file, and no good news', () => {
  expect(() => higherMeans(counting('more rain'))).toThrow('There are no words for "more rain"')
  expect(higherIsBetter(counting('more rain'))).toBe(false)
})

test('more is better for well-being and self-esteem alone', () => {
  expect(
    instruments
      .filter(higherIsBetter)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['rses', 'who5'])
})

test.each([
  ['more symptoms', 5, [1, 2, 3, 4, 5]],
  ['more symptoms', 3, [1, 3, 5]],
  ['more symptoms', 2, [1, 5]],
  ['more symptoms', 1, [1]],
  ['better well-being', 5, [5, 4, 3, 2, 1]],
  ['better well-being', 3, [5, 3, 1]],
  ['better well-being', 1, [1]],
])('%s in %i bands: the steps %j, from the lowest band on', (means, count, steps) => {
  const instrument = counting(means, count)
  expect(steps.map((_, index) => stepLevel(instrument, index))).toEqual(steps)
})

test.each(['more symptoms', 'better well-being'])('a bar grows with the points (%s)', (means) => {
  const of = (count: number) =>
    Array.from({ length: count }, (_, index) => scoreLevel(counting(means, count), index))
  expect(of(5)).toEqual([1, 2, 3, 4, 5])
  expect(of(3)).toEqual([1, 3, 5])
  expect(of(1)).toEqual([1])
})
