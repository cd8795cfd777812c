import { readUnits } from './read-units'
import { findGroupedWords } from './word-groups'
import groups from './word-groups.json'

const names = Object.keys(groups.groups)
const namesIn = (text: string) => findGroupedWords(readUnits(text)).map(({ group }) => names[group])

describe('the word groups', () => {
  test.each([
    ['我把猫托给室友', ['pet', 'caretake', 'friend']],
    ['i gave my guitar to my nan', ['give', 'belonging', 'family']],
  ])('%s', (text, expected) => {
    expect(namesIn(text)).toEqual(expect.arrayContaining(expected))
  })

  test('the longest word at a place counts', () => {
    expect(namesIn('最后一次')).toContain('last')
    expect(findGroupedWords(readUnits("won't be needing"))[0]).toMatchObject({ place: 0 })
  })

  test('both languages have words for every group', () => {
    const empty = Object.values(groups.groups).filter(({ zh, en }) => zh.length === 0 || en.length === 0)
    expect(empty).toEqual([])
  })
})
