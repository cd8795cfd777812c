// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { AuthResult } from '../auth-result'
import { failed, succeeded } from '../auth-result'
import { useCode } from './use-code'

/** An action that answers when it is told to. */
function actionToAnswer() {
  const waiting: ((result: AuthResult) => void)[] = []
  const action = vi.fn((_code: string) => new Promise<AuthResult>((resolve) => waiting.push(resolve)))
  return { action, answer: (result: AuthResult) => act(async () => waiting.shift()?.(result)) }
}

test('the code is tried once, and its answer shown', async () => {
  const { action, answer } = actionToAnswer()
  const { result, rerender } = renderHook(() => useCode('code', action))
  expect(result.current[0]).toBeNull()
  rerender()
  await answer(failed('invalid-action-code'))
  expect(result.current[0]).toEqual(failed('invalid-action-code'))
  expect(action.mock.calls).toEqual([['code']])
})

test('without a network it can be tried again, and waits for the answer anew', async () => {
  const { action, answer } = actionToAnswer()
  const { result } = renderHook(() => useCode('code', action))
  await answer(failed('network-request-failed'))
  expect(result.current[0]).toEqual(failed('network-request-failed'))
  act(() => result.current[1]())
  expect(result.current[0]).toBeNull()
  await answer(succeeded('email-recovered'))
  await waitFor(() => expect(result.current[0]).toEqual(succeeded('email-recovered')))
})

test('the answer to an earlier code is not shown for another one', async () => {
  const { action, answer } = actionToAnswer()
  const { result, rerender } = renderHook(({ code }) => useCode(code, action), {
    initialProps: { code: 'first' },
  })
  rerender({ code: 'second' })
  await answer(succeeded('email-recovered'))
  expect(result.current[0]).toBeNull()
  await answer(failed('expired-action-code'))
  expect(result.current[0]).toEqual(failed('expired-action-code'))
})
