import { featuresOf } from './features'

describe('the features of a message', () => {
  test('are the same numbers on every machine', () => {
    expect([...featuresOf(['猫', 'ok'])].sort((a, b) => a - b)).toMatchInlineSnapshot(`
      [
        608518440,
        918602755,
        1465286890,
        2107121923,
        2309713145,
        2709633060,
        3036952781,
        3289431736,
        3395179497,
        3779711480,
        4288598396,
      ]
    `)
  })

  test('know the order of the units', () => {
    expect(featuresOf(['猫', '狗'])).not.toEqual(featuresOf(['狗', '猫']))
  })

  test('no sequence of four goes across a Latin word', () => {
    // Four units, three pairs, two sequences of three, four for the edges, one class of length; one of four for Chinese alone.
    expect(featuresOf(['甲', '乙', '丙', '丁']).size).toBe(15)
    expect(featuresOf(['甲', 'xy', '丙', '丁']).size).toBe(14)
  })

  test('a mistyped word shares pieces with the right one', () => {
    const right = featuresOf(['tablets'])
    const wrong = featuresOf(['tabletts'])
    expect([...wrong].filter((feature) => right.has(feature)).length).toBeGreaterThan(5)
  })

  test('count once, however often they come', () => {
    const often = featuresOf(Array.from({ length: 60 }, () => '甲'))
    expect(often.size).toBe(featuresOf(Array.from({ length: 70 }, () => '甲')).size)
  })

  test('two words of one group, in either language, share a feature', () => {
    const cat = featuresOf(['猫'])
    const dog = featuresOf(['dog'])
    expect([...cat].filter((feature) => dog.has(feature)).length).toBe(2)
    const mountain = featuresOf(['丙'])
    expect([...cat].filter((feature) => mountain.has(feature)).length).toBe(1)
  })

  test('groups that stand near each other count together, far ones do not', () => {
    const filler = (length: number) => Array.from({ length }, () => 'zz')
    const near = featuresOf(['gave', ...filler(5), 'cat', ...filler(30)])
    const nearOther = featuresOf(['donated', ...filler(6), 'dog', ...filler(29)])
    const far = featuresOf(['gave', ...filler(25), 'cat', ...filler(10)])
    const shared = (one: Set<number>, other: Set<number>) => [...one].filter((each) => other.has(each)).length
    expect(shared(near, nearOther)).toBe(shared(far, nearOther) + 1)
  })

  test('distant pairs are features only where they are asked for, in their order, and not further apart than five', () => {
    const filler = (length: number) => Array.from({ length }, (_, index) => `x${index}`)
    const distantOf = (units: readonly string[]) => {
      const plain = featuresOf(units)
      return new Set([...featuresOf(units, true)].filter((feature) => !plain.has(feature)))
    }
    const shared = (one: Set<number>, other: Set<number>) => [...one].filter((each) => other.has(each)).length
    // Neighbours are sequences already; three units have one pair with another between.
    expect(distantOf(['甲', '乙']).size).toBe(0)
    expect(distantOf(['甲', '乙', '丙']).size).toBe(1)
    const near = distantOf(['甲', ...filler(4), '乙'])
    expect(shared(near, distantOf(['甲', 'other', 'words', '乙']))).toBe(1)
    expect(shared(near, distantOf(['乙', 'other', 'words', '甲']))).toBe(0)
    expect(shared(distantOf(['甲', ...filler(5), '乙']), distantOf(['甲', 'other', 'words', '乙']))).toBe(0)
  })

  test('what stands beside a word of a group counts for every word of it', () => {
    const beside = (word: string) => {
      const plain = featuresOf([word, '甲'])
      return [...featuresOf([word, '甲'], true)].filter((feature) => !plain.has(feature))
    }
    expect(beside('猫').length).toBeGreaterThan(0)
    expect(beside('猫')).toEqual(beside('dog'))
    expect(beside('丙')).toEqual([])
  })
})
