import type { Examples } from '../../../platform/examples'
import { ArticleCards } from './article-cards'

export const examples: Examples = {
  'two articles': () => (
    <ArticleCards
      articles={[
        {
          id: 'sleep',
          title: { zh: '改善睡眠', en: 'Better sleep' },
          summary: { zh: '睡不着的时候可以做什么。', en: 'What to do when sleep will not come.' },
        },
        {
          id: 'depression',
          title: { zh: '认识抑郁', en: 'Depression' },
          summary: { zh: '它是什么，有什么帮助。', en: 'What it is, and what helps.' },
        },
      ]}
    />
  ),
}
