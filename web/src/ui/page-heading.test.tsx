// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { requestHeadingFocus } from '../platform/heading-focus'
import { PageHeading } from './page-heading'

test('a heading whose words are open takes the focus once they stand, and not again when they change', () => {
  requestHeadingFocus()
  const { rerender } = render(<PageHeading isOpen>How are you?</PageHeading>)
  expect(document.activeElement).toBe(document.body)
  rerender(<PageHeading>Welcome back.</PageHeading>)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Welcome back.' }))
  screen.getByRole('heading').blur()
  rerender(<PageHeading>Welcome back!</PageHeading>)
  expect(document.activeElement).toBe(document.body)
})

test('a heading that stands takes the focus at once', () => {
  requestHeadingFocus()
  render(<PageHeading>About</PageHeading>)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
