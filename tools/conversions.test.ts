import { languages } from '@amhs/domain/localized'
import { builtApart, conversionOf, conversions, cornerQuotes, withEdits } from '../web/vite/conversions'

const { text, name } = conversionOf('zh-Hant')

test('each language with a fallback has a conversion, and no other', () => {
  expect(Object.keys(conversions)).toEqual(builtApart().map(({ tag }) => tag))
  expect(builtApart().length).toBeLessThan(languages.length)
  expect(() => conversionOf('fr')).toThrow('fr')
})

// Words whose characters have two traditional forms, and words that readers in Taiwan and Hong Kong do not use.
test.each([
  ['个人信息', '個人資料'],
  ['发信息给朋友', '傳訊息給朋友'],
  ['没有网络', '沒有網路'],
  ['心理咨询', '心理諮商'],
  ['请咨询医生', '請諮詢醫生'],
  ['短信', '簡訊'],
  ['默认', '預設'],
  ['云端账户', '雲端帳戶'],
  ['头发', '頭髮'],
  ['发送邮件', '寄送郵件'],
  ['以后', '以後'],
  ['皇后', '皇后'],
  ['这里有 10 公里', '這裡有 10 公里'],
  ['浏览器里加密', '瀏覽器裡加密'],
  ['擦干净', '擦乾淨'],
  ['干什么', '幹什麼'],
  ['若干', '若干'],
  ['面包', '麵包'],
  ['面前', '面前'],
  ['只有一只猫', '只有一隻貓'],
  ['平台和台湾', '平台和台灣'],
  ['抑郁症', '憂鬱症'],
  ['支持和通过', '支持和通過'],
  ['社区医院', '社區醫院'],
  ['好消息', '好消息'],
  ['每周一次，周围没人', '每週一次，周圍沒人'],
  ['看看四周', '看看四周'],
  ['中国台湾', '台灣'],
  ['心理筛查', '心理篩檢'],
  ['多动症，多动一动', '過動症，多動一動'],
  ['只影响这台设备', '只影響這台裝置'],
  ['同意并发送', '同意並傳送'],
  ['30 天后', '30 天後'],
  ['少刷新闻', '少滑新聞'],
  ['放松、松树', '放鬆、松樹'],
])('%s becomes %s', (simplified, traditional) => expect(text(simplified)).toBe(traditional))

test('what is traditional already stays', () => {
  for (const line of ['1925 安心專線（依舊愛我）', '1995 生命線', '1980 張老師', '113 保護專線'])
    expect(text(line)).toBe(line)
})

test('numbers, addresses and Latin words stay', () => {
  const kept = '12356 [120](tel:120) /learn/resource/sleep {{share}} PHQ-9 don’t'
  expect(text(kept)).toBe(kept)
})

test('names elsewhere change in their characters alone', () => {
  expect(name('北京市精神卫生中心（社区咨询）')).toBe('北京市精神衛生中心（社區諮詢）')
  expect(name('网络信息，服务台')).toBe('網絡信息，服務台')
})

test('quotation marks become corner brackets, the inner ones double', () => {
  expect(cornerQuotes('他说：“她问‘好吗’。”')).toBe('他说：「她问『好吗』。」')
  expect(cornerQuotes('说：‘不安全。’')).toBe('说：「不安全。」')
  expect(cornerQuotes('it’s')).toBe('it’s')
})

test('of two words in a list the longer one is found, and what is found is not converted again', () => {
  const convert = withEdits((plain) => plain.replaceAll('b', 'B'), { ab: 'b', abab: 'x' })
  expect(convert('ab abab b')).toBe('b x B')
})
