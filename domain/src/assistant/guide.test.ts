import { articleIds } from '../content/article'
import { readTopics } from './guide-topics'
import topics from './guide-topics.json'
import { loadGuide } from './load-guide'

const first = async (language: 'zh-CN' | 'en', question: string) =>
  (await loadGuide(language)).find(question)[0] ?? null

describe('the guide answers with', () => {
  test.each([
    ['zh-CN', '我睡不着', 'sleep'],
    ['zh-CN', '瞓唔著點算', 'sleep'],
    // Asked in vain by strangers, in the plainest words.
    ['zh-CN', '怎么睡得好一点', 'sleep'],
    ['zh-CN', '我好难过', 'depression'],
    ['zh-CN', '哭个不停', 'depression'],
    ['zh-CN', '不想上学', 'exam-stress'],
    ['zh-CN', '怎么跟爸妈说', 'professional-help'],
    ['zh-CN', '怎么开口求助', 'professional-help'],
    ['en', 'how do I stop worrying', 'anxiety'],
    ['en', 'can’t stop crying', 'depression'],
    ['en', 'how do I tell my parents', 'professional-help'],
    ['en', 'how can I feel better', 'depression'],
    ['en', 'how do I stop being angry', 'anger'],
    ['en', 'what is wrong with me', 'what-is-mental-health'],
    ['zh-CN', '壓力好大，點樣放鬆', 'stress'],
    ['zh-CN', '今天很糟，爸妈又吵架了，我什么都不想做', 'family-conflict'],
    ['zh-CN', 'emo了', 'depression'],
    ['zh-CN', '焦绿怎么缓解', 'anxiety'],
    ['zh-CN', '高考压力好大', 'exam-stress'],
    ['zh-CN', '考前一晚睡不着', 'exam-stress'],
    ['zh-CN', '校园霸凌怎么办', 'school-bullying'],
    ['zh-CN', '爸爸打妈妈', 'domestic-violence'],
    ['zh-CN', '我有强迫症吗', 'ocd'],
    ['zh-CN', '双相会失眠吗', 'bipolar'],
    ['zh-CN', '产后抑郁', 'perinatal'],
    ['zh-CN', '我喜欢同性，不敢告诉爸妈', 'lgbtq'],
    ['zh-CN', '我和妈妈吵架了', 'family-conflict'],
    ['zh-CN', '失恋了好难过', 'breakup'],
    ['zh-CN', '奶奶去世了', 'grief-and-loss'],
    ['zh-CN', '被同学欺负', 'school-bullying'],
    ['zh-CN', '第一次去精神科要准备什么', 'first-visit-china'],
    ['zh-CN', '抗抑郁药要吃多久', 'medicines-basics'],
    ['en', 'Does my friend have bipolar disorder?', 'bipolar'],
    ['en', 'my husband hits me', 'domestic-violence'],
    ['en', 'I think I have ADHD', 'adhd'],
    ['zh-CN', '老师会不会告诉我爸妈，看心理医生', 'professional-help'],
    ['zh-CN', '看精神科多少钱，医保能报吗', 'professional-help'],
    ['zh-CN', '照顾失智的妈妈好累', 'caregiver-selfcare'],
    ['zh-CN', '孩子最近不愿意上学', 'caregiver-warning'],
    ['zh-CN', '员工情绪低落，作为主管怎么谈', 'workplace-manager'],
    ['zh-CN', '天天加班，感觉身体被掏空', 'workplace-burnout'],
    ['en', 'cant sleep at night', 'sleep'],
    ['en', 'How do I stop comparing myself to others?', 'self-esteem'],
    ['en', 'My daughter won’t talk to me anymore', 'caregiver-talk'],
    ['en', 'someone is blackmailing me with nudes', 'online-life'],
    ['en', 'I keep thinking about the car crash', 'trauma'],
    ['en', 'What is a panic attack?', 'anxiety'],
    ['en', 'will the hotline call my mum', 'professional-help'],
    ['en', 'can I see a doctor without my parents', 'professional-help'],
    ['en', 'will my parents find out', 'professional-help'],
    ['zh-CN', '我爸妈会知道吗', 'professional-help'],
    ['zh-CN', '我打了他，我很后悔', 'anger'],
    ['zh-CN', '我是不是个坏妈妈', 'perinatal'],
  ] as const)('%s: %s → %s', async (language, question, article) => {
    expect((await first(language, question))?.articleId).toBe(article)
  })
})

test.each([
  ['en', 'will the hotline call my mum'],
  ['en', 'can I see a doctor without my parents'],
  ['en', 'Will my parents find out?'],
  ['zh-CN', '我爸妈会知道吗'],
  ['zh-CN', '打热线会告诉我妈妈吗'],
] as const)('%s: %s is answered by what is said of privacy', async (language, question) => {
  expect((await first(language, question))?.heading).toMatch(/privacy|保密/)
})

describe('the guide says honestly that nothing fits', () => {
  test.each([
    ['zh-CN', '你能别给我发文章吗，我只想有人听我说'],
    ['zh-CN', '怎么做红烧肉'],
    ['zh-CN', '狗狗焦虑分离怎么训练'],
    ['zh-CN', '流感要吃什么药'],
    ['en', 'great depression 1929 causes'],
    ['en', 'What’s the weather tomorrow'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await first(language, question)).toBeNull()
  })
})

describe('whom it is written for', () => {
  const forFamily = /亲友|朋友和家人|父母和朋友|friends and family|parents and friends/i

  test('nothing for relatives is quoted to the person concerned, whatever they ask', async () => {
    for (const [article, words] of Object.entries(topics.articles)) {
      for (const [language, list] of [
        ['zh-CN', words.zh],
        ['en', words.en],
      ] as const) {
        for (const word of list.filter((entry) => !entry.includes('…')).slice(0, 12)) {
          const question = word.replace('~', '')
          if (readTopics(question).aboutOther) continue
          const found = await first(language, question)
          expect([article, question, found?.heading ?? '']).not.toEqual([
            article,
            question,
            expect.stringMatching(forFamily),
          ])
          expect(found?.articleId ?? '').not.toMatch(/^caregiver-(?:talk|warning|recovery)/)
        }
      }
    }
  })

  test('who asks about somebody else gets what is written for them', async () => {
    expect((await first('zh-CN', '我妈妈抑郁了，我能做什么'))?.articleId).toBe('caregiver-recovery')
    expect((await first('zh-CN', '我朋友抑郁了，我能做什么'))?.articleId).toBe('help-a-friend')
    expect((await first('en', 'How can I help my friend who has panic attacks?'))?.heading).toMatch(
      /friends and family/,
    )
  })
})

test('every article has words, and every word leads to an article that exists', () => {
  expect(Object.keys(topics.articles).sort()).toEqual(
    [...articleIds].filter((id) => id in topics.articles).sort(),
  )
})

test('a long question is read quickly', () => {
  for (const text of ['睡'.repeat(2000), 'not sleep '.repeat(200), '照顾'.repeat(1000)]) {
    expect(() => readTopics(text)).not.toThrow()
  }
})
