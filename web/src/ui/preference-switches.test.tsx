// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { defaultPreferences } from '../platform/preferences'
import { PreferenceSwitches, preferenceSwitches } from './preference-switches'
import { preferenceSwitchWords } from './preference-switches.words'

/** Switched in another place: where questions are asked, and mails that are not sent. */
const elsewhere = ['notifications', 'oneQuestionAtATime', 'tapGoesOn']

test('everything that can be switched for all pages has a switch, with words of its own', () => {
  const flags = Object.entries(defaultPreferences)
    .filter(([, value]) => typeof value === 'boolean')
    .map(([key]) => key)
  expect([...preferenceSwitches, ...elsewhere].sort()).toEqual(flags.sort())
  const { zh, en } = preferenceSwitchWords
  for (const words of [zh, en]) expect(new Set(Object.values(words)).size).toBe(preferenceSwitches.length)
})

test('a switch shows what holds and tells what is wanted', () => {
  const onChange = vi.fn()
  render(
    <PreferenceSwitches values={defaultPreferences} onChange={onChange} hints={{ lessMotion: '提示' }} />,
  )
  const motion = screen.getByRole<HTMLInputElement>('checkbox', { name: /页面不要有动画/ })
  expect(motion.checked).toBe(false)
  expect(screen.getByText('提示')).toBeTruthy()
  fireEvent.click(motion)
  expect(onChange.mock.calls).toEqual([['lessMotion', true]])
})
