// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ToolFilter } from './tool-filter'

afterEach(cleanup)
const choose = () => undefined
const offered = () =>
  screen.getAllByRole('option').map((option) => (option instanceof HTMLOptionElement ? option.value : ''))

test('offers only the tools that hold something, and the chosen one', () => {
  render(<ToolFilter value="gad7" withAll only={['phq9']} onChoose={choose} />)
  expect(offered().toSorted()).toEqual(['', 'gad7', 'phq9'])
})

test('offers every tool while it is not known which hold something', () => {
  render(<ToolFilter value="" withAll onChoose={choose} />)
  expect(offered().length).toBeGreaterThan(10)
})
