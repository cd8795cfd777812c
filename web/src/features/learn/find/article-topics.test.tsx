// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import type { ListedArticle } from '../../../platform/content/content-types'
import { changePreferences } from '../../../platform/preferences'
import { ArticleTopics } from './article-topics'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

afterEach(cleanup)

function article(id: ListedArticle['id'], topic: ListedArticle['topic']): ListedArticle {
  return { id, topic, audience: ['caregiver'], title: id, summary: '', minutes: 4 }
}

const entries = [
  article('stress', 'anxiety-stress'),
  article('depression', 'mood'),
  article('caregiver-talk', 'caring'),
  article('anxiety', 'anxiety-stress'),
]

test.each([
  ['zh-CN', ['情绪（1 篇）', '焦虑与压力（2 篇）', '照顾他人（1 篇）']],
  ['en', ['Mood (1)', 'Anxiety and stress (2)', 'Caring for others (1)']],
] as const)('every article stands once, folded below the heading of its topic (%s)', (language, topics) => {
  changePreferences({ language })
  render(
    <MemoryRouter>
      <ArticleTopics entries={entries} />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(topics)
  const folds = screen.getAllByRole<HTMLDetailsElement>('group')
  expect(folds.map(({ open }) => open)).toEqual([false, false, false])
  const titles = folds.map((fold) =>
    within(fold)
      .getAllByRole('heading', { level: 4, hidden: true })
      .map(({ textContent }) => textContent),
  )
  expect(titles).toEqual([['depression'], ['stress', 'anxiety'], ['caregiver-talk']])
})
