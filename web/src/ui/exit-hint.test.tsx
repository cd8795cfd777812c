// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { changePreferences } from '../platform/preferences'
import { ExitHint } from './exit-hint'

test('names quick exit, and its keys only while they are switched on', () => {
  changePreferences({ language: 'zh-CN' })
  render(<ExitHint />)
  expect(screen.getByText(/要马上离开，点“快速离开”/)).toBeTruthy()
  expect(screen.getByText(/连按三次 Shift/)).toBeTruthy()
})

test('says nothing of keys that do nothing', () => {
  changePreferences({ language: 'en', quickExitKey: false })
  render(<ExitHint />)
  expect(screen.getByText(/press “Quick exit”/)).toBeTruthy()
  expect(screen.queryByText(/Shift/)).toBeNull()
})
