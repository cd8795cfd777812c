import { professions } from '../documents/professional-document'
import { professionLabels } from './professions'

test('each profession is called something of its own in both languages', () => {
  expect(Object.keys(professionLabels).sort()).toEqual([...professions].sort())
  const labels = Object.values(professionLabels)
  for (const { zh, en } of labels) {
    expect(zh).toMatch(/^\p{Script=Han}/u)
    expect(en).toMatch(/^[A-Z]/)
  }
  expect(new Set(labels.flatMap(({ zh, en }) => [zh, en])).size).toBe(2 * professions.length)
})

test('a registration alone is not called a licence to treat', () => {
  expect(professionLabels.counsellor).toEqual({ zh: '心理咨询师（已登记）', en: 'Counsellor (listed)' })
})
