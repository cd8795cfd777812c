import { limitNames } from './limit-names'

test('every callable may have other limits, and what is read over plain HTTPS as well', async () => {
  const names = await limitNames()
  for (const name of ['assistantReply', 'sendContactMessage', 'stopReminderNow', 'sharedResultLook'])
    expect(names).toContain(name)
  expect(names.length).toBeGreaterThan(40)
  expect(new Set(names).size).toBe(names.length)
})
