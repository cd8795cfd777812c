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
const intro = 'updatedOn: 2026-11-20\n\nThis statement was last changed on 20 November 2026, by the team.'
const english = `${intro}\n\n## What did the last sweep see?\n\nold\n\n## Next\n\nAfter\n`
const chinese = english
  .replace('This statement was last changed on 20 November 2026, ', '最近一次修改是 2026 年 11 月 20 日，')
  .replace('What did the last sweep see?', '最近一次检查看到了什么？')

test('only the section of the sweep is written, with date and figures', () => {
  const text = statementWithFigures(english, 'en', figures)
  expect(text).toMatch(
    /^updatedOn: .+\n\nThis statement .+ by the team\.\n\n## What did the last sweep see\?\n/,
  )
  expect(text).toMatch(/\n\n## Next\n\nAfter\n$/)
  expect(text).toContain('23 November 2026')
  expect(text).toContain('46 pages and at 120 other states')
  expect(text).toContain('about 7 combinations of settings: 1,234 times')
  expect(text).toContain('It found no problems.')
  expect(text).not.toContain('old')
})

test('what was found is said, in both languages', () => {
  expect(statementWithFigures(chinese, 'zh', { ...figures, findings: 3 })).toContain('还有 3 个没有改好')
  expect(statementWithFigures(english, 'en', { ...figures, findings: 1 })).toContain(
    "1 hasn't been mended yet",
  )
})

test('figures of several versions of the site are said to be that, without the numbers of commits', () => {
  expect(statementWithFigures(english, 'en', figures)).toContain('all come from one version of the site')
  const commits = [{ commit: 'bbbbbbb', date: '2026-11-21' }, ...figures.commits]
  const text = statementWithFigures(english, 'en', { ...figures, commits })
  expect(text).toContain("don't all come from one version of the site. The sweep began on 21 November 2026")
  expect(text).toContain('2 versions')
  // Numbers of commits say nothing to those who read this.
  expect(text).not.toMatch(/aaaaaaa|bbbbbbb/)
  expect(statementWithFigures(chinese, 'zh', { ...figures, commits })).toContain(
    '先后经过 2 个版本。没有哪一个版本从头到尾查过一遍',
  )
})

test('written twice it stays the same; without the section it is refused', () => {
  const once = statementWithFigures(english, 'en', figures)
  expect(statementWithFigures(once, 'en', figures)).toBe(once)
  expect(() => statementWithFigures('nothing', 'en', figures)).toThrow('is missing')
})

test('the statement was changed no earlier than on the day of the sweep, and says so in both places', () => {
  const text = statementWithFigures(english, 'en', figures)
  expect(text).toContain('updatedOn: 2026-11-23\n')
  expect(text).toContain('This statement was last changed on 23 November 2026, by the team.')
  const translated = statementWithFigures(chinese, 'zh', figures)
  expect(translated).toContain('updatedOn: 2026-11-23\n')
  expect(translated).toContain('最近一次修改是 2026 年 11 月 23 日，by the team.')
  const changedLater = english.replace('updatedOn: 2026-11-20', 'updatedOn: 2026-12-01')
  expect(statementWithFigures(changedLater, 'en', figures)).toContain('last changed on 1 December 2026, by')
  expect(() => statementWithFigures(english.replace('last changed', 'new'), 'en', figures)).toThrow(
    'is missing',
  )
  expect(() => statementWithFigures(english.replace('updatedOn', 'date'), 'en', figures)).toThrow(
    'is missing',
  )
})

test('the focus was put by a script, and nobody is told that Tab was pressed', () => {
  expect(statementWithFigures(english, 'en', figures)).toContain('without pressing Tab: 50,000 times')
  expect(statementWithFigures(chinese, 'zh', figures)).toContain('（不是按 Tab 键）')
})
