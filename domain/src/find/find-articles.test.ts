import english from '../assistant/guide-passages.en.json'
import chinese from '../assistant/guide-passages.zh.json'
import { type ArticleId, isArticleId } from '../content/article'
import { findArticles } from './find-articles'
import plainWords from './plain-words.json'
import searchWords from './search-words.json'

const ids = [...new Set(chinese.map(({ articleId }) => articleId))].filter(isArticleId)
const titleIn = (passages: readonly { articleId: string; title: string }[], id: ArticleId) =>
  passages.find(({ articleId }) => articleId === id)?.title ?? ''
const articles = ids.map((id) => ({ id, title: { zh: titleIn(chinese, id), en: titleIn(english, id) } }))
const find = (text: string) => findArticles(text, articles)

describe('searching the articles', () => {
  test.each(Object.entries(plainWords).flatMap(([id, words]) => words.map((word) => [word, id] as const)))(
    'the plain word %s finds %s alone',
    (word, id) => {
      expect(find(word)).toContain(id)
      expect(find(word)[0]).toBe(id)
    },
  )

  test('an added word alone names nothing', () => {
    expect(find('driving test')).toEqual([])
  })

  test.each([
    ['失眠', 'sleep'],
    ['睡不着', 'sleep'],
    ['怎么睡得好一点', 'sleep'],
    ['考试好紧张', 'exam-stress'],
    ['怎么开口求助', 'professional-help'],
    ['how do I tell my parents', 'professional-help'],
    ['insomnia', 'sleep'],
    ['轻生', 'suicide-help'],
    ['suicidal', 'suicide-help'],
    ['自残', 'self-harm'],
    ['认识抑郁', 'depression'],
    ['憂鬱症', 'depression'],
    ['emo', 'depression'],
    ['高考焦虑', 'exam-stress'],
    ['OCD test', 'ocd'],
    ['ptsd symptoms', 'trauma'],
    ['anxiety test', 'anxiety'],
    ['抑郁 自测', 'depression'],
    ['孤獨', 'loneliness'],
    ['喝酒', 'alcohol'],
    ['倦怠', 'workplace-burnout'],
    ['sleeping', 'sleep'],
    ['burnout', 'workplace-burnout'],
    ['lonely', 'loneliness'],
    ['support group', 'support-groups'],
    ['社恐', 'social-anxiety'],
    ['社交焦慮', 'social-anxiety'],
    ['躁郁', 'bipolar'],
    ['Social anx', 'social-anxiety'],
    ['不上学', 'caregiver-warning'],
    ['不想上学', 'caregiver-warning'],
    ['厌学', 'caregiver-warning'],
    ['拒学', 'caregiver-warning'],
    ['不想去学校', 'caregiver-warning'],
    ['school refusal', 'caregiver-warning'],
    ['won’t go to school', 'caregiver-warning'],
    ['my son refuses school', 'caregiver-warning'],
    // Who speaks of themselves is led to what is behind it.
    ['我不想上学', 'school-bullying'],
    ['i don’t want to go to school', 'school-bullying'],
  ])('%s finds %s first', (text, id) => {
    expect(find(text)[0]).toBe(id)
  })

  test.each([
    ['suicde', 'suicide-help'],
    ['sucide', 'suicide-help'],
    ['suiside', 'suicide-help'],
    ['sucidal', 'suicide-help'],
    ['dpression', 'depression'],
    ['depresion', 'depression'],
    ['anxeity', 'anxiety'],
    ['insomina', 'sleep'],
    ['bipolr', 'bipolar'],
    ['zisha', 'suicide-help'],
    ['xiang si', 'suicide-help'],
    ['zican', 'self-harm'],
    ['yiyu', 'depression'],
    ['yì yù zhèng', 'depression'],
    ['shuibuzhao', 'sleep'],
    ['shui bu zhao zenmeban', 'sleep'],
    ['qiangpozheng', 'ocd'],
    ['kaoshi', 'exam-stress'],
    ['kaoshi jiaolv', 'exam-stress'],
    ['空心病', 'depression'],
    ['kongxinbing', 'depression'],
    // No article uses the word, and whoever searches with it is in danger.
    ['烧炭', 'suicide-help'],
    ['上吊', 'suicide-help'],
  ])('%s, with a typing error, in pinyin or in slang, finds %s first', (text, id) => {
    expect(find(text)[0]).toBe(id)
  })

  test.each(Object.entries(searchWords.pinyin))('the pinyin %s finds what %s finds', (pinyin, characters) => {
    expect(find(pinyin)).toEqual(find(characters))
    expect(find(pinyin)).not.toEqual([])
  })

  test.each(['dental', 'danger', 'hanger', 'heating', 'dress', 'steep', 'xiaolongbao', 'beijing'])(
    '%s is no typing error and no pinyin of ours',
    (text) => {
      expect(find(text)).toEqual([])
    },
  )

  test('every title finds its article', () => {
    for (const { id, title } of articles) {
      expect([title.zh, find(title.zh)]).toEqual([title.zh, expect.arrayContaining([id])])
      expect([title.en, find(title.en)]).toEqual([title.en, expect.arrayContaining([id])])
    }
  })

  test('nothing is found for nonsense, empty text, words that stand everywhere and matters of others', () => {
    for (const text of [
      'qwxzv',
      '',
      '   ',
      '的',
      'the and of',
      'constructor',
      '红烧肉',
      'train tickets',
      '帕金森',
    ])
      expect([text, find(text)]).toEqual([text, []])
  })

  test('never more than a short list', () => {
    expect(find('压力 睡眠 焦虑 抑郁 孤独 喝酒 考试 分手 自卑').length).toBeLessThanOrEqual(6)
  })
})

test.each(['孩子不睡觉', '九岁的孩子不睡觉，说怕', '娃怕黑', "my child won't sleep", 'kid scared to sleep'])(
  'a child who does not sleep leads to the article on sleep: %s',
  (text) => {
    expect(findArticles(text, [])[0]).toBe('sleep')
  },
)

test.each(['欠债', '网贷', 'debt'])('no article is on debt, and none is offered for it: %s', (text) => {
  expect(findArticles(text, [])).toEqual([])
})

test('a child who does not talk or go to school leads where it did', () => {
  expect(findArticles('孩子不愿意说', [])[0]).toBe('caregiver-talk')
  expect(findArticles('我孩子不想上学', [])[0]).toBe('caregiver-warning')
  expect(findArticles("after that shift I keep seeing the child's face and I don't sleep", [])[0]).toBe(
    'trauma',
  )
})
