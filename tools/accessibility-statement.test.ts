import { type SweepFigures, statementWithFigures } from './accessibility-statement'

const figures: SweepFigures = {
  date: '2026-11-23',
  commits: [{ commit: 'aaaaaaa', date: '2026-11-23' }],
  pieces: { route: 46, state: 120, journey: 12 },
  looks: 1234,
  stops: 50_000,
  targets: 20_000,
  findings: 0,
}
const english = 'Before\n\n## What did the last sweep see?\n\nold\n\n## Next\n\nAfter\n'

test('only the section of the sweep is written, with date and figures', () => {
  const text = statementWithFigures(english, 'en', figures)
  expect(text).toMatch(/^Before\n\n## What did the last sweep see\?\n/)
  expect(text).toMatch(/\n\n## Next\n\nAfter\n$/)
  expect(text).toContain('23 November 2026')
  expect(text).toContain('46 pages and 120 other states')
  expect(text).toContain('1,234 looks')
  expect(text).toContain('It found nothing.')
  expect(text).not.toContain('old')
})

test('what was found is said, in both languages', () => {
  const chinese = english.replace('What did the last sweep see?', '最近一次检查看到了什么？')
  expect(statementWithFigures(chinese, 'zh', { ...figures, findings: 3 })).toContain('3 个还没有改好的问题')
  expect(statementWithFigures(english, 'en', { ...figures, findings: 1 })).toContain('1 thing that is not')
})

test('figures of several states of the code are said to be that, each with its day', () => {
  expect(statementWithFigures(english, 'en', figures)).toContain(
    'on one state of the code: aaaaaaa (23 November 2026).',
  )
  const commits = [{ commit: 'bbbbbbb', date: '2026-11-21' }, ...figures.commits]
  const text = statementWithFigures(english, 'en', { ...figures, commits })
  expect(text).toContain('not measured on one version of the site. The sweep began on 21 November 2026')
  expect(text).toContain('2 states of the code')
  expect(text).toContain('bbbbbbb (21 November 2026), aaaaaaa (23 November 2026).')
  const chinese = english.replace('What did the last sweep see?', '最近一次检查看到了什么？')
  expect(statementWithFigures(chinese, 'zh', { ...figures, commits })).toContain(
    '先后用了 2 个版本的代码。没有哪一个版本从头到尾查过一遍',
  )
})

test('written twice it stays the same; without the section it is refused', () => {
  const once = statementWithFigures(english, 'en', figures)
  expect(statementWithFigures(once, 'en', figures)).toBe(once)
  expect(() => statementWithFigures('nothing', 'en', figures)).toThrow('is missing')
})
