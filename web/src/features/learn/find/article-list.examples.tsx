import type { Examples } from '../../../platform/examples'
import { ArticleList } from './article-list'
import '../learn.css'

export const examples: Examples = {
  'two articles': () => (
    <ArticleList
      entries={[
        {
          id: 'sleep',
          topic: 'body',
          audience: ['individual'],
          title: '改善睡眠 / Better sleep',
          summary: '睡不着的时候可以做什么。 / What to do when sleep will not come.',
          minutes: 4,
        },
        {
          id: 'depression',
          topic: 'mood',
          audience: ['individual'],
          title: '抑郁 / Depression',
          summary: '它是什么，有什么帮助。 / What it is, and what helps.',
          minutes: 6,
        },
      ]}
    />
  ),
}
