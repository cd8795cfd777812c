import { instrumentIndex } from '@amhs/domain/instruments/instrument-catalogue'
import { searchInstruments } from './instrument-search'

const all = instrumentIndex.map((summary) => ({ summary }))
const found = (query: string) => searchInstruments(all, query).map(({ summary }) => summary.id)

describe('searching for a tool', () => {
  test('an empty search finds every tool, in the same order', () => {
    expect(searchInstruments(all, '  ')).toEqual(all)
  })

  test.each(['PHQ-9', 'phq9', 'phq 9', 'ＰＨＱ－９'])(
    '%s finds the PHQ-9 and its form for adolescents',
    (query) => {
      expect(found(query)).toEqual(['phq9', 'phqa'])
    },
  )

  test.each([
    ['睡不着', 'phq9'],
    ['我最近总是睡不着', 'phq9'],
    ['压力', 'gad7'],
    ['孩子', 'psc17p'],
    ['喝酒', 'auditc'],
    ['孤独', 'ucla3'],
    ['sleep', 'phq9'],
    ['burnout', 'cbi'],
    ['WORRIED', 'gad7'],
    ['caring family', 'bsfcs'],
    ['广泛性焦虑', 'gad7'],
    ['自尊', 'rses'],
    ['我女儿14岁，做哪个测试', 'psc17p'],
    ['which test for my 14-year-old', 'psc17p'],
    ['what is the test for sleep', 'phq9'],
  ])('%s finds %s', (query, id) => {
    expect(found(query)).toContain(id)
  })

  test('every word must be found', () => {
    expect(found('喝酒 孤独')).toEqual([])
    expect(found('zzzz')).toEqual([])
  })

  test('every tool is found by its own name in both languages', () => {
    for (const { summary } of all) {
      expect(found(summary.title.zh)).toContain(summary.id)
      expect(found(summary.title.en)).toContain(summary.id)
    }
  })
})
