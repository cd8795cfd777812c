import { guideTerms } from './guide'
import { loadGuide } from './load-guide'

describe('the guide', () => {
  test.each([
    ['zh-CN', '最近总是睡不着', 'sleep'],
    ['zh-CN', '考试压力很大', 'exam-stress'],
    ['zh-CN', '觉得很孤独', 'loneliness'],
    ['en', 'I cannot sleep at night', 'sleep'],
    ['en', 'What is a panic attack?', 'anxiety'],
    ['en', 'burnout at work', 'workplace-burnout'],
  ] as const)('%s: %s → %s', async (language, question, article) => {
    const guide = await loadGuide(language)
    expect(guide.find(question).map(({ articleId }) => articleId)).toContain(article)
  })

  test.each([
    ['zh-CN', '量子力学'],
    ['en', 'who won the world cup'],
    ['en', ''],
    ['en', '!!! ???'],
  ] as const)('%s: says nothing about “%s”', async (language, question) => {
    expect((await loadGuide(language)).find(question)).toEqual([])
  })

  test('names an article once and every passage has words', async () => {
    const found = (await loadGuide('zh-CN')).find('压力 睡眠 焦虑 抑郁', 5)
    expect(new Set(found.map(({ articleId }) => articleId)).size).toBe(found.length)
    for (const { lines } of found) expect(lines.join('').length).toBeGreaterThan(0)
  })

  test('cuts words the same way for questions and articles', () => {
    expect(guideTerms('我失眠了')).toEqual(['失眠'])
    expect(guideTerms('Sleeping and sleeps')).toEqual(['sleep', 'sleep'])
  })
})
