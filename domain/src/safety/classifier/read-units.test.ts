import { isEnd, isWord, readUnits } from './read-units'

describe('a message as the classifier reads it', () => {
  test.each([
    ['我把猫送人了', ['我', '把', '猫', '送', '人', '了']],
    ['我把貓送人了', ['我', '把', '猫', '送', '人', '了']],
    ['佢唔見咗', ['他', '不', '见', '了']],
    ['Gave the DOG to nan', ['gave', 'the', 'dog', 'to', 'nan']],
    ["I can't, im tired", ['i', 'can', 'not', 'i', 'am', 'tired']],
    ['１２ 粒 药', ['#2', '粒', '药']],
    ['bye 👋🏽 😭', ['bye', '👋', '🏽', '😭']],
    ['够了。。。真的', ['够', '了', '。', '真', '的']],
    ['last one // bye\nok', ['last', 'one', '|', 'bye', '|', 'ok']],
    ['  , 、 ', []],
  ])('%s', (text, units) => {
    expect(readUnits(text)).toEqual(units)
  })

  test('words and ends are told from other units', () => {
    expect(['dog', '猫', '#2', '.'].map(isWord)).toEqual([true, false, false, false])
    expect(['dog', '|', '.', '?'].map(isEnd)).toEqual([false, true, true, true])
  })
})
