import english from '../assistant/guide-passages.en.json'
import chinese from '../assistant/guide-passages.zh.json'
import { type ArticleId, isArticleId } from '../content/article'
import { articlesThatMayFit } from './articles-that-may-fit'

const ids = [...new Set(chinese.map(({ articleId }) => articleId))].filter(isArticleId)
const titleIn = (passages: readonly { articleId: string; title: string }[], id: ArticleId) =>
  passages.find(({ articleId }) => articleId === id)?.title ?? ''
const articles = ids.map((id) => ({ id, title: { zh: titleIn(chinese, id), en: titleIn(english, id) } }))

test.each([
  ['快考试了，我很紧张', ['exam-stress', 'anxiety']],
  ['马上要考试了好紧张', ['exam-stress', 'anxiety']],
  ['馬上要考試了好緊張', ['exam-stress', 'anxiety']],
  ['今天作业多到累死了', ['exam-stress']],
  ['晚上睡不着，总在想事情', ['sleep']],
  ['睡不着，在厕所里，心里好难受', ['sleep']],
  ['今天没胃口，就是累', ['depression']],
  ['最近和男朋友分手了', ['breakup']],
  ['欠了二十多万网贷，靠喝酒睡', ['alcohol']],
  ['九岁的孩子不睡觉，说怕', ['sleep']],
  ['欠债', []],
  ['how to ask for help', ['professional-help']],
  ['everyone hates me', ['self-esteem']],
  // A piece of a sentence is no reason to speak of suicide.
  ['今天作业多到爆，累死了', ['exam-stress']],
  ['怎么学游泳', []],
  ['qwxzv, what', []],
  ['', []],
])('%s may be about %j', (message, found) => {
  expect(articlesThatMayFit(message, articles)).toEqual(found)
})

test('what is written for relatives is offered to them', () => {
  const about = articlesThatMayFit('how can my daughter ask for help', articles)
  expect(about.some((id) => id.startsWith('caregiver-'))).toBe(true)
})
