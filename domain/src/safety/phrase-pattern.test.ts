import { chinesePattern, englishPattern, idiomPattern } from './phrase-pattern'

/** Everything that an expression finds in a text. */
const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([match]) => match)

describe('an English phrase, in a reading in which ~ stands for a gap', () => {
  test.each([
    ['want(ed)? to die', 'i~want~to~die', ['want~to~die']],
    ['want(ed)? to die', 'iwanted~to~die', []],
    ['want(ed)? to die', 'i~wanted~todie', ['wanted~todie']],
    ['want(ed)? to die', 'wanttodiet', []],
    ['want(ed)? to die', 'wanttodie~t', ['wanttodie~']],
    ['want(ed)? to die', 'w~a~n~t~t~o~d~i~e', ['w~a~n~t~t~o~d~i~e']],
    ['kill ?my ?self', 'kill~myself~kill~my~self', ['kill~myself~', 'kill~my~self']],
    ["don't (you|we) go", 'dont~we~go', ['dont~we~go']],
    ["don't (you|we) go", 'dont~they~go', []],
    ['(a|b)', 'a\nb', ['a', 'b']],
  ])('%j in %j: %j', (phrase, text, matches) => {
    expect(found(englishPattern(phrase), text)).toEqual(matches)
  })
})

describe('a Chinese phrase', () => {
  test.each([
    ['想(死|走)', '我想死，想走，想吃', ['想死', '想走']],
    ['活.{0,3}累', '活着太累，累', ['活着太累']],
    ['活.{0,3}累', '活一二三四累', []],
    ['活.{0,3}累', '活累累', ['活累']],
    ['(不)?想活', '不想活，想活', ['不想活', '想活']],
  ])('%j in %j: %j', (phrase, text, matches) => {
    expect(found(chinesePattern(phrase), text)).toEqual(matches)
  })
})

describe('an idiom, as the words stand', () => {
  test.each([
    ["don't die(d)?", 'en', "don't  die, dont died, undont die, don't diet", ["don't  die", 'dont died']],
    [
      'dying to (see|go)',
      'en',
      'dying to see dying\nto go dying to go2 dying to gone',
      ['dying to see', 'dying\nto go', 'dying to go'],
    ],
    ['想死(你|他)了', 'zh', 'a想死你了b', ['想死你了']],
    ['想死(你|他)了', 'zh', '我想死你了想死他了想死我了', ['想死你了', '想死他了']],
  ] as const)('%j (%s) in %j: %j', (phrase, language, text, matches) => {
    expect(found(idiomPattern(phrase, language), text)).toEqual(matches)
  })

  test('a group that captures nothing stays as it is written', () => {
    expect(found(chinesePattern('想(?=死)'), '想死想活')).toEqual(['想'])
    expect(found(idiomPattern('想(?!死)', 'zh'), '想死想活')).toEqual(['想'])
  })
})
