import { featuresOf } from './features'
import { type ClassifierWeights, createClassifier } from './model'
import { type OpinionHead, opinionHeads } from './opinion'
import { readUnits } from './read-units'

const deltaLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'

function numberText(value: number): string {
  let text = ''
  let rest = value
  for (; rest >= 32; rest >>>= 5) text += deltaLetters[32 + (rest & 31)]
  return text + deltaLetters[rest]
}

const bits = 22

/** Weights that know the single units 甲 and 乙 (in the order of their numbers) with these levels for the head `crisis`. */
function weightsFor(levels: { readonly 甲: string; readonly 乙: string }): ClassifierWeights {
  const known = (['甲', '乙'] as const)
    .map((unit) => ({ unit, bucket: ([...featuresOf([unit])][0] ?? 0) & (2 ** bits - 1) }))
    .sort((one, other) => one.bucket - other.bucket)
  let before = 0
  let buckets = ''
  for (const { bucket } of known) {
    buckets += numberText(bucket - before)
    before = bucket
  }
  const quiet = Object.fromEntries(opinionHeads.map((head) => [head, { step: 1, bias: 0, levels: '2' }]))
  const heads = {
    ...quiet,
    crisis: { step: 1, bias: 0, levels: known.map(({ unit }) => levels[unit]).join('') },
  } as unknown as Record<OpinionHead, { step: number; bias: number; levels: string }>
  return { bits, count: 2, buckets, heads }
}

/** What a message of one unit scores: two features, the unit and its length. */
const alone = (level: number) => 1 / (1 + Math.exp(-level / Math.sqrt(2)))

describe('the classifier', () => {
  const classify = createClassifier(weightsFor({ 甲: 'c', 乙: 'b' }))
  const crisis = (text: string) => classify(text)?.scores.crisis

  test('adds up the weights of what it knows', () => {
    expect(crisis('甲')).toBeCloseTo(alone(2))
    expect(crisis('乙')).toBeCloseTo(alone(-1))
    expect(crisis('丙')).toBe(0.5)
    expect(classify('甲')?.scores.any).toBe(0.5)
  })

  test('reads traditional characters as simplified ones', () => {
    const other = createClassifier(weightsFor({ 甲: 'c', 乙: 'b' }))
    expect(other('這')?.scores).toEqual(other('这')?.scores)
  })

  test('has no opinion where nothing can be read', () => {
    expect(classify(' , ')).toBeNull()
    expect(classify('')).toBeNull()
  })

  test('a run of zeros leaves features without weight', () => {
    const other = createClassifier(weightsFor({ 甲: '1', 乙: '1' }))
    expect(other('甲')?.scores.crisis).toBe(0.5)
  })

  test('a long message is judged by its worst part too', () => {
    const filler = Array.from({ length: 200 }, (_, index) => String.fromCharCode(0x4e00 + 37 * index)).join(
      '',
    )
    const long = `${filler}。甲。${filler}`
    const asOne = 1 / (1 + Math.exp(-2 / Math.sqrt(featuresOf(readUnits(long)).size)))
    expect(crisis(long)).toBeGreaterThan(asOne)
  })
})
