// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { changePreferences, defaultPreferences, startPreferences } from '../../../platform/preferences'
import { hostedActions } from './hosted-actions'
import { beginToKeep, changedPreferences, keptChoice, useKeptPreferences } from './keep-preferences'

const keep = vi.spyOn(hostedActions, 'keepPreferences')

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  startPreferences('zh-CN')
  keep.mockReset()
  keep.mockResolvedValue({ success: true, codes: ['profile-updated'] })
})
afterEach(() => vi.useRealTimers())

test('only what was changed here and stands otherwise in the profile is written', () => {
  const now = { ...defaultPreferences, theme: 'dark', lessMotion: true } as const
  expect(changedPreferences(defaultPreferences, now, {})).toEqual({ theme: 'dark', lessMotion: true })
  expect(changedPreferences(defaultPreferences, now, { theme: 'dark' })).toEqual({ lessMotion: true })
  expect(changedPreferences(now, now, {})).toEqual({})
})

test('choices made one after the other are one write; what the device had before stays out of it', () => {
  changePreferences({ textFont: 'dyslexia' })
  renderHook(() => useKeptPreferences({}))
  act(() => changePreferences({ textSize: 'large' }))
  act(() => changePreferences({ quickExitKey: false }))
  act(() => vi.advanceTimersByTime(1000))
  expect(keep.mock.calls).toEqual([[{ textSize: 'large', quickExitKey: false }]])
})

test('without a profile nothing is written, and neither is what came out of it', () => {
  const { rerender } = renderHook(({ stored }) => useKeptPreferences(stored), {
    initialProps: { stored: undefined as { theme: 'dark' } | undefined },
  })
  act(() => changePreferences({ lessMotion: true }))
  act(() => vi.advanceTimersByTime(1000))
  rerender({ stored: { theme: 'dark' } })
  act(() => changePreferences({ theme: 'dark' }))
  act(() => vi.advanceTimersByTime(1000))
  expect(keep).not.toHaveBeenCalled()
})

test('how it went is told: on its way, kept, kept already, refused, and where nothing can be kept', async () => {
  beginToKeep()
  expect(keptChoice.get(), 'nobody follows').toMatchObject({ success: false })
  const choose = async (change: Parameters<typeof changePreferences>[0]) => {
    act(() => {
      beginToKeep()
      changePreferences(change)
    })
    expect(keptChoice.get()).toBe('saving')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    return keptChoice.get()
  }
  const { rerender } = renderHook(({ stored }) => useKeptPreferences(stored), {
    initialProps: { stored: { theme: 'dark' } as { theme: 'dark' } | undefined },
  })
  expect(await choose({ lessMotion: true })).toMatchObject({ success: true })
  expect(keep).toHaveBeenCalledTimes(1)
  expect(await choose({ theme: 'dark' })).toMatchObject({ success: true })
  expect(keep).toHaveBeenCalledTimes(1)
  keep.mockResolvedValue({ success: false, codes: ['network-request-failed'] })
  expect(await choose({ lessMotion: false })).toMatchObject({ codes: ['network-request-failed'] })
  rerender({ stored: undefined })
  expect(await choose({ lessMotion: true })).toMatchObject({ success: false })
  expect(keep).toHaveBeenCalledTimes(2)
})
