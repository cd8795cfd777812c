import { data as index } from 'virtual:article-search'
import { articleIndex } from '../../../platform/content/article-index'
import { runs, searchWords } from '../../../platform/content/search-words'
import { searchArticles } from './search-articles'

const find = (text: string) =>
  searchArticles(index, text, articleIndex.length).map((number) => articleIndex[number]?.id)

describe('searching the articles', () => {
  test.each([
    ['失眠', 'sleep'],
    ['睡不着', 'sleep'],
    ['insomnia', 'sleep'],
    ['轻生', 'suicide-help'],
    ['suicidal', 'suicide-help'],
    ['自残', 'self-harm'],
    ['认识抑郁', 'depression'],
    ['考试', 'exam-stress'],
    ['孤独', 'loneliness'],
    ['酒', 'alcohol'],
    ['倦怠', 'workplace-burnout'],
    ['sleeping', 'sleep'],
    ['EXAMS', 'exam-stress'],
    ['burnout', 'workplace-burnout'],
    ['lonely', 'loneliness'],
    ['support group', 'support-groups'],
  ])('%s finds %s first', (text, id) => {
    expect(find(text)[0]).toBe(id)
  })

  test('the same search works in both languages at once', () => {
    expect(find('睡眠 sleep')).toContain('sleep')
  })

  test('an article with all words comes before those with one of them', () => {
    expect(find('exam stress')[0]).toBe('exam-stress')
  })

  test('nothing is found for nonsense, empty text and words that stand everywhere', () => {
    for (const text of ['qwxzv', '', '   ', '的', 'the and of']) expect(find(text)).toEqual([])
  })

  test('names of object members are no words', () => {
    expect(find('constructor')).toEqual([])
  })

  test('without a dictionary in the browser Chinese is still found', () => {
    const segmenter = Intl.Segmenter
    try {
      Reflect.deleteProperty(Intl, 'Segmenter')
      expect(find('失眠')[0]).toBe('sleep')
      expect(find('考试压力')[0]).toBe('exam-stress')
    } finally {
      Reflect.set(Intl, 'Segmenter', segmenter)
    }
  })
})

describe('cutting into words', () => {
  test('Chinese is cut by dictionary', () => {
    expect(searchWords('心理健康')).toEqual(['心理', '健康'])
  })

  test('the fallback makes overlapping pairs and leaves Latin words whole', () => {
    expect(runs('睡不着 sleep')).toEqual(['睡不', '不着', 'sleep'])
  })

  test('English endings and stop words fall away', () => {
    expect(searchWords('The worries of sleeping')).toEqual(['worry', 'sleep'])
  })
})
