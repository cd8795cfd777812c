import { beginningOf, descriptionOf, longestListed, titleOfPage } from './page-head'

test('every title bears the name of the site, behind its own words', () => {
  expect(titleOfPage('Learning', 'en')).toBe('Learning – Accessible Mental Health Support')
  expect(titleOfPage('Insomnia: how to sleep better', 'en')).toBe(
    'Insomnia: how to sleep better – Accessible Mental Health Support',
  )
  expect(titleOfPage('失眠、睡不着怎么办', 'zh-CN')).toBe('失眠、睡不着怎么办 – 无障碍心理支持')
})

test('a description is the sentences of the summary that fit whole, at least one', () => {
  const sentence = 'This sentence has exactly fifty characters in all. '
  expect(descriptionOf(sentence.repeat(4), 'en')).toBe(sentence.repeat(3).trimEnd())
  expect(descriptionOf('你好吗？我很好。', 'zh-CN')).toBe('你好吗？我很好。')
  expect(descriptionOf(`${'a'.repeat(170)}. Next.`, 'en')).toBe(`${'a'.repeat(170)}.`)
  expect(descriptionOf('', 'en')).toBe('')
})

test('a list says the first sentences that are enough to choose by', () => {
  expect(
    beginningOf(
      '有事要应付，身体就会有反应，这就是压力。短期压力是正常的。你可以用一个简短的练习回到当下。',
      longestListed.zh,
    ),
  ).toBe('有事要应付，身体就会有反应，这就是压力。短期压力是正常的。')
  expect(
    beginningOf(
      'Anger is normal: it tells you that something isn’t right. When it flares up, step away and let your body calm down.',
      longestListed.en,
    ),
  ).toBe('Anger is normal: it tells you that something isn’t right.')
})
