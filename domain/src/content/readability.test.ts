import { chineseReadability, englishReadability, readingMinutes, syllables } from './readability'

/** Words of the articles with their syllables as a dictionary divides them. */
const dictionary: Readonly<Record<number, string>> = {
  1: 'health use used times asked moved breathed helped true guilt voice year young whole rule meal sure takes lives eyes',
  2: 'mental people quiet being going trouble table wanted needed changes sometimes someone careful hopeless moment patient science social client language notice places routine lonely react watches reaches teacher trying lifetime',
  3: 'depression medicine family suicide serious idea area video actual violent bullying worrying period exercise influence loneliness behaviour promises evidence reaction continue creative previous',
  4: 'anxiety emergency situation psychiatrist relationship experience insomnia society variety caregiving',
  5: 'individual examination university',
}

describe('syllables', () => {
  test('agrees with the dictionary for at least 95 % of the words', () => {
    const cases = Object.entries(dictionary).flatMap(([count, words]) =>
      words.split(' ').map((word) => ({ word, count: Number(count) })),
    )
    const wrong = cases.filter(({ word, count }) => syllables(word) !== count)
    expect(cases.length).toBeGreaterThan(80)
    expect(wrong.length / cases.length, wrong.map(({ word }) => word).join(', ')).toBeLessThanOrEqual(0.05)
  })

  test('is at least 1', () => {
    for (const word of ['a', 'the', 'hmm', '2019', '']) expect(syllables(word)).toBe(1)
  })
})

describe('englishReadability', () => {
  test('follows the Flesch-Kincaid formula', () => {
    // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59
    const measured = englishReadability(['The cat sat on the mat.'])
    expect(measured).toMatchObject({ words: 6, sentences: 1, sentenceLength: 6 })
    expect(measured.grade).toBeCloseTo(-1.45, 2)
  })

  test('counts a list item without full stop as a sentence, and quotations with their sentence', () => {
    expect(englishReadability(['one two', 'He said, "Stay here." Then he left.']).sentences).toBe(3)
    expect(englishReadability(['About 4.98% of people. Yes!']).sentences).toBe(2)
  })

  test('finds a hard text hard and an easy text easy', () => {
    const hard = englishReadability([
      'Psychotherapeutic interventions demonstrate considerable effectiveness in ameliorating symptomatology associated with generalized anxiety disorder across heterogeneous populations.',
    ])
    expect(hard.grade).toBeGreaterThan(18)
    expect(englishReadability(['You can ask for help. It is all right to cry.']).grade).toBeLessThan(2)
  })

  test('gives zeros for nothing', () => {
    expect(englishReadability(['', '…'])).toEqual({ words: 0, sentences: 0, sentenceLength: 0, grade: 0 })
  })
})

describe('chineseReadability', () => {
  test('counts characters, numbers and Latin words by sentence', () => {
    expect(chineseReadability(['你好。世界卫生组织 WHO 说：10–19 岁。', '列表项'])).toEqual({
      characters: 2 + 7 + 1 + 1 + 1 + 3,
      sentences: 3,
      sentenceLength: 5,
    })
  })

  test('gives zeros for nothing', () => {
    expect(chineseReadability(['。'])).toEqual({ characters: 0, sentences: 0, sentenceLength: 0 })
  })
})

test('readingMinutes rounds up and is at least 1', () => {
  expect([0, 1, 200, 201, 600].map((words) => readingMinutes(words, 200))).toEqual([1, 1, 1, 2, 3])
})
