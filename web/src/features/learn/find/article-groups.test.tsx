// @vitest-environment jsdom
import { articleTopics } from '@amhs/domain/content/article'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import type { ListedArticle } from '../../../platform/content/content-types'
import { ArticleGroups, articleGroups } from './article-groups'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

test('every topic stands in one group, so that no article is lost or shown twice', () => {
  expect(Object.values(articleGroups).flat().sort()).toEqual([...articleTopics].sort())
})

test('a link leads to the heading of each group that has an article', () => {
  const entry = { summary: '', minutes: 3, audience: ['individual'] }
  const entries = [
    { ...entry, id: 'sleep', topic: 'body', title: 'Sleep' },
    { ...entry, id: 'caregiver-talk', topic: 'caring', title: 'Talking' },
  ] as unknown as readonly ListedArticle[]
  render(
    <MemoryRouter>
      <ArticleGroups entries={entries} />
    </MemoryRouter>,
  )
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['在经历什么', '照顾别人'])
  for (const heading of headings) {
    const name = heading.textContent ?? ''
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`#${heading.id}`)
    expect(within(screen.getByRole('region', { name })).getAllByRole('listitem')).toHaveLength(1)
  }
})
