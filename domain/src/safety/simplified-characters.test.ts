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
