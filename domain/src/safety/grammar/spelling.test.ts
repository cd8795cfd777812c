import { Spelling } from './spelling'

const spelling = new Spelling(new Set(['bleach', 'kill', 'suicide', 'tablets', 'die']), [
  'bleach',
  'kill',
  'suicide',
  'tablets',
])

describe('spelling', () => {
  test.each([
    ['as it is', 'bleach', 'bleach'],
    ['a letter left out', 'blech', 'bleach'],
    ['a letter too many', 'bleeach', 'bleach'],
    ['a wrong letter', 'bleavh', 'bleach'],
    ['two letters swapped', 'belach', 'bleach'],
    ['stretched', 'bleeeeach', 'bleach'],
    ['stretched to one letter', 'diiiie', 'die'],
    ['stretched where two letters belong', 'killlll', 'kill'],
    ['digits for letters', 'su1c1de', 'suicide'],
    ['signs for letters', 'su!cide', 'suicide'],
    ['1 for l', 'ki1l', 'kill'],
    ['3, 5, 7, 8, 0, 4', 't4bl3ts', 'tablets'],
    ['a star for a letter', 'su*cide', 'suicide'],
  ])('%s: %s is read as %s', (_how, word, read) => expect(spelling.read(word)).toBe(read))

  test.each([
    ['breach', 'a common word'],
    ['tables', 'a common word'],
    ['kall', 'too short to guess'],
    ['blxxch', 'two edits'],
    ['hello', 'nothing like it'],
    ['x'.repeat(30), 'no word at all'],
  ])('%s stays: %s', (word) => expect(spelling.read(word)).toBe(word))
})
