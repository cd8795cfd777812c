import { coveringLooks, letters, pairsOf, screens, stateLooks, themes } from './looks'

describe('the looks of a page', () => {
  test('hold every pair of settings, in few looks', () => {
    const looks = coveringLooks()
    const covered = new Set(looks.flatMap(pairsOf))
    for (const theme of themes) {
      for (const screen of screens) expect(covered).toContain(`theme=${theme} screen=${screen}`)
      for (const kind of letters) expect(covered).toContain(`theme=${theme} letters=${kind}`)
      for (const language of ['zh-CN', 'en']) expect(covered).toContain(`language=${language} theme=${theme}`)
    }
    for (const screen of screens)
      for (const kind of letters) expect(covered).toContain(`screen=${screen} letters=${kind}`)
    expect(looks.length).toBeLessThanOrEqual(24)
  })

  test('change the language once', () => {
    const order = coveringLooks().map(({ language }) => language)
    expect([...order].sort((one, other) => (one === other ? 0 : one === 'zh-CN' ? -1 : 1))).toEqual(order)
  })

  test('of a state are dark and high contrast in both languages', () => {
    for (const language of ['zh-CN', 'en'] as const)
      expect(stateLooks(language).map(({ theme }) => theme)).toEqual(
        expect.arrayContaining(['dark', 'contrast']),
      )
  })
})
