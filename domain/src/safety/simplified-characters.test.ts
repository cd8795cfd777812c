import * as OpenCC from 'opencc-js'
import { simplify } from './simplified-characters'

const simplified = (text: string) => [...text].map(simplify).join('')

test.each([
  ['憂鬱症與焦慮症', '忧郁症与焦虑症'],
  ['臺灣的諮商所', '台湾的咨商所'],
  ['睡著了，妳呢', '睡着了，你呢'],
  ['嚥下藥片後頭暈', '咽下药片后头晕'],
  ['壓力鍋、麵條、乾淨', '压力锅、面条、干净'],
  ['嗰次我𠝹親隻手', '嗰次我鎅亲只手'],
  ['唔係咁㗎，瞓唔著', '唔系咁㗎，瞓唔着'],
])('%s is read as %s', (traditional, text) => {
  expect(simplified(traditional)).toBe(text)
})

test('simplified text stays as it is', () => {
  const text = '我最近总是睡不着，觉得没有意义，想和谁说说话。头发、皇后、干净、里面、面条。'
  expect(simplified(text)).toBe(text)
})

test('letters that only look Latin are read as the Latin ones', () => {
  expect(simplified('ѕuісіdе')).toBe('suicide')
})

test('each of these letters is read as the Latin one that it looks like', () => {
  expect(simplified('аеорсхуіѕкмтнвԁӏοαικνευı')).toBe('aeopcxyiskmthbdloaikveui')
})

test('rare forms of the Cantonese word for cutting are read as the usual one', () => {
  expect(simplified('\u{20779}\u{207a0}剺')).toBe('鎅鎅鎅')
})

test('the first and the last pair of the table are read, and a form of two units is left as it is', () => {
  expect(simplified('丟龜龍𠮶嗰')).toBe('丢龟龙𠮶嗰')
})

/** The 5,401 characters of level 1 of Big5: rows of two bytes, of which the second has a gap. */
function frequentCharacters(): readonly string[] {
  const big5 = new TextDecoder('big5')
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const seconds = [...range(0x40, 0x7e), ...range(0xa1, 0xfe)]
  const codes = range(0xa4, 0xc6).flatMap((first) => seconds.map((second) => [first, second] as const))
  return codes
    .filter(([first, second]) => first < 0xc6 || second <= 0x7e)
    .map((code) => big5.decode(Uint8Array.from(code)))
}

test('each frequent character is read as OpenCC writes it, but for three that people write in place of others', () => {
  const frequent = frequentCharacters()
  expect([frequent.length, frequent[0], frequent.at(-1)]).toEqual([5401, '一', '籲'])
  const convert = OpenCC.Converter({ from: 't', to: 'cn' })
  const inOneUnit = (character: string) => {
    const form = convert(character)
    return form.length === 1 ? form : character
  }
  const otherwise = frequent.filter((character) => simplify(character) !== inOneUnit(character))
  expect(otherwise.map((character) => [character, simplify(character)])).toEqual([
    ['妳', '你'],
    ['著', '着'],
    ['瞭', '了'],
  ])
})
