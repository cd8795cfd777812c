import { descriptionOf, titleOfPage } from './page-head'

test('a title bears the name of the site unless it would be cut off with it', () => {
  expect(titleOfPage('Learning', 'en')).toBe('Learning – Accessible Mental Health Support')
  expect(titleOfPage('Insomnia: how to sleep better', 'en')).toBe('Insomnia: how to sleep better')
  expect(titleOfPage('失眠、睡不着怎么办', 'zh-CN')).toBe('失眠、睡不着怎么办 – 无障碍心理支持')
})

test('a description is the sentences of the summary that fit whole, at least one', () => {
  const sentence = 'This sentence has exactly fifty characters in all. '
  expect(descriptionOf(sentence.repeat(4), 'en')).toBe(sentence.repeat(3).trimEnd())
  expect(descriptionOf('你好吗？我很好。', 'zh-CN')).toBe('你好吗？我很好。')
  expect(descriptionOf(`${'a'.repeat(170)}. Next.`, 'en')).toBe(`${'a'.repeat(170)}.`)
  expect(descriptionOf('', 'en')).toBe('')
})
